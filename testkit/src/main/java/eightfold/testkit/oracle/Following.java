package eightfold.testkit.oracle;

import eightfold.cards.Kind;
import eightfold.rules.Effect;
import eightfold.rules.Element;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/** Which cards follow the upcard (semantics 2). */
final class Following {
  private Following() {}

  /** Whether the card follows, its own condition {@code only in need} aside. */
  static boolean follows(Rules rules, State.Cards cards, int card) {
    return meetsDemand(rules, cards, card)
        && !notOn(rules, cards, card)
        && !neverOn(rules, cards, card);
  }

  /** The same for a seat, whose own wild cards follow always. */
  static boolean follows(Rules rules, State state, int seat, int card) {
    State.Cards cards = state.cards();
    boolean own = LongHand.isOwn(rules, state, seat, card) && !demandSaysAll(rules, cards);
    return own
        ? !notOn(rules, cards, card) && !neverOn(rules, cards, card)
        : follows(rules, cards, card);
  }

  /** Whether the card has a rule that keeps it off this upcard as its own condition (918). */
  static boolean neverOn(Rules rules, State.Cards cards, int card) {
    return !demandSaysAll(rules, cards)
        && !cards.pile().isEmpty()
        && rules
            .effect(card, Effect.NeverOn.class)
            .map(clause -> rules.names(clause.cards(), InForce.ruling(cards)))
            .orElse(false);
  }

  private static boolean notOn(Rules rules, State.Cards cards, int card) {
    return !demandSaysAll(rules, cards)
        && !cards.pile().isEmpty()
        && rules
            .effect(card, Effect.NotOn.class)
            .map(clause -> rules.names(clause.cards(), InForce.ruling(cards)))
            .orElse(false);
  }

  /**
   * Whether exactly the cards asked for follow, whatever lies there: a called rank, two rule sets.
   */
  private static boolean demandSaysAll(Rules rules, State.Cards cards) {
    return rules.has(Element.Factor.class)
        || cards.demand().rankAlone()
        || cards.demand().calledBy() != Kind.NONE;
  }

  /** Whether the referee keeps the seat to act from playing the card as it is not in need of it. */
  static boolean needless(Rules rules, State state, int card) {
    return !rules.does(card, Effect.ChallengeCosts.class)
        && notInNeed(rules, state, state.turn().seat(), card);
  }

  /** Whether the card is for need only while another card of the hand would follow (918). */
  static boolean notInNeed(Rules rules, State state, int seat, int card) {
    return rules.does(card, Effect.OnlyInNeed.class)
        && state.hand(seat).held().stream()
            .filter(other -> !rules.does(other, Effect.OnlyInNeed.class))
            .anyMatch(other -> follows(rules, state, seat, other));
  }

  /** Whether a rule of its own keeps the card off what lies there. */
  static boolean keptOff(Rules rules, State.Cards cards, int card) {
    return notOn(rules, cards, card) || neverOn(rules, cards, card);
  }

  private static boolean meetsDemand(Rules rules, State.Cards cards, int card) {
    if (rules.has(Element.Factor.class)) {
      return Factors.follows(cards, card);
    }
    if (cards.demand().calledBy() != Kind.NONE) {
      return InForce.followsCall(rules, cards.demand(), card);
    }
    OptionalInt called = cards.demand().rank();
    if (cards.demand().rankAlone()) {
      return Kind.rank(card) == called.getAsInt();
    }
    if (called.isPresent() && Kind.rank(card) == called.getAsInt()) {
      return true;
    }
    if (rules.isWild(card)) {
      if (!rules.has(Element.WildsFollow.class)) {
        return true;
      }
      boolean wildOnWild =
          !cards.pile().isEmpty()
              && rules.isWild(InForce.ruling(cards))
              && Kind.rank(card) == Kind.rank(InForce.ruling(cards));
      return wildOnWild || inSuitOrRank(rules, cards, card);
    }
    return inSuitOrRank(rules, cards, card);
  }

  private static boolean inSuitOrRank(Rules rules, State.Cards cards, int card) {
    if (cards.demand().free() instanceof Demand.Free.AnySuitBut(OptionalInt excluded)) {
      return IntStream.range(0, 4)
          .filter(suit -> excluded.isEmpty() || suit != excluded.getAsInt())
          .mapToObj(suit -> cards.demand(cards.demand().suit(suit)))
          .anyMatch(declared -> inSuitOrRank(rules, declared, card));
    }
    if (cards.pile().isEmpty() && cards.demand().suit().isEmpty()) {
      return true;
    }
    if (Kind.joker(card)) {
      return rules.does(card, Effect.ByColour.class) && inColour(rules, cards, card);
    }
    OptionalInt declared = cards.demand().suit();
    if (declared.isPresent()) {
      boolean inRank =
          rules.has(Element.RankStays.class)
              && !cards.pile().isEmpty()
              && !Kind.joker(InForce.ruling(cards))
              && Kind.rank(card) == Kind.rank(InForce.ruling(cards));
      return inRank || Kind.suit(card) == declared.getAsInt();
    }
    int upcard = InForce.ruling(cards);
    if (Kind.joker(upcard)) {
      return rules.does(upcard, Effect.ByColour.class) && Kind.red(card) == Kind.red(upcard);
    }
    if (rules.does(upcard, Effect.OwnSuit.class)) {
      return Kind.suit(card) == Kind.suit(upcard);
    }
    return Kind.suit(card) == Kind.suit(upcard) || Kind.rank(card) == Kind.rank(upcard);
  }

  /** Whether a joker's colour is that of the suit asked for, or of the joker that lies there. */
  private static boolean inColour(Rules rules, State.Cards cards, int joker) {
    if (cards.demand().suit().isPresent()) {
      return Kind.red(joker) == Kind.red(Kind.of(cards.demand().suit().getAsInt(), Kind.ACE));
    }
    int upcard = InForce.ruling(cards);
    if (Kind.joker(upcard) && !rules.does(upcard, Effect.ByColour.class)) {
      return false;
    }
    return Kind.red(joker) == Kind.red(upcard);
  }
}
