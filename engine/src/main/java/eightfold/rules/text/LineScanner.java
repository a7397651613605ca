package eightfold.rules.text;

import eightfold.message.Message;
import eightfold.rules.finding.Characters;
import eightfold.rules.finding.Echo;
import eightfold.rules.finding.FindingCode;
import eightfold.rules.finding.LineColumns;
import eightfold.rules.finding.LineFault;
import eightfold.rules.text.RuleLine.Token;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Takes a line apart, letter by letter. What is wrong is said to the faults. */
final class LineScanner {
  /** Quotes of printed texts by those that close them. */
  private static final String OPENING = "“„«‟»";

  private static final String CLOSING = "”“»”«";

  private final String raw;
  private final FaultReporter faults;
  private final List<List<Token>> segments = new ArrayList<>();
  private List<Token> segment = new ArrayList<>();
  private int at;

  /** The column of {@link #at}, which counts code points. */
  private int column = 1;

  private LineColumns lastComma = new LineColumns(1, 1);
  private boolean wrong;

  LineScanner(String raw, FaultReporter faults) {
    this.raw = raw;
    this.faults = faults;
  }

  RuleLine line() {
    while (more() && blank()) {
      step();
    }
    int indent = at;
    while (more() && raw.charAt(at) != '#') {
      piece();
    }
    if (!segments.isEmpty() || !segment.isEmpty()) {
      close();
    }
    return new RuleLine(indent, wrong ? List.of() : segments);
  }

  private boolean more() {
    return at < raw.length();
  }

  /** One character on. */
  private void step() {
    at += Character.charCount(raw.codePointAt(at));
    column++;
  }

  private boolean blank() {
    int point = raw.codePointAt(at);
    return point == '\t' || Characters.blank(point);
  }

  private void piece() {
    char letter = raw.charAt(at);
    if (letter == ',') {
      lastComma = new LineColumns(column, column + 1);
      close();
      step();
    } else if (letter == '"') {
      quoted();
    } else if (blank()) {
      if (letter != ' ' && letter != '\t') {
        otherBlank();
      }
      step();
    } else if (OPENING.indexOf(letter) >= 0) {
      printedQuotes(OPENING.indexOf(letter));
    } else {
      word();
    }
  }

  private void close() {
    if (segment.isEmpty()) {
      faults.add(
          new LineFault(
                  FindingCode.EMPTY_CLAUSE,
                  lastComma,
                  Message.of("findings.empty-clause"),
                  Message.of("findings.leave-comma-out"))
              .mendedBy(""));
      return;
    }
    segments.add(segment);
    segment = new ArrayList<>();
  }

  private void otherBlank() {
    faults.add(
        new LineFault(
                FindingCode.FORBIDDEN_CHARACTER,
                new LineColumns(column, column + 1),
                Message.of("findings.looks-like-blank")
                    .with("character", Characters.name(raw.codePointAt(at))),
                Message.of("findings.ordinary-blank"))
            .mendedBy(" "));
  }

  private void word() {
    int from = at;
    int first = column;
    while (more() && !blank() && !ends(raw.charAt(at))) {
      step();
    }
    segment.add(new Token(raw.substring(from, at), false, new LineColumns(first, column)));
  }

  private static boolean ends(char letter) {
    return letter == ',' || letter == '"' || letter == '#';
  }

  private void quoted() {
    int first = column;
    int from = at;
    step();
    StringBuilder text = new StringBuilder();
    while (more() && raw.charAt(at) != '"') {
      if (raw.charAt(at) == '\\' && at + 1 < raw.length()) {
        step();
        text.appendCodePoint(raw.charAt(at) == 'n' ? '\n' : raw.codePointAt(at));
      } else {
        text.appendCodePoint(raw.codePointAt(at));
      }
      step();
    }
    if (!more()) {
      withoutEnd(raw.substring(from), first);
      return;
    }
    step();
    segment.add(new Token(text.toString(), true, new LineColumns(first, column)));
  }

  private void withoutEnd(String rest, int first) {
    wrong = true;
    // after a comma or the beginning of a comment the end could stand anywhere
    boolean sure =
        rest.length() > 1 && rest.chars().noneMatch(c -> c == ',' || c == '#' || c == '\\');
    faults.add(
        new LineFault(
                FindingCode.TEXT_WITHOUT_END,
                new LineColumns(first, column),
                Message.of("findings.text-without-end"),
                Message.of("findings.write-quote"))
            .mendedBy(sure ? Optional.of(rest.stripTrailing() + '"') : Optional.empty()));
  }

  private void printedQuotes(int kind) {
    int end = raw.indexOf(CLOSING.charAt(kind), at + 1);
    int from = at;
    int first = column;
    if (end < 0) {
      word();
      return;
    }
    while (at <= end) {
      step();
    }
    String text = raw.substring(from + 1, end);
    LineColumns columns = new LineColumns(first, column);
    faults.add(
        new LineFault(
                FindingCode.TEXT_NEEDS_QUOTES,
                columns,
                Message.of("findings.other-quotes")
                    .with("words", Echo.shortened(raw.substring(from, at))),
                TextValues.writeText(text))
            .mendedBy(RuleLine.quote(text)));
    segment.add(new Token(text, true, columns));
  }
}
