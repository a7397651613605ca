package eightfold.testkit.oracle;

import eightfold.rules.vocabulary.CardSet;
import eightfold.rules.vocabulary.Element;
import eightfold.rules.vocabulary.ScoreRules.Scoring.Mode;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/** What a deal counts (C16, semantics 26). */
final class Scoring {
  private Scoring() {}

  private static List<Integer> bySeat(State state, IntUnaryOperator number) {
    return IntStream.range(0, state.seats()).map(number).boxed().toList();
  }

  /** What the cards of a hand count together. */
  private static int inHand(Rules rules, State state, int seat) {
    List<Integer> held = state.hand(seat).held();
    int all = held.stream().mapToInt(rules::points).sum();
    Element.Scoring rule = rules.counting();
    return rule.cancelling().isEmpty() ? all : cancelled(rules, rule, held, all);
  }

  /** Cards that take away the points of others, or count for nothing if there are none. */
  private static int cancelled(Rules rules, Element.Scoring rule, List<Integer> held, int all) {
    int cancelling =
        (int) held.stream().filter(kind -> rules.names(rule.cancelling(), kind)).count();
    if (!held.isEmpty() && cancelling == held.size()) {
      return -rule.alone() * held.size();
    }
    int taken =
        held.stream()
            .filter(kind -> !rules.names(rule.cancelling(), kind))
            .filter(kind -> rule.spared().isEmpty() || !rules.names(rule.spared(), kind))
            .map(rules::points)
            .sorted(Comparator.reverseOrder())
            .limit(cancelling)
            .mapToInt(Integer::intValue)
            .sum();
    return all - taken;
  }

  /**
   * What each card counts that a seat was left with, in the order of the kinds; nothing while the
   * deal runs and where no cards are counted.
   */
  static List<Integer> each(Rules rules, State state, int seat) {
    boolean cards = rules.scoring() == Mode.OWN || rules.scoring() == Mode.WINNER_COLLECTS;
    Optional<Ended> ended = state.find(Ended.class);
    if (ended.isEmpty() || !cards || LongHand.played(rules)) {
      return List.of();
    }
    List<Integer> held = state.hand(seat).held().stream().sorted().toList();
    Optional<Integer> winner = ended.get().winner();
    if (rules.scoring() == Mode.WINNER_COLLECTS && winner.equals(Optional.of(seat))) {
      return Collections.nCopies(held.size(), 0); // who collects pays for nothing
    }
    int times = times(rules, state, winner);
    return each(rules, held).stream().map(points -> times * points).toList();
  }

  private static List<Integer> each(Rules rules, List<Integer> held) {
    Element.Scoring rule = rules.counting();
    List<CardSet.Part> cancels = rule.cancelling();
    long cancelling = held.stream().filter(kind -> rules.names(cancels, kind)).count();
    if (cancelling > 0 && cancelling == held.size()) {
      return Collections.nCopies(held.size(), -rule.alone());
    }
    List<Integer> each = new ArrayList<>(held.stream().map(rules::points).toList());
    // of equals the first in the order of the kinds is taken away
    IntStream.range(0, held.size())
        .boxed()
        .filter(at -> cancelling > 0 && !rules.names(cancels, held.get(at)))
        .filter(at -> rule.spared().isEmpty() || !rules.names(rule.spared(), held.get(at)))
        .sorted(Comparator.comparingInt((Integer at) -> -each.get(at)))
        .limit(cancelling)
        .toList()
        .forEach(at -> each.set(at, 0));
    return each;
  }

  /** What hands count by seat, what teams hold together. */
  static List<Integer> inHands(Rules rules, State state) {
    return Teams.together(rules, state, bySeat(state, seat -> inHand(rules, state, seat)));
  }

  /** What the deal adds to the scores at its end, before the sheet and what was paid on the way. */
  static List<Integer> scored(Rules rules, State state, Optional<Integer> winner) {
    if (LongHand.played(rules)) {
      return Collections.nCopies(state.seats(), 0); // told and counted as it came
    }
    int times = times(rules, state, winner);
    int forWinning = rules.counting().winnerScores();
    List<Integer> inMatch = state.deal().inMatch();
    List<Integer> each =
        bySeat(
            state,
            seat ->
                inMatch.contains(seat)
                    ? times * scored(rules, state, seat, winner)
                        + (winner.equals(Optional.of(seat)) ? forWinning : 0)
                    : 0);
    return Teams.together(rules, state, each);
  }

  private static int times(Rules rules, State state, Optional<Integer> winner) {
    boolean doubles =
        winner.isPresent()
            && !state.cards().pile().isEmpty() // a lost challenge may have taken it
            && rules.names(rules.counting().doubledBy(), state.cards().upcard());
    return doubles ? 2 : 1;
  }

  private static int scored(Rules rules, State state, int seat, Optional<Integer> winner) {
    boolean won = winner.equals(Optional.of(seat));
    return switch (rules.scoring()) {
      case NONE -> 0;
      case OWN -> inHand(rules, state, seat);
      case ONE_EACH -> won ? 1 : 0;
      case WINNER_COLLECTS -> {
        List<Integer> others =
            state.deal().inMatch().stream()
                .filter(other -> other != seat)
                .map(other -> inHand(rules, state, other))
                .toList();
        if (winner.isPresent()) {
          yield won ? others.stream().mapToInt(Integer::intValue).sum() : 0;
        }
        yield differences(inHand(rules, state, seat), others);
      }
    };
  }

  /** In a blocked deal the seat that alone has the fewest collects the differences (C8.2). */
  private static int differences(int own, List<Integer> others) {
    boolean alone = others.stream().allMatch(points -> points > own);
    return alone ? others.stream().mapToInt(points -> points - own).sum() : 0;
  }

  /** The sheet after the deal: who won it, or collects in a blocked one, enters what it scored. */
  static Sheet sheet(Rules rules, State state, Optional<Integer> winner, List<Integer> scored) {
    Sheet before = state.tally().sheet();
    if (!rules.inColumns()) {
      return before;
    }
    int most = Collections.max(scored);
    boolean collects = rules.scoring() == Mode.WINNER_COLLECTS && most > 0;
    return winner
        .or(() -> collects ? Optional.of(scored.indexOf(most)) : Optional.empty())
        .map(seat -> before.entered(seat, scored.get(seat), rules.goal(), rules.mostColumns()))
        .orElse(before);
  }

  /** The scores of the match after the deal. */
  static List<Integer> match(Rules rules, State state, List<Integer> scored, Sheet sheet) {
    List<Integer> before = state.tally().score();
    if (LongHand.played(rules)) {
      return before;
    }
    return bySeat(
        state,
        seat ->
            rules.inColumns()
                ? sheet.sumOf(seat)
                : afterDeal(rules, state, seat, before.get(seat) + scored.get(seat)));
  }

  /** The score of a seat after a deal: exactly what would put it out may count as nothing. */
  private static int afterDeal(Rules rules, State state, int seat, int score) {
    boolean exact =
        rules.match().exactIsNothing()
            && state.deal().left().contains(seat)
            && score == rules.goal();
    return exact ? 0 : score;
  }

  /** What the deal has added in all, with what the stock has cost on the way. */
  static List<Integer> withCosts(State state, List<Integer> scored) {
    StockEnds ends = state.the(StockEnds.class);
    return bySeat(
        state,
        seat -> scored.get(seat) + ends.points().get(seat) + state.tally().scored().get(seat));
  }
}
