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
   * The values of the last cards add up to something; never where one of them has none.
   *
   * @param cards how many they are, the card laid among them
   * @param values by kind
   * @param valued the kinds that have a value
   */
  record Sum(int cards, KindNumbers values, long valued, EventCondition.Result result, int number)
      implements LineCondition {
    /** Whether this is what is asked for. */
    public boolean is(int sum) {
      return switch (result) {
        case NUMBER -> sum == number;
        case PRIME -> isPrime(sum);
        case ODD -> sum % 2 == 1;
        case EVEN -> sum % 2 == 0;
      };
    }

    private static boolean isPrime(int number) {
      boolean prime = number > 1;
      for (int divisor = 2; divisor * divisor <= number; divisor++) {
        prime &= number % divisor != 0;
      }
      return prime;
    }
  }

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
