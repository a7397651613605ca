package eightfold.rules;

import static java.util.stream.Collectors.joining;

import eightfold.rules.Line.Token;
import eightfold.spelling.Nearest;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The words that begin clauses: found in a segment, or guessed where they are wrong. */
final class Phrases {
  private Phrases() {}

  /** The longest of some phrases with which a segment begins. */
  static Optional<String> begins(List<Token> segment, Collection<String> phrases) {
    String words = plain(segment) + " ";
    return phrases.stream()
        .filter(phrase -> words.startsWith(phrase + " "))
        .max(Comparator.comparingInt(String::length));
  }

  /** What stands behind a phrase with which the segment begins. */
  static List<Token> behind(List<Token> segment, String phrase) {
    return segment.subList(phrase.split(" ").length, segment.size());
  }

  /** What would be right where a segment begins with none of the phrases. */
  static String right(List<Token> segment, Collection<String> phrases) {
    if (phrases.isEmpty()) {
      return "no clause is possible here";
    }
    String words = plain(segment);
    return phrases.stream()
        .map(phrase -> guess(words, phrase))
        .filter(Guess::near)
        .min(Comparator.comparingInt(Guess::distance))
        .map(guess -> "did you mean \"" + guess.phrase() + "\"?")
        .orElseGet(() -> "possible: " + String.join(", ", phrases));
  }

  /** Compares as many words of the segment as the phrase has. */
  private static Guess guess(String words, String phrase) {
    int count = phrase.split(" ").length;
    String front = Stream.of(words.split(" ", count + 1)).limit(count).collect(joining(" "));
    boolean far = front.length() > 2 * phrase.length();
    return new Guess(phrase, far ? Integer.MAX_VALUE : Nearest.distance(front, phrase));
  }

  private static String plain(List<Token> segment) {
    return segment.stream().map(Token::text).collect(joining(" "));
  }

  private record Guess(String phrase, int distance) {
    boolean near() {
      return distance <= Math.max(1, phrase.length() / 3);
    }
  }
}
