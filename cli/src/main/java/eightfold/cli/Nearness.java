package eightfold.cli;

import eightfold.spelling.Nearest;
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
          Math.min(
              Nearest.distance(wanted, plain(words.get(i))),
              Nearest.distance(wanted, plain(aliases.get(i))));
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
}
