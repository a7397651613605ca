package eightfold.rules.text;

import static java.util.stream.Collectors.joining;

import eightfold.message.Message;
import eightfold.rules.finding.Advice;
import eightfold.rules.finding.Echo;
import eightfold.rules.finding.FindingCode;
import eightfold.rules.finding.LineFault;
import eightfold.rules.finding.Suggestion;
import eightfold.rules.text.RuleLine.Token;
import eightfold.spelling.Nearest;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** The words that begin clauses: found in a segment, or guessed where they are wrong. */
final class Phrases {
  private Phrases() {}

  /** The longest of some phrases with which a segment begins. */
  static Optional<String> begins(List<Token> segment, Collection<String> phrases) {
    String words = front(segment) + " ";
    return phrases.stream()
        .filter(phrase -> words.startsWith(phrase + " "))
        .max(Comparator.comparingInt(String::length));
  }

  /** The words of a segment up to its first text in quotes, as many as a phrase may have. */
  private static String front(List<Token> segment) {
    return segment.stream()
        .takeWhile(token -> !token.quoted())
        .limit(LONGEST)
        .map(Token::text)
        .collect(joining(" "));
  }

  /** No phrase has so many words. */
  private static final int LONGEST = 12;

  /** What stands behind a phrase with which the segment begins. */
  static List<Token> behind(List<Token> segment, String phrase) {
    return segment.subList(words(phrase), segment.size());
  }

  private static int words(String phrase) {
    return phrase.split(" ").length;
  }

  /**
   * A segment that begins with none of the phrases.
   *
   * @param reads whether a segment that begins with one of them can be read
   */
  static LineFault unknown(
      List<Token> segment, Collection<String> phrases, Predicate<List<Token>> reads) {
    List<Guess> guesses = guesses(front(segment), phrases);
    Message right =
        phrases.isEmpty()
            ? Message.of("findings.no-clause-possible")
            : guesses.stream()
                .findFirst()
                .map(guess -> Advice.didYouMean(guess.phrase()))
                .orElseGet(() -> Suggestion.possible(phrases));
    return new LineFault(
            FindingCode.UNKNOWN_CLAUSE,
            RuleLine.columns(segment),
            Message.of("findings.unknown.clause")
                .with("words", Echo.shortened(RuleLine.words(segment))),
            right)
        .mendedBy(mended(segment, guesses).filter(reads).map(RuleLine::words));
  }

  /** The segment with the phrase that was meant, if only one can have been. */
  private static Optional<List<Token>> mended(List<Token> segment, List<Guess> guesses) {
    if (guesses.isEmpty()
        || guesses.size() > 1 && guesses.get(0).distance() == guesses.get(1).distance()) {
      return Optional.empty();
    }
    String phrase = guesses.getFirst().phrase();
    return Optional.of(segment)
        .filter(words -> words.size() >= words(phrase))
        .map(
            words ->
                Stream.concat(
                        Stream.of(phrase.split(" ")).map(Token::word),
                        behind(words, phrase).stream())
                    .toList());
  }

  /** The phrases that are near enough to have been meant, the nearest first. */
  private static List<Guess> guesses(String words, Collection<String> phrases) {
    return phrases.stream()
        .map(phrase -> guess(words, phrase))
        .filter(Guess::near)
        .sorted(Comparator.comparingInt(Guess::distance))
        .toList();
  }

  /** Compares as many words of the segment as the phrase has. */
  private static Guess guess(String words, String phrase) {
    int count = words(phrase);
    String front = Stream.of(words.split(" ", count + 1)).limit(count).collect(joining(" "));
    boolean far = front.length() > 2 * phrase.length();
    return new Guess(phrase, far ? Integer.MAX_VALUE : Nearest.distance(front, phrase));
  }

  private record Guess(String phrase, int distance) {
    boolean near() {
      return distance <= Math.max(1, phrase.length() / 3);
    }
  }
}
