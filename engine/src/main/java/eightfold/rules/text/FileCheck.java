package eightfold.rules.text;

import eightfold.message.Message;
import eightfold.rules.finding.Advice;
import eightfold.rules.finding.Characters;
import eightfold.rules.finding.FindingCode;
import eightfold.rules.finding.Findings;
import eightfold.rules.finding.LineColumns;
import eightfold.rules.finding.LineFault;
import eightfold.rules.finding.Place;
import eightfold.rules.finding.Source;
import eightfold.rules.finding.Span;
import eightfold.rules.text.RuleLine.Token;
import eightfold.rules.vocabulary.BookLimits;
import eightfold.spelling.Printable;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** What a file must fulfil before its lines are read: its size, and what it is written with. */
public final class FileCheck {
  private FileCheck() {}

  /** Whether the file is small enough to be read. */
  public static boolean takes(String text, List<String> lines, BookLimits limits, FileFaults file) {
    return takes(text, limits, file.source(), file.findings())
        && lines(lines, limits, file)
        && conditions(lines, limits, file);
  }

  /** Whether the document is small enough to be read. */
  public static boolean takes(String text, BookLimits limits, Source source, Findings findings) {
    if (text.getBytes(StandardCharsets.UTF_8).length > limits.bytes()) {
      findings.add(
          FindingCode.FILE_TOO_LARGE,
          new Place(source, Span.START, ""),
          Message.of("findings.file-too-large"),
          Message.of("findings.at-most-bytes").with("most", limits.bytes()));
      return false;
    }
    return true;
  }

  private static boolean lines(List<String> lines, BookLimits limits, FileFaults file) {
    if (lines.size() > limits.lines()) {
      Message what = Message.of("findings.file-lines").with("lines", lines.size());
      file.at(limits.lines() + 1, "")
          .add(
              FindingCode.TOO_MANY_LINES,
              new LineColumns(1, 1),
              what,
              Advice.atMost(limits.lines()));
      return false;
    }
    return true;
  }

  private static boolean conditions(List<String> lines, BookLimits limits, FileFaults file) {
    int count = 0;
    for (int i = 0; i < lines.size(); i++) {
      String word = lines.get(i).strip().split("[\\s,\"#]", 2)[0];
      count += BookLimits.conditional(word) ? 1 : 0;
      if (count > limits.conditions()) {
        file.at(i + 1, "")
            .add(
                FindingCode.TOO_MANY_CONDITIONS,
                new LineColumns(1, 1 + word.length()),
                Message.of("findings.lines-begin"),
                Advice.atMost(limits.conditions()));
        return false;
      }
    }
    return true;
  }

  /** Whether nothing in a line is hidden from who reads it. */
  static boolean visible(String line, FaultReporter faults) {
    if (line.codePoints().noneMatch(FileCheck::refused)) {
      return true;
    }
    int[] points = line.codePoints().toArray();
    for (int i = 0; i < points.length; i++) {
      if (refused(points[i])) {
        faults.add(hidden(points[i], new LineColumns(i + 1, i + 2)).mendedBy(""));
      }
    }
    return false;
  }

  /** Whether the same holds for its texts in quotes, whose escapes are resolved. */
  static boolean visible(RuleLine line, FaultReporter faults) {
    List<Token> hidden =
        line.segments().stream()
            .flatMap(List::stream)
            .filter(token -> !Printable.isPrintable(token.text()))
            .toList();
    for (Token token : hidden) {
      int point =
          token.text().codePoints().filter(FileCheck::unprintable).findFirst().orElseThrow();
      faults.add(hidden(point, token.columns()).mendedBy(RuleLine.quote(printable(token.text()))));
    }
    return hidden.isEmpty();
  }

  private static boolean unprintable(int point) {
    return !Printable.isPrintable(point);
  }

  /** A text without what cannot be seen; a blank in the place of each line's end. */
  public static String printable(String text) {
    StringBuilder shown = new StringBuilder();
    text.codePoints()
        .map(point -> point == '\n' ? ' ' : point)
        .filter(Printable::isPrintable)
        .forEach(shown::appendCodePoint);
    return shown.toString();
  }

  private static boolean refused(int point) {
    return point != '\t' && unprintable(point);
  }

  /** What is said of a text with a hidden character. */
  public static LineFault hidden(int point, LineColumns columns) {
    return new LineFault(
        FindingCode.FORBIDDEN_CHARACTER,
        columns,
        Message.of("findings.hidden-character").with("character", Characters.name(point)),
        Advice.leaveOut());
  }
}
