package eightfold.library;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import eightfold.game.SetupException;
import eightfold.rules.book.Options;
import eightfold.rules.book.RuleBooks;
import eightfold.rules.finding.Finding;
import eightfold.rules.finding.FindingCode;
import eightfold.rules.json.BookFile;
import eightfold.rules.sheet.RuleExample;
import eightfold.rules.text.RuleBookWriter;
import eightfold.rules.vocabulary.Element;
import eightfold.rules.vocabulary.Option;
import eightfold.rules.vocabulary.RuleBook;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A book's own line goes before an inherited option's standard: it is in force, or a finding names
 * what its writer can do in the own file. Source: issue 44, 10.
 */
class OwnLinesTest {
  private static final Map<String, String> FILES = Library.files();

  /** Those whose lines speak of the same cards. */
  private static final List<RuleBook> BOOKS =
      Library.books().stream()
          .filter(book -> book.the(Element.Deck.class).cards() != Element.Deck.Cards.OWN)
          .toList();

  private static final List<String> LINES = lines();
  private static final long SEED = 20261129;
  private static final int FEW = 12;

  /** What is told of a line that is right and says nothing where it stands. */
  private static final Set<FindingCode> IN_VAIN =
      EnumSet.of(FindingCode.USELESS_RULE, FindingCode.USELESS_CLAUSE);

  /** How a finding says that something taken over is taken out. */
  private static final Pattern TAKEN_OUT =
      Pattern.compile("(?:write: |, or: )((?:drop|without) .+?)(?=, or: |$)");

  /** What the games say, their options included, and what the page shows to whoever writes one. */
  private static List<String> lines() {
    Set<String> lines = new TreeSet<>();
    RuleExample.usual()
        .forEach(example -> lines.add(example.lines().lines().findFirst().orElse("")));
    for (RuleBook book : BOOKS) {
      book.elements().stream()
          .filter(element -> !(element instanceof Element.Ruling))
          .filter(element -> !(element instanceof Element.PackRule)) // other cards, not more lines
          .map(RuleBookWriter::line)
          .forEach(lines::add);
      book.options().stream()
          .flatMap(Option::lines)
          .filter(line -> !line.contains("{}") && !line.startsWith("ruling"))
          .forEach(lines::add);
    }
    return List.copyOf(lines);
  }

  static Stream<String> games() {
    return BOOKS.stream().map(RuleBook::id);
  }

  private static RuleBooks heir(String game, String lines) {
    String text = "game Own\nextends %s\n%s\n".formatted(game, lines);
    return BookFile.check(RuleBooks.SINGLE, text, FILES);
  }

  private static RuleBook standard(RuleBooks read) {
    return Options.standard(read.books().values().iterator().next());
  }

  @ParameterizedTest
  @MethodSource("games")
  void some_lines_are_in_force_or_say_what_is_to_be_done(String game) {
    List<String> some = new ArrayList<>(LINES);
    Collections.shuffle(some, new Random(SEED + game.hashCode()));
    some.subList(0, FEW).forEach(line -> holds(game, line));
  }

  @ParameterizedTest
  @MethodSource("games")
  @Tag("long")
  void all_lines_are_in_force_or_say_what_is_to_be_done(String game) {
    assertThat(LINES).hasSizeGreaterThan(250);
    LINES.forEach(line -> holds(game, line));
  }

  private static void holds(String game, String line) {
    String what = game + ", " + line;
    RuleBooks read = heir(game, line);
    List<Finding> errors = read.errors();
    if (errors.isEmpty()) {
      boolean inVain = read.findings().stream().anyMatch(told -> IN_VAIN.contains(told.code()));
      assertThat(inVain || isInForce(read, written(line))).as(what).isTrue();
      return;
    }
    assertThat(errors)
        .as(what)
        .allSatisfy(
            error -> {
              assertThat(error.file()).isEqualTo(RuleBooks.SINGLE);
              assertThat(error.right()).isNotEmpty();
            });
    for (Finding error : errors) {
      List<String> out =
          TAKEN_OUT
              .matcher(error.right())
              .results()
              .map(MatchResult::group)
              .map(OwnLinesTest::lineOf)
              .toList();
      for (String drop : out) {
        assertThat(heir(game, drop + "\n" + line).errors())
            .as("%s: %s", what, drop)
            .noneMatch(left -> left.what().equals(error.what()) && left.right().contains(drop));
      }
    }
  }

  /** By the standard, or with an option that brings what the line says something of. */
  private static boolean isInForce(RuleBooks read, String line) {
    RuleBook book = read.books().values().iterator().next();
    return says(standard(read).elements(), line)
        || book.options().stream()
            .flatMap(option -> values(option).map(value -> Map.of(option.key(), value)))
            .anyMatch(chosen -> says(applied(book, chosen), line));
  }

  private static boolean says(List<Element> elements, String line) {
    return elements.stream().map(RuleBookWriter::line).anyMatch(line::equals);
  }

  /** As the writer writes it; what names cards of a pack of its own is written so already. */
  private static String written(String line) {
    try {
      return RuleBookWriter.line(RuleBooks.line(line));
    } catch (IllegalArgumentException _) {
      return line;
    }
  }

  private static Stream<String> values(Option option) {
    return option.shape() instanceof Option.Shape.Words(List<Option.Value> values)
        ? values.stream().map(Option.Value::word)
        : Stream.of();
  }

  private static List<Element> applied(RuleBook book, Map<String, String> chosen) {
    try {
      return Options.apply(book, chosen).book().elements();
    } catch (SetupException _) {
      return List.of();
    }
  }

  private static String lineOf(String told) {
    return told.replaceFirst("^(write: |, or: )", "");
  }

  /** What is dropped stays away, unless it is said anew. */
  @ParameterizedTest
  @MethodSource("games")
  void what_is_dropped_is_not_put_back_by_a_standard(String game) {
    RuleBook book = BOOKS.stream().filter(one -> one.id().equals(game)).findFirst().orElseThrow();
    for (Element element : Options.standard(book).elements()) {
      String line = RuleBookWriter.line(element);
      if (element instanceof Element.On && book.elements().contains(element)) {
        RuleBooks read = heir(game, "drop " + line);
        if (read.errors().isEmpty()) {
          assertThat(standard(read).elements()).as(game + ", drop " + line).doesNotContain(element);
        }
      }
    }
  }

  /** Source: issue 44, 10, to the letter. */
  @Test
  void eights_in_need_alone_are_played_so() {
    RuleBooks read = heir("eights", "on 8 wild, declares suit, only in need");
    assertThat(read.errors()).isEmpty();
    assertThat(standard(read).elements())
        .contains(RuleBooks.line("on 8 wild, declares suit, only in need"))
        .doesNotContain(RuleBooks.line("on 8 wild, declares suit"));
  }

  /** Source: issue 44, 10, to the letter; docs/rule-language.md shows such a line. */
  @Test
  void a_call_with_its_penalty_needs_no_other_line() {
    RuleBooks read = heir("eights", "call \"Sunday\" caught, penalty 3");
    assertThat(read.errors()).isEmpty();
    assertThat(standard(read).elements())
        .contains(RuleBooks.line("call \"Sunday\" caught, penalty 3"))
        .noneMatch(element -> RuleBookWriter.line(element).startsWith("call-penalty"));
  }

  /** Two wild ranks would be none of what was written. */
  @Test
  void a_wild_rank_that_was_dropped_is_not_wild() {
    RuleBooks read = heir("eights", "drop on 8\non J wild, declares suit");
    assertThat(standard(read).elements())
        .contains(RuleBooks.line("on J wild, declares suit"))
        .doesNotContain(RuleBooks.line("on 8 wild, declares suit"));
  }

  /**
   * A standard that the writer has set is no longer an inherited one: both lines are the book's.
   */
  @Test
  void what_contradicts_a_standard_of_ones_own_is_said_in_ones_own_file() {
    assertThat(heir("eights", "set twos draw2\non 2 skip 1").errors())
        .singleElement()
        .satisfies(
            error -> {
              assertThat(error.file()).isEqualTo(RuleBooks.SINGLE);
              assertThat(error.right()).contains("without twos");
            });
    assertThat(heir("eights", "set twos draw2\nset effects 2=skip").errors())
        .singleElement()
        .satisfies(error -> assertThat(error.file()).isEqualTo(RuleBooks.SINGLE));
  }

  /** Source: docs/rule-language.md, Options: so it is refused with both names. */
  @Test
  void an_option_chosen_against_a_line_about_the_same_cards_is_refused() {
    RuleBooks read = heir("eights", "on 2 skip 1");
    RuleBook book = read.books().values().iterator().next();
    assertThatThrownBy(() -> Options.apply(book, Map.of("twos", "draw2")))
        .isInstanceOf(SetupException.class)
        .hasMessageContaining("twos=draw2")
        .hasMessageContaining("on 2 skip 1");
  }

  /** What says otherwise than the book is not to be chosen, unless the book says that it is. */
  @Test
  void an_option_that_says_otherwise_is_not_offered() {
    assertThat(keys("deal 6")).doesNotContain("cards").contains("draw", "lastCard");
    assertThat(keys("call \"Sunday\" caught, penalty 3"))
        .doesNotContain("lastCard", "lastCardPenalty")
        .contains("lastCardBlocks");
    assertThat(keys("points wild 30")).doesNotContain("hollywood");
    assertThat(keys("points wild 30\nset hollywood no")).contains("hollywood");
  }

  private static List<String> keys(String lines) {
    RuleBooks read = heir("eights", lines);
    assertThat(read.errors()).isEmpty();
    return read.books().values().iterator().next().options().stream().map(Option::key).toList();
  }

  @ParameterizedTest
  @ValueSource(strings = {"on 8 wild, declares suit, only in need", "deal 6", "drop on 8"})
  void it_is_said_which_option_is_no_longer_offered(String line) {
    assertThat(heir("eights", line).findings())
        .filteredOn(finding -> finding.code() == FindingCode.OPTION_NOT_OFFERED)
        .singleElement()
        .satisfies(
            finding -> {
              assertThat(finding.span().line()).isEqualTo(3);
              assertThat(finding.right()).contains("without ");
            });
    String key = line.equals("deal 6") ? "cards" : "wildRank";
    assertThat(heir("eights", line + "\nwithout " + key).findings())
        .filteredOn(finding -> finding.code() == FindingCode.OPTION_NOT_OFFERED)
        .isEmpty();
  }
}
