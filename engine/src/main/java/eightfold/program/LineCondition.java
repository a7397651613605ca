package eightfold.program;

import eightfold.cards.Kinds;
import eightfold.rules.vocabulary.EventCondition;

/** A condition of a {@code when} line, compiled to sets of kinds. */
public sealed interface LineCondition {
  /**
   * Of two of the last cards the newer one goes with the older one. The card laid has the place 0,
   * the card before it 1.
   *
   * @param newer the place of the newer one
   * @param older the place of the older one, or {@link #LOWEST}
   * @param values by the kind of the newer card, the kinds that the older one may be
   */
  record Related(int newer, int older, KindSets values) implements LineCondition {
    /** Stands for the lowest card of the series, whatever its place. */
    public static final int LOWEST = Integer.MAX_VALUE;

    /** Whether two kinds go together. */
    public boolean holds(int newerKind, int olderKind) {
      return Kinds.has(values.of(newerKind), olderKind);
    }
  }

  /**
   * The values of the last cards add up to what is asked for; never where one of them has none.
   *
   * @param values what is asked for, and of how many cards, the card laid among them
   * @param numbers by kind, its value
   * @param valued the kinds that have one
   */
  record Sum(EventCondition.Values values, KindNumbers numbers, long valued)
      implements LineCondition {}

  /** So many cards have been laid in the turn. */
  record Laid(int least, int most) implements LineCondition {}

  /** The player of the line holds so many cards. */
  record InHand(int least, int most) implements LineCondition {}

  /** Something is so, or not so. */
  record Circumstance(EventCondition.What what, boolean not) implements LineCondition {}

  /**
   * The card is exactly the nth of a series, or breaks one of at least so many.
   *
   * @param values by kind, the kinds that go on with its series, itself among them; none: it is in
   *     no series
   */
  record Row(int number, KindSets values, boolean breaks) implements LineCondition {
    /** Whether the second kind goes on with the series of the first. */
    public boolean goesOn(int kind, int other) {
      return Kinds.has(values.of(kind), other);
    }
  }
}
