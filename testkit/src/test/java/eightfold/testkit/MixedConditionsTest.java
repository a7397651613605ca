package eightfold.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.rules.book.RuleBooks;
import eightfold.rules.check.RuleBookCheck;
import eightfold.rules.json.RuleBookJson;
import eightfold.rules.sheet.RuleSheet;
import eightfold.rules.text.RuleBookWriter;
import eightfold.rules.vocabulary.Element;
import eightfold.rules.vocabulary.RuleBook;
import eightfold.rules.vocabulary.SeatSelector;
import eightfold.rules.vocabulary.Trigger;
import eightfold.shedding.Shedding;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Games of the library with a rule of another one and with lines with conditions, as text files
 * only: both programs play them alike (RULE-LANGUAGE, Conditions; issue 12, point 7).
 */
class MixedConditionsTest {
  private static final int BOOKS_AT_LEAST = 20;

  private static final int PARENTS_AT_LEAST = 14;

  /** Acts after which all that anybody may know is compared, each time. */
  private static final int ACTS = 60;

  private static final int DEALS = 4;

  /** Deals of players without a plan may be long; a house rule ends them. */
  private static final Element LIMIT = new Element.Limit(Element.Limit.Of.ACTS, 120);

  private static final TrialRunner TRIALS = new TrialRunner(Shedding.standard());

  private static final MixedBooks MIXED = MixedBooks.WITH_CONDITIONS;

  static Stream<String> games() {
    return MIXED.ids().stream();
  }

  private static RuleBook book(String game) {
    return MIXED.book(game);
  }

  /**
   * With as few seats as can be, with as many, and with a number between; one of them where a part
   * is tried.
   */
  static Stream<Tables.Named> tables() {
    return Sample.ofEach(allTables(), Tables.Named::game);
  }

  private static Stream<Tables.Named> allTables() {
    return games()
        .flatMap(
            game -> {
              int least = RuleBookCheck.leastSeats(book(game));
              int most = RuleBookCheck.mostSeats(book(game));
              return Stream.of(least, Math.min(least + 1, most), most)
                  .distinct()
                  .map(seats -> MIXED.table(game, seats))
                  .flatMap(Optional::stream);
            });
  }

  @Test
  void there_are_twenty_of_many_games() {
    assertThat(games()).hasSizeGreaterThanOrEqualTo(BOOKS_AT_LEAST);
    assertThat(games().map(game -> MIXED.parent(game).id()).distinct())
        .hasSizeGreaterThanOrEqualTo(PARENTS_AT_LEAST);
  }

  @ParameterizedTest
  @MethodSource("games")
  void each_has_a_rule_of_another_game_and_lines_with_conditions(String game) {
    List<Element> own = new ArrayList<>(book(game).elements());
    own.removeAll(MIXED.parent(game).elements());
    assertThat(own).filteredOn(Element.ConditionRule.class::isInstance).hasSizeGreaterThan(1);
    assertThat(own).anyMatch(element -> !(element instanceof Element.ConditionRule));
  }

  @Test
  void every_event_seat_and_consequence_comes_up() {
    Set<String> words =
        games()
            .flatMap(game -> book(game).all(Element.When.class))
            .flatMap(ConditionWords::of)
            .collect(Collectors.toSet());
    Stream<String> moments = Stream.of(Trigger.Moment.values()).map(Enum::name);
    Stream<String> seats = Stream.of(SeatSelector.Which.values()).map(Enum::name);
    Stream<String> consequences = ConditionWords.consequences();
    assertThat(Stream.of(moments, seats, consequences).flatMap(some -> some).map("When "::concat))
        .allSatisfy(word -> assertThat(words).contains(word));
    assertThat(words)
        .contains("When Played on", "When Played in a row", "When Played left", "When HandBecomes");
  }

  @ParameterizedTest
  @MethodSource("games")
  void a_book_is_its_text_its_json_and_its_sheet(String game) {
    String text = RuleBookWriter.write(book(game));
    assertThat(RuleBooks.single(text, Map.of())).isEqualTo(book(game));
    RuleBooks json = RuleBookJson.read(game + ".json", RuleBookJson.write(book(game)));
    assertThat(json.errors()).isEmpty();
    assertThat(json.books().values()).map(RuleBookWriter::write).containsExactly(text);
    assertThat(RuleSheet.write(book(game)))
        .containsAnyOf("## When this happens", "## Also")
        .doesNotContain("{")
        .doesNotContain("null");
  }

  @Sampled
  @MethodSource("tables")
  void the_kernel_does_what_the_oracle_does(Tables.Named table) {
    assertThat(BothPrograms.agree(TRIALS, table.trial(), 5, ACTS).orElseThrow()).isPositive();
  }

  @Sampled
  @MethodSource("tables")
  void deals_keep_all_promises(Tables.Named table) {
    RuleBook book = table.trial().book();
    List<Element> limited = new ArrayList<>(book.elements());
    limited.removeIf(Element.Limit.class::isInstance);
    limited.add(LIMIT);
    Trial trial = table.trial().book(book.with(limited));
    String text = RuleBookWriter.write(trial.book());
    assertThat(new ManyDeals(trial, Shedding.standard().fromRuleBook(text)).play(DEALS, 6))
        .map(failed -> BothPrograms.shown(TRIALS, failed))
        .isEmpty();
  }
}
