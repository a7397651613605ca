package eightfold.testkit.oracle;

import eightfold.game.Match;
import java.util.OptionalInt;

/**
 * What the card to be played next is asked for, besides what the upcard says.
 *
 * @param suit the declared suit in force
 * @param rank the called rank in force
 * @param caller who called it
 * @param regime by which rule set cards match, where a game has two
 */
public record Demand(OptionalInt suit, OptionalInt rank, int caller, Regime regime) {
  static final Demand NONE =
      new Demand(OptionalInt.empty(), OptionalInt.empty(), Match.NOBODY, Regime.UNDECIDED);

  /** The rule sets of crazy-factor.md. */
  public enum Regime {
    UNDECIDED("undecided"),
    EIGHTS("eights"),
    FACTOR("factor");

    private final String word;

    Regime(String word) {
      this.word = word;
    }

    public String word() {
      return word;
    }
  }

  Demand regime(Regime to) {
    return new Demand(suit, rank, caller, to);
  }

  /** The same rule set with nothing declared. */
  Demand nothing() {
    return NONE.regime(regime);
  }

  Demand suit(int declared) {
    return new Demand(OptionalInt.of(declared), OptionalInt.empty(), Match.NOBODY, regime);
  }

  /** Cards of the suit, and beside them those of the rank. */
  Demand either(OptionalInt inForce, int named) {
    return new Demand(inForce, OptionalInt.of(named), Match.NOBODY, regime);
  }

  /** Whether exactly the cards of a rank follow. */
  boolean rankAlone() {
    return rank.isPresent() && suit.isEmpty();
  }

  Demand rank(int called, int by) {
    return new Demand(OptionalInt.empty(), OptionalInt.of(called), by, regime);
  }
}
