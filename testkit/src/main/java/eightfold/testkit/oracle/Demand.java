package eightfold.testkit.oracle;

import eightfold.cards.Kind;
import eightfold.game.Match;
import java.util.Locale;
import java.util.OptionalInt;

/**
 * What the card to be played next is asked for, besides what the upcard says.
 *
 * @param suit the declared suit in force
 * @param rank the called rank in force
 * @param caller who called it
 * @param regime by which rule set cards match, where a game has two
 * @param free that the suit was freed, or the rank
 * @param calledBy the kind that called a held rank, or freed it; {@link Kind#NONE} if none did
 * @param ruling the kind whose suit and rank are in force, where it is not the upcard
 */
public record Demand(
    OptionalInt suit,
    OptionalInt rank,
    int caller,
    Regime regime,
    Free free,
    int calledBy,
    int ruling) {
  static final Demand NONE =
      new Demand(
          OptionalInt.empty(),
          OptionalInt.empty(),
          Match.NOBODY,
          Regime.UNDECIDED,
          new Free.No(),
          Kind.NONE,
          Kind.NONE);

  /** The rule sets of crazy-factor.md. */
  public enum Regime {
    UNDECIDED,
    EIGHTS,
    FACTOR;

    public String word() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /** What a seat may leave open that holds nothing which it could name. */
  public sealed interface Free {
    /** Nothing is left open. */
    record No() implements Free {}

    /** Any suit follows but this one, if there is one (macau.md, ace). */
    record AnySuitBut(OptionalInt excluded) implements Free {}

    /** Any rank follows that could have been called (macau.md, jack). */
    record AnyRank() implements Free {}
  }

  Demand regime(Regime to) {
    return new Demand(suit, rank, caller, to, free, calledBy, ruling);
  }

  /** The same rule set with nothing declared. */
  Demand nothing() {
    return NONE.regime(regime);
  }

  Demand suit(int declared) {
    return suit(OptionalInt.of(declared), new Free.No());
  }

  private Demand suit(OptionalInt to, Free freed) {
    OptionalInt none = OptionalInt.empty();
    return new Demand(to, none, Match.NOBODY, regime, freed, Kind.NONE, ruling);
  }

  /** Cards of the suit, and beside them those of the rank. */
  Demand either(OptionalInt inForce, int named) {
    return new Demand(
        inForce, OptionalInt.of(named), Match.NOBODY, regime, new Free.No(), Kind.NONE, ruling);
  }

  /** Whether no suit and no rank was declared, called or freed. */
  boolean nothingDeclared() {
    return suit.isEmpty() && rank.isEmpty() && free instanceof Free.No && calledBy == Kind.NONE;
  }

  /** Whether exactly the cards of a rank follow. */
  boolean rankAlone() {
    return rank.isPresent() && suit.isEmpty();
  }

  Demand rank(int called, int by) {
    OptionalInt none = OptionalInt.empty();
    OptionalInt to = OptionalInt.of(called);
    return new Demand(none, to, by, regime, new Free.No(), Kind.NONE, ruling);
  }

  Demand anySuitBut(OptionalInt excluded) {
    return suit(OptionalInt.empty(), new Free.AnySuitBut(excluded));
  }

  /** A rank of which the caller held a card, called with a card of that kind. */
  Demand heldRank(int called, int with) {
    OptionalInt none = OptionalInt.empty();
    OptionalInt to = OptionalInt.of(called);
    return new Demand(none, to, Match.NOBODY, regime, new Free.No(), with, ruling);
  }

  Demand anyRank(int with) {
    OptionalInt none = OptionalInt.empty();
    return new Demand(none, none, Match.NOBODY, regime, new Free.AnyRank(), with, ruling);
  }

  Demand ruling(int kind) {
    return new Demand(suit, rank, caller, regime, free, calledBy, kind);
  }
}
