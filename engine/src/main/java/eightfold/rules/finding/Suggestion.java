package eightfold.rules.finding;

import eightfold.message.Message;
import eightfold.spelling.Nearest;
import java.util.Collection;

/** What would be right in the place of a word that is none of those that there are. */
public final class Suggestion {
  /** More words than this are not listed in a message. */
  private static final int MOST_LISTED = 20;

  private Suggestion() {}

  /** The word that was meant; else the words, few as they are, or where they are told. */
  public static Message of(String wrong, Collection<String> words) {
    return Nearest.to(wrong, words).map(Advice::didYouMean).orElseGet(() -> possible(words));
  }

  /** The words, few as they are, or where they are told. */
  public static Message possible(Collection<String> words) {
    return words.size() > MOST_LISTED
        ? Message.of("findings.many-words").with("count", words.size())
        : Message.of("words.possible").with("words", words.stream().map(Echo::shortened).toList());
  }
}
