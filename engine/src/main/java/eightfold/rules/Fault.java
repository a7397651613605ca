package eightfold.rules;

import java.util.Optional;

/**
 * Something wrong in a line that is being read.
 *
 * @param columns where in the line
 * @param what what is wrong, without a full stop
 * @param right what would be right; may be empty
 * @param replace what mends it for sure, in the place of the columns
 */
record Fault(
    FindingCode code, Columns columns, String what, String right, Optional<String> replace) {
  Fault(FindingCode code, Columns columns, String what, String right) {
    this(code, columns, what, right, Optional.empty());
  }

  /** The same with what mends it for sure. */
  Fault mendedBy(Optional<String> replacement) {
    return new Fault(code, columns, what, right, replacement);
  }

  /** The same with what mends it for sure. */
  Fault mendedBy(String replacement) {
    return mendedBy(Optional.of(replacement));
  }
}
