package eightfold.spelling;

import java.text.Normalizer;
import java.util.Locale;
import java.util.regex.Pattern;

/** Words as they are said: what can be heard of them alone. */
public final class SpokenText {
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
}
