package eightfold.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.game.SetupException;
import eightfold.rules.text.RuleBookWriter;
import eightfold.rules.vocabulary.RuleBook;
import eightfold.shedding.Shedding;
import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.MethodSource;

/** What a list of acts names is taken in each of its forms, and what none names is refused. */
class ListedActsTest {
  static Stream<Tables.Named> tables() {
    return Tables.ofAllGames();
  }

  static Stream<Tables.Named> options() {
    return Tables.BOOKS.values().stream()
        .filter(book -> !book.options().isEmpty())
        .flatMap(
            book ->
                LongStream.range(0, Sample.seeds(4))
                    .mapToObj(seed -> Tables.varied(book, Tables.seats(book, 3), seed)));
  }

  static LongStream seeds() {
    return LongStream.range(0, Sample.seeds(96));
  }

  @Sampled
  @MethodSource({"tables", "options"})
  void of_library_books(Tables.Named table) {
    assertThat(new Invariants(table::begin, 5).lists()).isEmpty();
  }

  @Sampled
  @MethodSource({"tables", "options"})
  void of_library_books_with_lines(Tables.Named table) {
    RuleBook book = new RandomConditions(table.name().hashCode()).addedTo(table.trial().book());
    check(new Trial(book, table.trial().seats(), table.trial().start(), List.of()), 3);
  }

  @Sampled
  @MethodSource("seeds")
  void of_made_up_books(long seed) {
    RuleBook book = RandomBooks.withConditions(seed);
    check(new Trial(book, 2 + (int) (seed % 4), new Trial.Start.Shuffled(seed), List.of()), seed);
  }

  @Sampled
  @MethodSource("seeds")
  void in_the_middle_of_a_deal(long seed) {
    RuleBook book = RandomBooks.withConditions(seed);
    int seats = 2 + (int) (seed % 4);
    var start = new Trial.Start.Arranged(RandomPositions.position(book, seats, seed), seed);
    check(new Trial(book, seats, start, List.of()), seed);
  }

  private static void check(Trial trial, long seed) {
    var game = Shedding.standard().fromRuleBook(RuleBookWriter.write(trial.book()));
    try {
      assertThat(new Invariants(() -> trial.begin(game), seed).lists())
          .as(RuleBookWriter.write(trial.book()))
          .isEmpty();
    } catch (SetupException tooFewCards) {
      // a made-up book need not suit so many seats
    }
  }
}
