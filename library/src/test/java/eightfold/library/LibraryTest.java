package eightfold.library;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.rules.book.Options;
import eightfold.rules.book.RuleBooks;
import eightfold.rules.check.RuleBookCheck;
import eightfold.rules.json.RuleBookJson;
import eightfold.rules.sheet.RuleSheet;
import eightfold.rules.text.RuleBookWriter;
import eightfold.rules.vocabulary.Element;
import eightfold.rules.vocabulary.RuleBook;
import java.nio.file.Files;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What holds for every rule book of the library. */
class LibraryTest {
  static List<RuleBook> books() {
    return Library.books();
  }

  @Test
  void the_index_lists_every_book_once() throws Exception {
    try (var files = Files.list(Library.FOLDER)) {
      assertThat(
              files
                  .map(file -> file.getFileName().toString())
                  .filter(name -> name.endsWith(".game")))
          .containsExactlyInAnyOrderElementsOf(Library.files().keySet());
    }
  }

  @Test
  void no_book_has_an_error() {
    assertThat(RuleBooks.read(Library.files()).findings()).isEmpty();
    assertThat(books()).hasSize(Library.files().size());
  }

  /** The catalogue goes by it, so that it need not read all books to find one. */
  @Test
  void a_book_has_the_name_of_its_file() {
    assertThat(books())
        .extracting(book -> book.id() + ".game")
        .containsExactlyElementsOf(Library.files().keySet());
  }

  @ParameterizedTest
  @MethodSource("books")
  void a_book_read_alone_is_as_it_is_among_the_others(RuleBook book) {
    assertThat(RuleBooks.one(book.id() + ".game", Library.files())).isEqualTo(book);
  }

  @ParameterizedTest
  @MethodSource("books")
  void a_book_is_its_text_and_its_json(RuleBook book) {
    String text = RuleBookWriter.write(book);
    RuleBook read = RuleBooks.single(text, Map.of());
    assertThat(read).isEqualTo(book);
    RuleBooks json = RuleBookJson.read(book.id() + ".json", RuleBookJson.write(read));
    assertThat(json.findings()).isEmpty();
    assertThat(json.book(book.id()).map(RuleBookWriter::write)).contains(text);
  }

  @ParameterizedTest
  @MethodSource("books")
  void a_book_says_where_it_comes_from(RuleBook book) {
    assertThat(book.summary()).endsWith(".").hasSizeBetween(30, 140);
    assertThat(book.source()).isNotBlank();
    RuleBook applied = Options.apply(book, Map.of()).book();
    assertThat(applied.all(Element.Ruling.class)).isNotEmpty();
    assertThat(applied.all(Element.Ruling.class).map(Element.Ruling::from))
        .noneMatch(String::isBlank);
  }

  @ParameterizedTest
  @MethodSource("books")
  void every_number_of_players_that_a_book_names_can_play(RuleBook book) {
    RuleBook applied = Options.apply(book, Map.of()).book();
    Element.Players players = applied.find(Element.Players.class).orElseThrow();
    int step = players.teams() ? 2 : 1;
    for (int seats = players.least(); seats <= players.most(); seats += step) {
      assertThat(RuleBookCheck.check(applied, seats)).as("%d seats", seats).isEmpty();
    }
    assertThat(RuleBookCheck.check(applied, players.most() + 1)).isPresent();
  }

  @ParameterizedTest
  @MethodSource("books")
  void nothing_is_left_to_common_practice(RuleBook book) {
    RuleBook applied = Options.apply(book, Map.of()).book();
    boolean own = applied.the(Element.Deck.class).cards() == Element.Deck.Cards.OWN;
    assertThat(applied.elements())
        .extracting(line -> RuleBookWriter.line(line).split("[ ,]", 2)[0])
        .contains("direction", "starter", "stock", "scoring", "match", own ? "suit" : "suits");
  }

  @ParameterizedTest
  @MethodSource("books")
  void the_sheet_of_a_book_has_all_its_sections(RuleBook book) {
    String sheet = RuleSheet.write(Options.apply(book, Map.of()).book());
    assertThat(sheet)
        .startsWith("# " + book.name() + "\n")
        .contains("## Aim", "## Cards and deal", "## Your turn", "## Drawing")
        .contains("## Going out", "## Scoring", "## The match", "Source: ")
        .doesNotContain("## House rules")
        .doesNotContain("{")
        .doesNotContain("null");
    assertThat(sheet.contains("## Special cards")).isEqualTo(book.has(Element.On.class));
  }
}
