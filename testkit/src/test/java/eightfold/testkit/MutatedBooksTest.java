package eightfold.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.message.Texts;
import eightfold.rules.book.RuleBooks;
import eightfold.rules.finding.Finding;
import eightfold.rules.finding.Span;
import eightfold.rules.vocabulary.RuleBook;
import eightfold.testkit.BookTrial.Door;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Whatever is in a file, it is answered as a rule book. Source: issue 12, point 5. */
class MutatedBooksTest {
  /** How long a book takes is asked by the command, as this machine may be busy. */
  private static final Duration ANY = Duration.ofDays(1);

  private final ByteArrayOutputStream said = new ByteArrayOutputStream();
  private final PrintStream out = new PrintStream(said, true, StandardCharsets.UTF_8);

  private String said() {
    return said.toString(StandardCharsets.UTF_8);
  }

  private int read(int number, UnaryOperator<Door> change) {
    return MutatedBooks.ofAllBooks(change, ANY).read(number, 20261123, out);
  }

  @Test
  @Tag("sampled")
  void mutated_books_are_taken_or_refused_and_some_are_still_taken() {
    int books = Sample.seeds(2000);
    Map<String, Finding> found = new HashMap<>();
    int exit = read(books, right -> (file, text) -> kept(right.look(file, text), found));
    assertThat(exit).as(said()).isZero();
    Matcher done =
        Pattern.compile("(?m)^" + books + " mutated books read, (\\d+) of them").matcher(said());
    assertThat(done.find()).as(said()).isTrue();
    assertThat(Integer.parseInt(done.group(1))).isBetween(books / 20, books / 2);
    isSaidInEachLanguage(found);
  }

  private static RuleBooks kept(RuleBooks read, Map<String, Finding> found) {
    read.findings().forEach(one -> found.putIfAbsent(one.why().what().key(), one));
    return read;
  }

  /** Of each template one, in each language otherwise. Source: issue 44, point 5. */
  private static void isSaidInEachLanguage(Map<String, Finding> found) {
    assertThat(found).hasSizeGreaterThan(20);
    for (Finding finding : found.values()) {
      assertThat(Texts.LANGUAGES.stream().map(Texts::in).map(finding::sentence))
          .as(finding.message())
          .doesNotHaveDuplicates();
    }
  }

  @Test
  void a_reader_that_fails_at_a_word_is_found_out_and_little_more_is_shown() {
    int exit = read(3000, right -> (file, text) -> right.look(file, without("reverse", text)));
    assertThat(exit).isEqualTo(1);
    assertThat(said())
        .contains("FAILED", "IllegalStateException: no reverse here")
        .contains(":\nreverse\n");
  }

  private static String without(String word, String text) {
    if (text.contains(word)) {
      throw new IllegalStateException("no " + word + " here");
    }
    return text;
  }

  @Tag("long")
  @Test
  void a_reader_whose_findings_stand_beside_the_text_is_found_out() {
    int exit = read(200, right -> (file, text) -> moved(right.look(file, text)));
    assertThat(exit).isEqualTo(1);
    assertThat(said()).contains("PLACE, Span[");
  }

  private static RuleBooks moved(RuleBooks read) {
    List<Finding> moved =
        read.findings().stream()
            .map(one -> one.at(new Span(one.span().line(), 1, one.span().endLine(), 100_000)))
            .toList();
    return new RuleBooks(read.books(), moved);
  }

  @Tag("long")
  @Test
  void a_reader_that_takes_what_cannot_be_written_is_found_out() {
    int exit = read(30, right -> (file, text) -> renamed(right.look(file, text)));
    assertThat(exit).isEqualTo(1);
    assertThat(said()).contains("OTHERWISE, ");
  }

  private static RuleBooks renamed(RuleBooks read) {
    return read.books().isEmpty()
        ? read
        : new RuleBooks(
            Map.of("x", bell(read.books().values().iterator().next())), read.findings());
  }

  private static RuleBook bell(RuleBook book) {
    return new RuleBook(
        book.id(),
        "a bell \u0007",
        book.summary(),
        book.source(),
        book.aliases(),
        book.hidden(),
        book.elements(),
        book.options());
  }

  @Test
  void a_reader_that_refuses_without_a_reason_is_found_out() {
    int exit =
        read(
            200, right -> (file, text) -> new RuleBooks(Map.of(), right.look(file, "").findings()));
    assertThat(exit).isZero();
    exit = read(200, right -> (file, text) -> new RuleBooks(Map.of(), List.of()));
    assertThat(exit).isEqualTo(1);
    assertThat(said()).contains("NEITHER, 0 books");
  }

  @Tag("long")
  @Test
  void a_reader_that_takes_its_time_is_found_out() {
    int exit =
        MutatedBooks.ofAllBooks(UnaryOperator.identity(), Duration.ofNanos(1)).read(20, 1, out);
    assertThat(exit).isEqualTo(1);
    assertThat(said()).contains("SLOW, ", " ms of CPU time");
  }
}
