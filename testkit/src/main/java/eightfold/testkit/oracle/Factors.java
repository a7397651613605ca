package eightfold.testkit.oracle;

import eightfold.cards.Kind;
import eightfold.testkit.oracle.Demand.Regime;
import java.util.Optional;

/** Two rule sets at once: matching by suit and rank, and by factors (crazy-factor.md). */
final class Factors {
  private Factors() {}

  /** Eights match: same suit or same rank. */
  private static boolean eightsMatch(int card, int upcard) {
    return Kind.suit(card) == Kind.suit(upcard) || Kind.rank(card) == Kind.rank(upcard);
  }

  /** Factor match: one value divides the other. */
  private static boolean divides(int rank, int other) {
    int one = rank + 1;
    int two = other + 1;
    return one % two == 0 || two % one == 0;
  }

  private static boolean factorMatch(int card, int upcard) {
    return divides(Kind.rank(card), Kind.rank(upcard));
  }

  private static boolean eight(int card) {
    return Kind.rank(card) == Kind.EIGHT;
  }

  private static boolean king(int card) {
    return Kind.rank(card) == Kind.KING;
  }

  /** Whether the card is legal (clauses 1 to 4). */
  static boolean follows(Cards cards, int card) {
    if (Kind.joker(card)) {
      return false;
    }
    int upcard = cards.upcard();
    Demand demand = cards.demand();
    return switch (demand.regime()) {
      case EIGHTS ->
          eight(card)
              || (demand.suit().isPresent()
                  ? king(card) || Kind.suit(card) == demand.suit().getAsInt()
                  : eightsMatch(card, upcard));
      case FACTOR ->
          king(card)
              || (demand.rank().isPresent()
                  ? divides(Kind.rank(card), demand.rank().getAsInt())
                  : factorMatch(card, upcard));
      case UNDECIDED ->
          eight(card) || king(card) || eightsMatch(card, upcard) || factorMatch(card, upcard);
    };
  }

  /** The rules in force once the card lies on the upcard. */
  static Regime after(Cards cards, int card) {
    int upcard = cards.upcard();
    return switch (cards.demand().regime()) {
      case EIGHTS -> eight(card) ? Regime.FACTOR : Regime.EIGHTS;
      case FACTOR -> king(card) ? Regime.EIGHTS : Regime.FACTOR;
      case UNDECIDED -> {
        boolean byEights = eightsMatch(card, upcard);
        boolean byFactor = factorMatch(card, upcard);
        if (byEights && byFactor) {
          yield Regime.UNDECIDED;
        }
        if (byEights || byFactor) {
          yield byEights ? Regime.EIGHTS : Regime.FACTOR;
        }
        if (eight(card)) {
          yield Regime.FACTOR;
        }
        yield king(card) ? Regime.EIGHTS : Regime.UNDECIDED;
      }
    };
  }

  /** What the player of the card declares: the value of an eight, the suit of a king, that flip. */
  static Optional<Awaits> asks(Cards cards, int card) {
    int upcard = cards.upcard();
    boolean flips =
        switch (cards.demand().regime()) {
          case EIGHTS -> eight(card);
          case FACTOR -> king(card);
          case UNDECIDED ->
              (eight(card) || king(card))
                  && !eightsMatch(card, upcard)
                  && !factorMatch(card, upcard);
        };
    if (!flips) {
      return Optional.empty();
    }
    return Optional.of(eight(card) ? Awaits.RANK : Awaits.SUIT);
  }

  /** The rules that a starter sets (clause 5). */
  static Regime ofStarter(int starter) {
    if (eight(starter)) {
      return Regime.FACTOR;
    }
    return king(starter) ? Regime.EIGHTS : Regime.UNDECIDED;
  }
}
