package eightfold.cli;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/** Which known words a mistyped one is near to. */
final class Nearness {
  private static final int MOST = 3;

  private Nearness() {}

  /**
   * The words of which the typed one differs little, nearest first.
   *
   * @param words the words to answer with
   * @param aliases another spelling of each word, in the same order
   */
  static List<String> nearest(String typed, List<String> words, List<String> aliases) {
    record Near(String word, int distance) {}
    List<Near> near = new ArrayList<>();
    String wanted = plain(typed);
    for (int i = 0; i < words.size(); i++) {
      int distance =
          Math.min(distance(wanted, plain(words.get(i))), distance(wanted, plain(aliases.get(i))));
      if (distance <= Math.max(1, wanted.length() / 3)) {
        near.add(new Near(words.get(i), distance));
      }
    }
    near.sort(Comparator.comparingInt(Near::distance));
    return near.stream().limit(MOST).map(Near::word).toList();
  }

  private static String plain(String text) {
    return text.toLowerCase(Locale.ROOT).replaceAll("[\\s'_-]", "");
  }

  /** How many letters must be put in, left out, changed or swapped with their neighbour. */
  static int distance(String a, String b) {
    int[][] least = new int[a.length() + 1][b.length() + 1];
    for (int i = 0; i <= a.length(); i++) {
      for (int j = 0; j <= b.length(); j++) {
        if (i == 0 || j == 0) {
          least[i][j] = i + j;
          continue;
        }
        boolean same = a.charAt(i - 1) == b.charAt(j - 1);
        least[i][j] =
            Math.min(
                least[i - 1][j - 1] + (same ? 0 : 1),
                Math.min(least[i - 1][j], least[i][j - 1]) + 1);
        if (i > 1
            && j > 1
            && a.charAt(i - 1) == b.charAt(j - 2)
            && a.charAt(i - 2) == b.charAt(j - 1)) {
          least[i][j] = Math.min(least[i][j], least[i - 2][j - 2] + 1);
        }
      }
    }
    return least[a.length()][b.length()];
  }
}
