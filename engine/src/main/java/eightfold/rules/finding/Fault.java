package eightfold.rules.finding;

import eightfold.message.Message;
import java.util.Optional;

/**
 * Something wrong in a line that is being read.
 *
 * @param columns where in the line
 * @param why what is wrong, and what would be right
 * @param replace what mends it for sure, in the place of the columns
 */
public record Fault(FindingCode code, Columns columns, Explanation why, Optional<String> replace) {
  public Fault(FindingCode code, Columns columns, Explanation why) {
    this(code, columns, why, Optional.empty());
  }

  public Fault(FindingCode code, Columns columns, Message what, Message right) {
    this(code, columns, Explanation.of(what, right));
  }

  /** The same with what mends it for sure. */
  public Fault mendedBy(Optional<String> replacement) {
    return new Fault(code, columns, why, replacement);
  }

  /** The same with what mends it for sure. */
  public Fault mendedBy(String replacement) {
    return mendedBy(Optional.of(replacement));
  }
}
