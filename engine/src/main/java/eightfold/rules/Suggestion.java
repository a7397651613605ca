package eightfold.rules;

import eightfold.spelling.Nearest;
import java.util.Collection;

/** What would be right in the place of a word that is none of those that there are. */
final class Suggestion {
  /** More words than this are not listed in a message. */
  private static final int MOST_LISTED = 20;

  private Suggestion() {}

  /** The word that was meant; else the words, few as they are, or where they are told. */
  static String of(String wrong, Collection<String> words) {
    return Nearest.to(wrong, words)
        .map(near -> "did you mean \"" + near + "\"?")
        .orElseGet(() -> possible(words));
  }

  /** The words, few as they are, or where they are told. */
  static String possible(Collection<String> words) {
    return words.size() > MOST_LISTED
        ? "there are %d: the page of the rule language has them all, \"How rules are written\" the usual ones"
            .formatted(words.size())
        : "possible: " + String.join(", ", words.stream().map(Echo::shortened).toList());
  }
}
