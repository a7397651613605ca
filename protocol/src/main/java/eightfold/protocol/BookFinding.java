package eightfold.protocol;

import com.fasterxml.jackson.annotation.JsonInclude;
import eightfold.rules.finding.Finding;
import java.util.Optional;

/**
 * What is to be said of a rule book that somebody has written. Lines and columns count from 1,
 * columns in code points; {@code docs/errors.md} tells of the codes.
 *
 * @param code of what kind it is, such as {@code unknown-clause}
 * @param level {@code error}, {@code warning}, or {@code note} for a second place
 * @param line where it begins
 * @param column the column of its first character
 * @param endLine where it ends
 * @param endColumn the column behind its last character
 * @param path JSON pointer of the thing in the JSON form of the book; empty where it is not known
 * @param file the file, where it is not the one that was written: a book that it takes over
 * @param what what is wrong, in the language of whoever gets it
 * @param right what would be right; may be empty
 * @param replace what mends it for sure, in the place of what stands from line and column to the
 *     end
 */
public record BookFinding(
    String code,
    String level,
    int line,
    int column,
    int endLine,
    int endColumn,
    String path,
    @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<String> file,
    Words what,
    Words right,
    @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<String> replace) {
  /**
   * A finding of the reader of rule books.
   *
   * @param file the file that was written
   */
  public static BookFinding of(Finding finding, String file) {
    return new BookFinding(
        finding.code().word(),
        finding.level().word(),
        finding.span().line(),
        finding.span().column(),
        finding.span().endLine(),
        finding.span().endColumn(),
        finding.path(),
        Optional.of(finding.file()).filter(name -> !name.equals(file)),
        new Words(finding.why().what()),
        finding.why().right().map(Words::new).orElse(Words.NONE),
        finding.replace());
  }
}
