package eightfold.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.rules.book.RuleBooks;
import eightfold.rules.json.RuleBookJson;
import eightfold.rules.text.RuleBookWriter;
import eightfold.rules.vocabulary.RuleBook;
import eightfold.shedding.Shedding;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.LongStream;
import org.junit.jupiter.params.provider.MethodSource;

/** Books with packs of their own are read as they are written, and both programs play them. */
class OwnPackBooksTest {
  private static final TrialRunner TRIALS = new TrialRunner(Shedding.standard());

  static LongStream seeds() {
    return LongStream.range(0, Sample.seeds(60));
  }

  @Sampled
  @MethodSource("seeds")
  void they_are_read_as_they_are_written(long seed) {
    RuleBook book = OwnPackBooks.withConditions(seed);
    assertThat(RuleBooks.single(RuleBookWriter.write(book), Map.of())).isEqualTo(book);
    assertThat(RuleBookJson.single(RuleBookJson.write(book))).isEqualTo(book);
  }

  @Sampled
  @MethodSource("seeds")
  void both_programs_play_them(long seed) {
    int seats = 2 + (int) (seed % 4);
    RuleBook book = OwnPackBooks.withConditions(seed);
    Trial trial = new Trial(book, seats, new Trial.Start.Shuffled(seed), List.of());
    OptionalInt _ = BothPrograms.agree(TRIALS, trial, 7, 60);
  }

  @Sampled
  @MethodSource("seeds")
  void in_the_middle_of_a_deal(long seed) {
    int seats = 2 + (int) (seed % 4);
    RuleBook book = OwnPackBooks.book(1000 + seed);
    var start = new Trial.Start.Arranged(RandomPositions.position(book, seats, seed), seed);
    OptionalInt _ = BothPrograms.agree(TRIALS, new Trial(book, seats, start, List.of()), 7, 60);
  }
}
