package eightfold.testkit.oracle;

import eightfold.rules.vocabulary.Effect;
import eightfold.rules.vocabulary.Element.Several;
import eightfold.rules.vocabulary.Element.Several.Chain;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Several cards in a turn (semantics 11). */
final class SeveralCards {
  private SeveralCards() {}

  /** All chains of the book: what a turn may still become with its first card. */
  private static Set<Chain> all(Rules rules, boolean answers) {
    boolean noRun = answers && rules.turns().answersNoRun();
    return rules.chains().stream()
        .filter(chain -> chain != Chain.RUN || !noRun)
        .collect(Collectors.toSet());
  }

  /** How the row stands once the card is laid on the last one; empty if it cannot be. */
  static Optional<Turn.Row> after(Rules rules, State state, int card) {
    Turn turn = state.turn();
    int last = turn.last();
    if (turn.row().closed() || rules.alone(last) || rules.alone(card)) {
      return Optional.empty();
    }
    Set<Chain> chains = accepting(rules, state, card);
    boolean bride = turn.row().bride();
    boolean any = !bride && rules.cards().followedBy(last, Effect.Followed.By.BY_ANY);
    boolean suit = !bride && turn.laid().size() == 1 && asksForItsSuit(rules, last, card);
    if (chains.isEmpty() && !any && !suit) {
      return Optional.empty();
    }
    // what came as a king's second card, and as nothing else, is the last of its turn
    boolean closed = chains.isEmpty() && !any;
    return Optional.of(new Turn.Row(chains, any || suit, closed, false, false));
  }

  private static boolean asksForItsSuit(Rules rules, int last, int card) {
    return rules.cards().followedBy(last, Effect.Followed.By.BY_ITS_SUIT)
        && !rules.kinds().joker(last)
        && !rules.kinds().joker(card)
        && rules.kinds().shareSuit(last, card);
  }

  /** By which of the turn's chains the card goes on, the hand holding it still. */
  private static Set<Chain> accepting(Rules rules, State state, int card) {
    Turn turn = state.turn();
    List<Integer> hand = state.hand().held();
    Set<Chain> accepting = EnumSet.noneOf(Chain.class);
    for (Chain chain : turn.row().chains()) {
      if (accepts(rules, chain, state, turn.laid(), card, hand)) {
        accepting.add(chain);
      }
    }
    return accepting;
  }

  private static boolean setsOf(Rules rules, int card) {
    return rules.names(rules.turns().setsOf(), card);
  }

  /** Whether they are of one rank, jokers being one among themselves. */
  private static boolean sameRank(Rules rules, int one, int other) {
    return rules.kinds().joker(one) || rules.kinds().joker(other)
        ? rules.kinds().joker(one) && rules.kinds().joker(other)
        : rules.kinds().rank(one) == rules.kinds().rank(other);
  }

  /** How a turn stands after its first card. */
  static Turn.Row opened(Rules rules, State before, boolean bride, boolean idle, boolean cheats) {
    boolean answers = before.turn().awaits() == Awaits.ANSWER;
    Set<Chain> chains = EnumSet.noneOf(Chain.class);
    chains.addAll(all(rules, answers));
    if (bride) {
      chains.retainAll(Set.of(Chain.MARRIAGE));
    } else if (rules.boundToDrawn(before.turn()) && !Openings.due(rules, before)) {
      chains.remove(Chain.MARRIAGE);
    }
    boolean closed = idle || cheats || answers && rules.turns().answersAlone();
    return new Turn.Row(chains, false, closed, idle, bride);
  }

  /** Whether the row goes on as a run. */
  static boolean run(Turn.Row row) {
    return row.chains().contains(Chain.RUN);
  }

  /** Whether the turn may end with the cards laid so far. */
  static boolean mayEnd(Rules rules, Turn turn) {
    int laid = turn.laid().size();
    return laid == 1
        || turn.row().invited()
        || turn.row().chains().stream().anyMatch(chain -> laid >= least(rules, chain));
  }

  private static int least(Rules rules, Chain chain) {
    return rules.all(Several.class).stream()
        .filter(several -> several.chain() == chain)
        .mapToInt(Several::least)
        .findFirst()
        .orElseThrow();
  }

  /** A card that leaves the chain too short needs a further one in the hand that may be laid. */
  private static boolean accepts(
      Rules rules, Chain chain, State state, List<Integer> laid, int card, List<Integer> hand) {
    if (!steps(rules, chain, laid, card) || rules.alone(card)) {
      return false;
    }
    List<Integer> longer = Copies.plus(laid, card);
    List<Integer> rest = Copies.minus(hand, card);
    return longer.size() >= least(rules, chain)
        || rest.stream()
            .filter(next -> rest.size() > 1 || !GoingOut.stays(rules, state, next))
            .filter(next -> OrderedCards.mayFollow(rules, state, next, card))
            .anyMatch(next -> accepts(rules, chain, state, longer, next, rest));
  }

  private static boolean steps(Rules rules, Chain chain, List<Integer> laid, int card) {
    int before = laid.getLast();
    if (chain == Chain.SAME_RANK && !rules.turns().setsOf().isEmpty()) {
      return setsOf(rules, before) && setsOf(rules, card) && sameRank(rules, before, card);
    }
    if (rules.kinds().joker(card) || rules.kinds().joker(before)) {
      return false;
    }
    int up = rules.kinds().rank(card) - rules.kinds().rank(before);
    return switch (chain) {
      case MARRIAGE -> laid.size() == 1 && Marriages.couple(rules, card, before);
      case SAME_RANK -> up == 0;
      case NEIGHBOURS -> Math.abs(up) <= 1;
      case ALTERNATING -> up == -1 && rules.kinds().colour(card) != rules.kinds().colour(before);
      case RUN ->
          rules.kinds().shareSuit(card, before)
              && Math.abs(up) == 1
              && (laid.size() == 1
                  || up
                      == rules.kinds().rank(before)
                          - rules.kinds().rank(laid.get(laid.size() - 2)));
    };
  }
}
