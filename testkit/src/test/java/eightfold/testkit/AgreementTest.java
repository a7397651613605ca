package eightfold.testkit;

import eightfold.shedding.Shedding;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.MethodSource;

/** Promise 8 of the design: the kernel does what the oracle does, act by act, for all to see. */
class AgreementTest {
  private static final TrialRunner TRIALS = new TrialRunner(Shedding.standard());

  static Stream<Tables.Named> library() {
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
    return LongStream.range(0, Sample.seeds(60));
  }

  @Sampled
  @MethodSource({"library", "options"})
  void on_library_books(Tables.Named table) {
    agree(table.trial(), 100);
  }

  @Sampled
  @MethodSource("seeds")
  void on_made_up_books(long seed) {
    int seats = 2 + (int) (seed % 4);
    agree(new Trial(RandomBooks.book(seed), seats, new Trial.Start.Shuffled(seed), List.of()), 60);
  }

  @Sampled
  @MethodSource("seeds")
  void in_the_middle_of_a_deal(long seed) {
    var book = RandomBooks.book(1000 + seed);
    int seats = 2 + (int) (seed % 4);
    var start = new Trial.Start.Arranged(RandomPositions.position(book, seats, seed), seed);
    agree(new Trial(book, seats, start, List.of()), 60);
  }

  /**
   * A deal that ends blocked as it begins agrees without an act, and a small pack gives no table.
   */
  private static void agree(Trial trial, int acts) {
    OptionalInt _ = BothPrograms.agree(TRIALS, trial, 7, acts);
  }
}
