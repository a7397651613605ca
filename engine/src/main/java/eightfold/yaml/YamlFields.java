package eightfold.yaml;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The entries of a map whose keys are known beforehand: a key that is none of them is a fault. */
public final class YamlFields {
  private final Yaml.Entries map;
  private final String what;
  private final Map<String, Yaml> values = new LinkedHashMap<>();

  /**
   * Reads a map.
   *
   * @param what what the map describes, with its article: {@code a scenario}
   * @param known the keys that it may have, in the order in which people should read them
   * @throws YamlFault if it has another, with the line and the key that was probably meant
   */
  public YamlFields(Yaml.Entries map, String what, List<String> known) {
    this.map = map;
    this.what = what;
    for (Yaml.Entry entry : map.entries()) {
      String key = entry.key().text();
      if (!known.contains(key)) {
        throw new YamlFault(entry.key().line(), unknown(key, what, known));
      }
      values.put(key, entry.value());
    }
  }

  /** The value of a key, if the map has it. */
  public Optional<Yaml> value(String key) {
    return Optional.ofNullable(values.get(key));
  }

  /** The value of a key that the map must have. */
  public Yaml required(String key) {
    return value(key).orElseThrow(() -> new YamlFault(map.line(), what + " needs the key " + key));
  }

  /** The text of a key that the map must have and that may not be empty. */
  public String text(String key) {
    Yaml.Scalar scalar = required(key).scalar(key);
    if (scalar.text().isBlank()) {
      throw new YamlFault(scalar.line(), key + " is empty");
    }
    return scalar.text();
  }

  /** The words for an unknown key: the one that was probably meant, or all. */
  public static String unknown(String key, String what, List<String> known) {
    return "unknown key \""
        + key
        + "\": "
        + nearest(key, known)
            .map(near -> "did you mean " + near + "?")
            .orElse(what + " may have " + String.join(", ", known));
  }

  /** The one of some words that differs from a mistyped word by at most two letters. */
  public static Optional<String> nearest(String word, List<String> known) {
    String best = "";
    int least = Math.min(3, word.length());
    for (String other : known) {
      int distance = distance(word, other);
      if (distance < least) {
        least = distance;
        best = other;
      }
    }
    return best.isEmpty() ? Optional.empty() : Optional.of(best);
  }

  /**
   * How many letters must be put in, left out, changed or exchanged to make one word of the other.
   */
  private static int distance(String one, String two) {
    int[][] table = new int[one.length() + 1][two.length() + 1];
    for (int i = 0; i <= one.length(); i++) {
      for (int j = 0; j <= two.length(); j++) {
        if (i == 0 || j == 0) {
          table[i][j] = i + j;
          continue;
        }
        boolean same = one.charAt(i - 1) == two.charAt(j - 1);
        int least = Math.min(table[i - 1][j], table[i][j - 1]) + 1;
        least = Math.min(least, table[i - 1][j - 1] + (same ? 0 : 1));
        if (i > 1 && j > 1 && swapped(one, two, i, j)) {
          least = Math.min(least, table[i - 2][j - 2] + 1);
        }
        table[i][j] = least;
      }
    }
    return table[one.length()][two.length()];
  }

  private static boolean swapped(String one, String two, int i, int j) {
    return one.charAt(i - 1) == two.charAt(j - 2) && one.charAt(i - 2) == two.charAt(j - 1);
  }
}
