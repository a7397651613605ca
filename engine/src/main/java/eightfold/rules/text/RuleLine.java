package eightfold.rules.text;

import eightfold.rules.finding.LineColumns;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A line of a rule book in words: what stands between commas, without its comment.
 *
 * @param indent blanks before its first word
 * @param segments what stands between the commas, at least one; each at least one token
 */
public record RuleLine(int indent, List<List<Token>> segments) {
  /**
   * A word, or a text in quotes.
   *
   * @param text the word, or what stands between the quotes with escapes resolved
   * @param columns where it stands, the quotes included
   */
  record Token(String text, boolean quoted, LineColumns columns) {
    /** A word that stands in no line. */
    static Token word(String text) {
      return new Token(text, false, new LineColumns(1, 1));
    }

    /** The token as a line writes it. */
    String written() {
      return quoted ? quote(text) : text;
    }

    /** Another text at the same place. */
    Token saying(String other) {
      return new Token(other, quoted, columns);
    }
  }

  public RuleLine {
    segments = segments.stream().map(List::copyOf).toList();
  }

  Token first() {
    return segments.getFirst().getFirst();
  }

  /** The line from its first word to its last. */
  LineColumns columns() {
    return first().columns().upTo(segments.getLast().getLast().columns());
  }

  /** The line without its first word; empty if that was all. */
  String afterFirst() {
    return text(segments).substring(first().written().length()).strip();
  }

  /** What stands between the commas, without the first word of the line; the first may be empty. */
  List<List<Token>> behindFirst() {
    List<List<Token>> behind = new ArrayList<>(segments);
    behind.set(0, segments.getFirst().subList(1, segments.getFirst().size()));
    return behind;
  }

  /** Segments as a line writes them, one blank between words. */
  static String text(List<List<Token>> segments) {
    return segments.stream().map(RuleLine::words).collect(Collectors.joining(", "));
  }

  /** Tokens as a line writes them. */
  static String words(List<Token> tokens) {
    return tokens.stream().map(Token::written).collect(Collectors.joining(" "));
  }

  /** Where that word stands among tokens, or -1. */
  static int indexOf(List<Token> tokens, String word) {
    for (int i = 0; i < tokens.size(); i++) {
      if (!tokens.get(i).quoted() && tokens.get(i).text().equals(word)) {
        return i;
      }
    }
    return -1;
  }

  /** Where tokens stand, from the first to the last. */
  static LineColumns columns(List<Token> tokens) {
    return tokens.getFirst().columns().upTo(tokens.getLast().columns());
  }

  /** A text in quotes, with escapes. */
  public static String quote(String text) {
    return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n") + '"';
  }

  /** Reads a line; no segments where it is blank or a comment only, or where it was wrong. */
  public static RuleLine read(String raw, FaultReporter faults) {
    return new LineScanner(raw, faults).line();
  }
}
