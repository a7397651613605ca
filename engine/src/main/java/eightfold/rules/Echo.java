package eightfold.rules;

import eightfold.spelling.Printable;

/** Words of a file as messages repeat them: bounded, in one line, and with nothing hidden. */
final class Echo {
  private static final int LONGEST = 60;
  private static final int KEPT = 28;

  private Echo() {}

  /** Words in quotes, long ones without their middle. */
  static String quoted(String words) {
    return '"' + shortened(words) + '"';
  }

  /** Long words without their middle. */
  static String shortened(String words) {
    if (words.codePointCount(0, words.length()) <= LONGEST) {
      return words;
    }
    int head = words.offsetByCodePoints(0, KEPT);
    int tail = words.offsetByCodePoints(words.length(), -KEPT);
    return words.substring(0, head) + " … " + words.substring(tail);
  }

  /** A text in which characters that nobody sees are written with their numbers. */
  static String visible(String text) {
    if (Printable.isPrintable(text)) {
      return text;
    }
    StringBuilder shown = new StringBuilder();
    text.codePoints()
        .forEach(
            point -> {
              if (!Printable.isPrintable(point)) {
                shown.append('<').append(Characters.name(point)).append('>');
              } else {
                shown.appendCodePoint(point);
              }
            });
    return shown.toString();
  }
}
