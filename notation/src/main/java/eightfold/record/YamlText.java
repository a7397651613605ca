package eightfold.record;

import java.util.regex.Pattern;

/** Writes texts as YAML, so that every reader of YAML 1.2 or 1.1 gets them back as they were. */
final class YamlText {
  /** What needs no quotes: nothing that YAML has another use for, and nothing at the edges. */
  private static final Pattern PLAIN =
      Pattern.compile("[A-Za-z0-9_/](?:[A-Za-z0-9_/=*.+ -]*[A-Za-z0-9_/=*.+-])?");

  /** What YAML would not take for a text. */
  private static final Pattern NO_TEXT =
      Pattern.compile(
          "(?i)true|false|null|yes|no|on|off|y|n|0x[0-9a-f]+|0o[0-7]+"
              + "|[-+]?(?:[0-9][0-9_]*)?\\.?[0-9_]*(?:e[-+]?[0-9]+)?|[0-9]{4}-[0-9-]+");

  private static final String INDENT = "  ";

  private YamlText() {}

  /** A text as a single value, also inside a list or map on one line. */
  static String scalar(String text) {
    return PLAIN.matcher(text).matches() && !NO_TEXT.matcher(text).matches() ? text : quoted(text);
  }

  /** A text of several lines under its key. */
  static String block(String text) {
    boolean fits = !text.isBlank() && text.codePoints().allMatch(YamlText::standsInBlock);
    if (!fits) {
      return quoted(text) + "\n";
    }
    String body = text.replaceFirst("\n+$", "");
    int breaks = text.length() - body.length();
    // A reader takes the first line's blanks for the indent unless it is told the indent
    String indent = " \t\n".indexOf(text.charAt(0)) >= 0 ? "2" : "";
    String end = breaks == 0 ? "-" : breaks == 1 ? "" : "+";
    StringBuilder block = new StringBuilder("|" + indent + end + "\n");
    for (String line : body.split("\n", -1)) {
      block.append(line.isEmpty() ? "" : INDENT + line).append('\n');
    }
    return block.append("\n".repeat(Math.max(0, breaks - 1))).toString();
  }

  private static boolean standsInBlock(int c) {
    return c == '\n' || c == '\t' || printable(c);
  }

  private static boolean printable(int c) {
    return c >= 0x20
        && !(c >= 0x7F && c <= 0xA0)
        && !(c >= 0xD800 && c <= 0xDFFF)
        && c != 0x2028
        && c != 0x2029
        && c != 0xFEFF
        && (c & 0xFFFE) != 0xFFFE;
  }

  private static String quoted(String text) {
    StringBuilder quoted = new StringBuilder("\"");
    text.codePoints()
        .forEach(
            c -> {
              switch (c) {
                case '"' -> quoted.append("\\\"");
                case '\\' -> quoted.append("\\\\");
                case '\n' -> quoted.append("\\n");
                case '\t' -> quoted.append("\\t");
                case '\r' -> quoted.append("\\r");
                default -> {
                  if (printable(c)) {
                    quoted.appendCodePoint(c);
                  } else if (c >= 0xD800 && c <= 0xDFFF) {
                    // Half a character is none; UTF-8 cannot hold it either
                    quoted.append("\\uFFFD");
                  } else {
                    quoted.append(String.format("\\U%08X", c));
                  }
                }
              }
            });
    return quoted.append('"').toString();
  }
}
