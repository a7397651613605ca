package eightfold.testkit.oracle;

import eightfold.cards.Kind;
import eightfold.cards.Kinds;
import eightfold.rules.vocabulary.Effect;
import eightfold.rules.vocabulary.Element;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/** Which cards follow the upcard (semantics 4). */
final class Following {
  private Following() {}

  /** Whether the card follows, its own condition {@code only in need} aside. */
  static boolean follows(Rules rules, Cards cards, int card) {
    return follows(rules, cards, card, rules.isWild(card));
  }

  private static boolean follows(Rules rules, Cards cards, int card, boolean wild) {
    boolean matches = meetsDemand(rules, cards, card, wild) || Pairings.also(rules, cards, card);
    return matches && !keptOff(rules, cards, card);
  }

  /**
   * The same for a seat, whose own wild cards follow always; but as its last card some have to
   * match like any other.
   */
  static boolean follows(Rules rules, State state, int seat, int card) {
    Cards cards = state.cards();
    if (state.hand(seat).size() == 1 && GoingOut.hasToMatch(rules, card)) {
      return follows(rules, cards, card, rules.isWild(card) && rules.matching().wildsFollow());
    }
    boolean own = LongHand.isOwn(rules, state, seat, card) && !demandSaysAll(rules, cards);
    return own ? !keptOff(rules, cards, card) : follows(rules, cards, card);
  }

  /** Whether the card has a rule that keeps it off this upcard as its own condition (918). */
  static boolean neverOn(Rules rules, Cards cards, int card) {
    return lies(rules, cards)
        && rules.does(
            card, Effect.Playable.class, it -> rules.names(it.neverOn(), InForce.ruling(cards)));
  }

  private static boolean notOn(Rules rules, Cards cards, int card) {
    return lies(rules, cards)
        && rules.does(
            card, Effect.Playable.class, it -> rules.names(it.notOn(), InForce.ruling(cards)));
  }

  /** Whether it matters which card lies there. */
  private static boolean lies(Rules rules, Cards cards) {
    return !demandSaysAll(rules, cards) && !cards.pile().isEmpty();
  }

  /**
   * Whether exactly the cards asked for follow, whatever lies there: a called rank, two rule sets.
   */
  private static boolean demandSaysAll(Rules rules, Cards cards) {
    return rules.has(Element.Factor.class)
        || cards.demand().rankAlone()
        || cards.demand().calledBy() != Kind.NONE;
  }

  /** Whether the referee keeps the seat to act from playing the card as it is not in need of it. */
  static boolean needless(Rules rules, State state, int card) {
    return !rules.cards().mayBeDoubted(card)
        && (notInNeed(rules, state, state.turn().seat(), card)
            || notWithoutSuit(rules, state.cards(), state.hand().held(), card));
  }

  /** Whether the card is for need only while another card of the hand would follow (918). */
  static boolean notInNeed(Rules rules, State state, int seat, int card) {
    return rules.cards().onlyInNeed(card)
        && state.hand(seat).held().stream()
            .filter(other -> !rules.cards().onlyInNeed(other))
            .filter(other -> OrderedCards.obeys(rules, state, other))
            .anyMatch(other -> follows(rules, state, seat, other));
  }

  /** Whether the card is for who has none of the suit in force, and these cards are of it (918). */
  static boolean notWithoutSuit(Rules rules, Cards cards, List<Integer> hand, int card) {
    OptionalInt suit = InForce.suit(cards);
    return rules.cards().onlyWithoutSuit(card)
        && suit.isPresent()
        && hand.stream()
            .filter(other -> !rules.cards().onlyWithoutSuit(other))
            .anyMatch(other -> Kinds.has(rules.kinds().ofSuit(suit.getAsInt()), other));
  }

  /** Whether a rule of its own, or a line of the book, keeps the card off what lies there. */
  static boolean keptOff(Rules rules, Cards cards, int card) {
    return notOn(rules, cards, card) && !Pairings.also(rules, cards, card)
        || neverOn(rules, cards, card)
        || Pairings.never(rules, cards, card);
  }

  private static boolean meetsDemand(Rules rules, Cards cards, int card, boolean wild) {
    if (rules.has(Element.Factor.class)) {
      return Factors.follows(rules, cards, card);
    }
    if (cards.demand().calledBy() != Kind.NONE) {
      return followsCall(rules, cards.demand(), card);
    }
    OptionalInt called = cards.demand().rank();
    if (cards.demand().rankAlone()) {
      return rules.kinds().rank(card) == called.getAsInt();
    }
    if (called.isPresent() && rules.kinds().rank(card) == called.getAsInt()) {
      return true;
    }
    if (wild) {
      if (!rules.matching().wildsFollow()) {
        return true;
      }
      boolean wildOnWild =
          !cards.pile().isEmpty()
              && rules.isWild(InForce.ruling(cards))
              && rules.kinds().rank(card) == rules.kinds().rank(InForce.ruling(cards));
      return wildOnWild || inSuitOrRank(rules, cards, card);
    }
    return inSuitOrRank(rules, cards, card);
  }

  /** Whether a card follows where a held rank is called, or freed. */
  private static boolean followsCall(Rules rules, Demand demand, int card) {
    boolean inRank =
        demand.rank().isEmpty() || rules.kinds().rank(card) == demand.rank().getAsInt();
    return inRank && amongCallable(rules, demand.calledBy(), card)
        || rules.cards().declares(card, Effect.Declares.Choice.HELD_RANK);
  }

  /** Whether a card is one of those whose ranks can be called with that one. */
  static boolean amongCallable(Rules rules, int with, int card) {
    return rules.does(with, Effect.Declares.class, call -> rules.names(call.of(), card));
  }

  private static boolean inSuitOrRank(Rules rules, Cards cards, int card) {
    if (cards.demand().free() instanceof Demand.Free.AnySuitBut(OptionalInt excluded)) {
      return IntStream.range(0, rules.kinds().suits().size())
          .filter(suit -> excluded.isEmpty() || suit != excluded.getAsInt())
          .mapToObj(suit -> cards.demand(cards.demand().suit(suit)))
          .anyMatch(declared -> inSuitOrRank(rules, declared, card));
    }
    if (cards.pile().isEmpty() && cards.demand().suit().isEmpty()) {
      return true;
    }
    if (rules.kinds().joker(card)) {
      return rules.does(card, Effect.Playable.class, Effect.Playable::byColour)
          && inColour(rules, cards, card);
    }
    OptionalInt declared = cards.demand().suit();
    if (declared.isPresent()) {
      boolean inRank =
          rules.matching().rankStays()
              && !cards.pile().isEmpty()
              && !rules.kinds().joker(InForce.ruling(cards))
              && rules.kinds().rank(card) == rules.kinds().rank(InForce.ruling(cards));
      return inRank || Kinds.has(rules.kinds().ofSuit(declared.getAsInt()), card);
    }
    int upcard = InForce.ruling(cards);
    if (rules.kinds().joker(upcard)) {
      return rules.does(upcard, Effect.Playable.class, Effect.Playable::byColour)
          && rules.kinds().colour(card) == rules.kinds().colour(upcard);
    }
    if (rules.cards().asks(upcard, Effect.What.OWN_SUIT)) {
      return rules.kinds().shareSuit(card, upcard);
    }
    if (rules.matching().neighbours()) {
      return areNeighbours(rules, rules.kinds().rank(card), rules.kinds().rank(upcard));
    }
    return rules.kinds().shareSuit(card, upcard)
        || rules.kinds().rank(card) == rules.kinds().rank(upcard);
  }

  private static boolean areNeighbours(Rules rules, int rank, int other) {
    int apart = Math.abs(rank - other);
    boolean ends = apart == rules.kinds().ranks().size() - 1;
    return apart == 1 || rules.matching().round() && ends;
  }

  /** Whether a joker's colour is that of the suit asked for, or of the joker that lies there. */
  private static boolean inColour(Rules rules, Cards cards, int joker) {
    if (cards.demand().suit().isPresent()) {
      return rules.kinds().colour(joker)
          == rules.kinds().colourOfSuit(cards.demand().suit().getAsInt());
    }
    int upcard = InForce.ruling(cards);
    if (rules.kinds().joker(upcard)
        && !rules.does(upcard, Effect.Playable.class, Effect.Playable::byColour)) {
      return false;
    }
    return rules.kinds().colour(joker) == rules.kinds().colour(upcard);
  }
}
