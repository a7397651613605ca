package eightfold.rules;

/** Where a reader of a piece of text or JSON says what is wrong with it. */
@FunctionalInterface
interface Faults {
  /**
   * Something is wrong.
   *
   * @param column where in the line, from 1; JSON readers know no columns
   * @param what what is wrong
   * @param right what would be right; may be empty
   */
  void add(int column, String what, String right);
}
