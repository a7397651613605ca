package eightfold.spelling;

import eightfold.message.Message;
import java.util.Collection;
import java.util.Optional;

/** Finds the word that was probably meant, for messages that say what would be right. */
public final class Nearest {
  /** Nobody mistypes a word of this length into one of ours. */
  private static final int LONGEST = 60;

  private Nearest() {}

  /** What would be right instead of a wrong word: the one probably meant, or all there are. */
  public static Message suggestion(String wrong, Collection<String> words) {
    return to(wrong, words)
        .map(word -> Message.of("words.did-you-mean").with("word", word))
        .orElseGet(() -> Message.of("words.possible").with("words", words));
  }

  /** The same in plain English. */
  public static String right(String wrong, Collection<String> words) {
    return suggestion(wrong, words).text();
  }

  /** The word that differs least from the given one, if it is near enough to have been meant. */
  public static Optional<String> to(String wrong, Collection<String> words) {
    if (wrong.length() > LONGEST) {
      return Optional.empty();
    }
    String best = "";
    int least = Integer.MAX_VALUE;
    for (String word : words) {
      int distance = distance(wrong, word);
      if (distance < least) {
        least = distance;
        best = word;
      }
    }
    int near = Math.max(1, Math.min(wrong.length(), best.length()) / 3);
    return least <= near ? Optional.of(best) : Optional.empty();
  }

  /** The nearest word as {@link #to} finds it, if no other word is as near. */
  public static Optional<String> only(String wrong, Collection<String> words) {
    return to(wrong, words)
        .filter(
            nearest -> {
              int least = distance(wrong, nearest);
              return words.stream().filter(word -> distance(wrong, word) == least).count() == 1;
            });
  }

  /** How many letters must be put in, left out, changed or swapped with a neighbour. */
  public static int distance(String from, String to) {
    int[][] steps = new int[from.length() + 1][to.length() + 1];
    for (int i = 0; i <= from.length(); i++) {
      for (int j = 0; j <= to.length(); j++) {
        steps[i][j] = i == 0 || j == 0 ? i + j : cheapest(steps, i, j, from, to);
      }
    }
    return steps[from.length()][to.length()];
  }

  private static int cheapest(int[][] steps, int i, int j, String from, String to) {
    boolean same = from.charAt(i - 1) == to.charAt(j - 1);
    int cost = steps[i - 1][j - 1] + (same ? 0 : 1);
    cost = Math.min(cost, Math.min(steps[i - 1][j], steps[i][j - 1]) + 1);
    boolean swapped =
        i > 1
            && j > 1
            && from.charAt(i - 1) == to.charAt(j - 2)
            && from.charAt(i - 2) == to.charAt(j - 1);
    return swapped ? Math.min(cost, steps[i - 2][j - 2] + 1) : cost;
  }
}
