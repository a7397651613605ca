package eightfold.testkit.oracle;

/**
 * Turns that the seat in turn gets on top.
 *
 * @param turns how many are still to come
 * @param repeats whether the turn that runs is one that must put a card on the one before
 */
public record FurtherTurns(int turns, boolean repeats) implements Part {
  static final FurtherTurns NONE = new FurtherTurns(0, false);
}
