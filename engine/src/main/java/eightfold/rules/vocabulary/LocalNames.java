package eightfold.rules.vocabulary;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/**
 * What something of a pack is called in other languages than that of the book: {@code de "rot" fr
 * "rouge"}.
 *
 * @param byTag by the tags of the languages (BCP 47); may be empty
 */
public record LocalNames(Map<String, String> byTag) {
  /** No other names. */
  public static final LocalNames NONE = new LocalNames(Map.of());

  /** How the tag of a language looks. */
  public static final String TAG = "[a-z]{2,3}(-[A-Za-z0-9]{2,8})*";

  public LocalNames {
    byTag = Collections.unmodifiableMap(new TreeMap<>(byTag));
  }
}
