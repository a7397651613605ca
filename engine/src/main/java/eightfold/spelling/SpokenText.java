package eightfold.spelling;

import java.text.Normalizer;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;

/** Words as they are said: what can be heard of them alone. */
public final class SpokenText {
  private static final List<String> UP_TO_NINETEEN =
      List.of(
          "zero",
          "one",
          "two",
          "three",
          "four",
          "five",
          "six",
          "seven",
          "eight",
          "nine",
          "ten",
          "eleven",
          "twelve",
          "thirteen",
          "fourteen",
          "fifteen",
          "sixteen",
          "seventeen",
          "eighteen",
          "nineteen");

  private static final Map<String, Integer> TENS =
      Map.of(
          "twenty", 20, "thirty", 30, "forty", 40, "fifty", 50, "sixty", 60, "seventy", 70,
          "eighty", 80, "ninety", 90);

  private static final Pattern NO_WORD = Pattern.compile("[^\\p{L}\\p{N}]+");

  private static final Pattern UNHEARD = Pattern.compile("[^\\p{L}\\p{N}]+");

  private SpokenText() {}

  /**
   * The words without case, punctuation, accents and blanks, to be compared whole; empty if nothing
   * can be heard of them.
   */
  public static String plain(String words) {
    String bare = Normalizer.normalize(words, Normalizer.Form.NFKD);
    return UNHEARD.matcher(bare).replaceAll("").toLowerCase(Locale.ROOT);
  }

  /** Words in lower case with one blank between them, numbers as figures. */
  public static String figures(String words) {
    StringBuilder normal = new StringBuilder();
    int tens = 0;
    for (String word : NO_WORD.split(words.toLowerCase(Locale.ROOT))) {
      int small = UP_TO_NINETEEN.indexOf(word);
      if (tens > 0 && small > 0 && small < 10) {
        normal.append(tens + small).append(' ');
        tens = 0;
        continue;
      }
      if (tens > 0) {
        normal.append(tens).append(' ');
      }
      tens = TENS.getOrDefault(word, 0);
      if (tens == 0 && !word.isEmpty()) {
        normal.append(small >= 0 ? String.valueOf(small) : word).append(' ');
      }
    }
    if (tens > 0) {
      normal.append(tens);
    }
    return normal.toString().strip();
  }
}
