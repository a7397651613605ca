package eightfold.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A line of a rule book in words: what stands between commas, without its comment.
 *
 * @param indent blanks before its first word
 * @param segments what stands between the commas, at least one; each at least one token
 */
record Line(int indent, List<List<Token>> segments) {
  /**
   * A word, or a text in quotes.
   *
   * @param text the word, or what stands between the quotes with escapes resolved
   * @param column where it begins, from 1
   */
  record Token(String text, boolean quoted, int column) {
    /** The token as a line writes it. */
    String written() {
      return quoted ? quote(text) : text;
    }
  }

  Line {
    segments = segments.stream().map(List::copyOf).toList();
  }

  Token first() {
    return segments.getFirst().getFirst();
  }

  /** The line without its first word; empty if that was all. */
  String afterFirst() {
    return text(segments).substring(first().written().length()).strip();
  }

  /** Segments as a line writes them, one blank between words. */
  static String text(List<List<Token>> segments) {
    return segments.stream().map(Line::words).collect(Collectors.joining(", "));
  }

  /** Tokens as a line writes them. */
  static String words(List<Token> tokens) {
    return tokens.stream().map(Token::written).collect(Collectors.joining(" "));
  }

  /** A text in quotes, with escapes. */
  static String quote(String text) {
    return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n") + '"';
  }

  /** Reads a line; no segments where it is blank or a comment only, or where it was wrong. */
  static Line read(String raw, Faults faults) {
    return new Scanner(raw, faults).line();
  }

  /** Goes through a line letter by letter. */
  private static final class Scanner {
    private final String raw;
    private final Faults faults;
    private final List<List<Token>> segments = new ArrayList<>();
    private List<Token> segment = new ArrayList<>();
    private int at;
    private boolean wrong;

    Scanner(String raw, Faults faults) {
      this.raw = raw;
      this.faults = faults;
    }

    Line line() {
      int indent = 0;
      while (indent < raw.length() && Character.isWhitespace(raw.charAt(indent))) {
        indent++;
      }
      at = indent;
      while (at < raw.length() && raw.charAt(at) != '#') {
        step();
      }
      if (!segments.isEmpty() || !segment.isEmpty()) {
        close(raw.length());
      }
      return new Line(indent, wrong ? List.of() : segments);
    }

    private void step() {
      char letter = raw.charAt(at);
      if (letter == ',') {
        close(at);
        at++;
      } else if (letter == '"') {
        quoted();
      } else if (Character.isWhitespace(letter)) {
        at++;
      } else {
        word();
      }
    }

    private void close(int end) {
      if (segment.isEmpty()) {
        fault(end, "nothing stands before or after a comma", "leave the comma out");
      }
      segments.add(segment);
      segment = new ArrayList<>();
    }

    private void word() {
      int from = at;
      while (at < raw.length()
          && !Character.isWhitespace(raw.charAt(at))
          && !ends(raw.charAt(at))) {
        at++;
      }
      segment.add(new Token(raw.substring(from, at), false, from + 1));
    }

    private static boolean ends(char letter) {
      return letter == ',' || letter == '"' || letter == '#';
    }

    private void quoted() {
      int from = at++;
      StringBuilder text = new StringBuilder();
      while (at < raw.length() && raw.charAt(at) != '"') {
        if (raw.charAt(at) == '\\' && at + 1 < raw.length()) {
          at++;
          text.append(raw.charAt(at) == 'n' ? '\n' : raw.charAt(at));
        } else {
          text.append(raw.charAt(at));
        }
        at++;
      }
      if (at == raw.length()) {
        fault(from, "a text in quotes has no end", "write \" behind it");
      }
      at++;
      segment.add(new Token(text.toString(), true, from + 1));
    }

    private void fault(int index, String what, String right) {
      wrong = true;
      faults.add(index + 1, what, right);
    }
  }
}
