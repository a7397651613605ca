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
public record LineFault(
    FindingCode code, LineColumns columns, Explanation why, Optional<String> replace) {
  public LineFault(FindingCode code, LineColumns columns, Explanation why) {
    this(code, columns, why, Optional.empty());
  }

  public LineFault(FindingCode code, LineColumns columns, Message what, Message right) {
    this(code, columns, Explanation.of(what, right));
  }

  /** The same with what mends it for sure. */
  public LineFault mendedBy(Optional<String> replacement) {
    return new LineFault(code, columns, why, replacement);
  }

  /** The same with what mends it for sure. */
  public LineFault mendedBy(String replacement) {
    return mendedBy(Optional.of(replacement));
  }
}
