package eightfold.cli.layout;

import java.util.ArrayList;
import java.util.List;

/** Text in lines of at most 80 columns. */
public final class Layout {
  /** How wide a line may be. */
  public static final int WIDTH = 80;

  private Layout() {}

  /** The text with blanks after it up to this width. */
  public static String pad(String text, int width) {
    return text + " ".repeat(Math.max(0, width - text.length()));
  }

  /** The text with blanks before it up to this width. */
  public static String right(String text, int width) {
    return " ".repeat(Math.max(0, width - text.length())) + text;
  }

  /** A heading and a text after it, further lines beginning below the text. */
  public static List<String> wrapped(String heading, String text) {
    return wrapped(heading, List.of(text.split(" ", -1)));
  }

  /** The same with words that are never broken. */
  public static List<String> wrapped(String heading, List<String> words) {
    List<String> lines = new ArrayList<>();
    String start = heading.isEmpty() ? "" : heading + "  ";
    StringBuilder line = new StringBuilder(start);
    boolean empty = true;
    for (String word : words) {
      if (!empty && line.length() + 1 + word.length() > WIDTH) {
        lines.add(line.toString());
        line = new StringBuilder(" ".repeat(start.length()));
        empty = true;
      }
      line.append(empty ? "" : " ").append(word);
      empty = false;
    }
    lines.add(line.toString().stripTrailing());
    return lines;
  }
}
