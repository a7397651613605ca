package eightfold.rules.text;

/** Goes once through a text and tells lines and columns on the way. */
public final class TextCursor {
  private final String text;
  private int at;
  private int line = 1;
  private int column = 1;

  public TextCursor(String text) {
    this.text = text;
  }

  /** On to an index of the text, not before where it is. */
  public void to(int index) {
    int end = Math.min(index, text.length());
    while (at < end) {
      int point = text.codePointAt(at);
      boolean pair = point == '\r' && at + 1 < text.length() && text.charAt(at + 1) == '\n';
      if (point == '\n' || point == '\r' && !pair) {
        line++;
        column = 1;
      } else {
        column++;
      }
      at += Character.charCount(point);
    }
  }

  /** From 1. */
  public int line() {
    return line;
  }

  /** From 1, in code points. */
  public int column() {
    return column;
  }
}
