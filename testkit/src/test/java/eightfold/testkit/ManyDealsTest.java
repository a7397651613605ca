package eightfold.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.game.Catalogue;
import eightfold.game.Game;
import eightfold.rules.book.Options;
import eightfold.rules.text.RuleBookWriter;
import eightfold.rules.vocabulary.Effect;
import eightfold.rules.vocabulary.RuleBook;
import eightfold.shedding.Shedding;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Deals by the hundred at one table, each of which keeps all promises (DESIGN 4; issue 3, 7). */
class ManyDealsTest {
  private static final int DEALS = 12;

  private static Trial trial(String id, int seats) {
    RuleBook book = Objects.requireNonNull(Library.books().get(id));
    RuleBook played = Options.apply(book, Map.of()).book();
    return new Trial(played, seats, new Trial.Start.Shuffled(1), List.of());
  }

  static Game game(RuleBook book) {
    return Shedding.standard().fromRuleBook(RuleBookWriter.write(book));
  }

  @ParameterizedTest
  @ValueSource(strings = {"eights", "mau-mau", "macau", "crazy-spoons", "kapaga", "tag-team"})
  void deals_keep_all_promises_and_nearly_all_have_twins(String id) {
    Trial trial = trial(id, 4);
    ManyDeals deals = new ManyDeals(trial, game(trial.book()));
    assertThat(deals.play(DEALS, 3)).isEmpty();
    assertThat(deals.acts()).isGreaterThan(DEALS * 10L);
    assertThat(deals.twins()).isGreaterThan(DEALS / 2L).isLessThanOrEqualTo(DEALS);
  }

  @Test
  void a_program_that_forgets_a_rule_is_found_out_within_a_few_deals() {
    Trial trial = trial("ochos-locos", 3);
    RuleBook forgetful = FuzzTest.without(trial.book(), new Effect.AtOnce(Effect.What.AGAIN));
    Optional<TrialRunner.Result.Failed> failed =
        new ManyDeals(trial, game(forgetful)).play(DEALS, 3);
    assertThat(failed).isPresent();
    // what is reported is the deal itself, which can be played again
    Trial found = failed.orElseThrow().trial();
    assertThat(found.start()).isInstanceOf(Trial.Start.Shuffled.class);
    assertThat(found.steps()).isNotEmpty();
  }

  @Test
  void a_hundred_deals_of_a_made_up_book_find_nothing_and_say_what_was_done() {
    ByteArrayOutputStream said = new ByteArrayOutputStream();
    PrintStream out = new PrintStream(said, true, StandardCharsets.UTF_8);
    int exit = Fuzz.ofAllBooks().deals(100, 5, out);
    assertThat(said.toString(StandardCharsets.UTF_8))
        .containsPattern("(?m)\\Aseed 5\n100 deals, \\d+ acts, twins in ");
    assertThat(exit).isZero();
  }

  @Test
  @Tag("long")
  void deals_of_several_tables_find_nothing() {
    ByteArrayOutputStream said = new ByteArrayOutputStream();
    PrintStream out = new PrintStream(said, true, StandardCharsets.UTF_8);
    assertThat(Fuzz.ofAllBooks().deals(1_600, 6, out)).isZero();
    assertThat(said.toString(StandardCharsets.UTF_8)).contains("\n2000 deals, ");
  }

  /** All processors work at it, and what comes first in the order of the tables is told. */
  @Test
  @Tag("long")
  void the_same_seed_finds_the_same_however_many_tables_are_tried_at_a_time() {
    Catalogue forgetful =
        new FuzzTest.Otherwise(
            book -> game(FuzzTest.without(book, new Effect.AtOnce(Effect.What.AGAIN))));
    String found = failure(forgetful);
    assertThat(found).startsWith("seed 4\nFAILED (trial ").contains("steps:\n");
    assertThat(failure(forgetful)).isEqualTo(found);
  }

  private static String failure(Catalogue catalogue) {
    ByteArrayOutputStream said = new ByteArrayOutputStream();
    PrintStream out = new PrintStream(said, true, StandardCharsets.UTF_8);
    assertThat(Fuzz.of(catalogue).deals(100_000, 4, out)).isEqualTo(1);
    return said.toString(StandardCharsets.UTF_8);
  }
}
