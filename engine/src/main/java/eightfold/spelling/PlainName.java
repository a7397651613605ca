package eightfold.spelling;

import java.text.Normalizer;
import java.util.Locale;

/** Names of games without what people write in different ways. */
public final class PlainName {
  private PlainName() {}

  /** The name without case, accents, blanks, hyphens and apostrophes. */
  public static String of(String name) {
    return Normalizer.normalize(name, Normalizer.Form.NFD)
        .toLowerCase(Locale.ROOT)
        .replaceAll("[^\\p{L}\\p{N}]", "");
  }
}
