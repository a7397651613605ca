package eightfold.library;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.rules.book.RuleBooks;
import eightfold.rules.text.RuleBookWriter;
import eightfold.rules.vocabulary.Option;
import eightfold.rules.vocabulary.RuleBook;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * The words of the rule language are for many games: a house rule that one game has can be chosen
 * in another. Source: issue 12, at most a third of the words in one book of the library alone.
 */
class SharedWordsTest {
  private static final int A_THIRD = 3;

  /** What a book says: its lines, and those that its options put in. */
  private static Stream<String> lines(RuleBook book) {
    return Stream.concat(
        book.elements().stream().map(RuleBookWriter::line),
        book.options().stream().flatMap(Option::lines));
  }

  /** The word that a line begins with, and of a line about cards what they do. */
  private static Stream<String> words(String line) {
    Optional<String> first =
        longest(RuleBooks.words(), word -> (line + " ").matches(word + "[ ,:].*"));
    Stream<String> done =
        line.startsWith("on ")
            ? Arrays.stream(line.split(", ", -1))
                .flatMap(
                    part ->
                        longest(
                            RuleBooks.effects(),
                            word -> (" " + part + " ").contains(" " + word + " "))
                            .stream())
            : Stream.empty();
    return Stream.concat(first.stream(), done);
  }

  private static Optional<String> longest(Collection<String> words, Predicate<String> said) {
    return words.stream().filter(said).max(Comparator.comparingInt(String::length));
  }

  @Test
  void at_most_a_third_of_the_words_is_for_one_book_alone() {
    Map<String, Set<String>> books = new TreeMap<>();
    for (RuleBook book : Library.books()) {
      lines(book)
          .flatMap(SharedWordsTest::words)
          .forEach(word -> books.computeIfAbsent(word, _ -> new TreeSet<>()).add(book.id()));
    }
    assertThat(books).containsKeys("players", "on", "wild", "next draws", "owes its suit");
    List<String> alone =
        books.entrySet().stream()
            .filter(entry -> entry.getValue().size() == 1)
            .map(entry -> entry.getKey() + " " + entry.getValue())
            .toList();
    assertThat(alone).hasSizeLessThanOrEqualTo(books.size() / A_THIRD);
  }
}
