package eightfold.bots;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import eightfold.game.FastChance;
import eightfold.game.Game;
import eightfold.game.Opening;
import eightfold.rules.check.RuleBookCheck;
import eightfold.rules.text.RuleBookWriter;
import eightfold.rules.vocabulary.RuleBook;
import eightfold.shedding.Shedding;
import eightfold.testkit.RandomBooks;
import eightfold.testkit.Sample;
import java.lang.management.ManagementFactory;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Playouts allocate nothing, whatever the lines of a book say (DESIGN.md 2; invariant 7). */
class PlayoutTest {
  /** Deals of each made-up book; some go on to the limit of acts. */
  private static final int DEALS = 30;

  private static final int WARMING_UP = 60;
  private static final int ROUNDS = 6;

  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  static LongStream madeUp() {
    return LongStream.range(0, Sample.seeds(96));
  }

  @ParameterizedTest
  @MethodSource("madeUp")
  @Tag("sampled")
  void playouts_of_made_up_books_allocate_nothing(long seed) {
    RuleBook book = RandomBooks.withConditions(seed);
    Game game = Shedding.standard().fromRuleBook(RuleBookWriter.write(book));
    int seats =
        IntStream.rangeClosed(game.leastSeats(), game.mostSeats())
            .filter(some -> RuleBookCheck.check(book, some).isEmpty())
            .findFirst()
            .orElseThrow();
    FastChance chance = new FastChance(1);
    var match = game.begin(Opening.of(seats), new FastChance(1));
    Playout playout = new Playout(match, Policy.RANDOM);
    long decisions = 0;
    // code that is compiled anew may lay out an object once; what allocates does so each time
    long allocated = 1;
    for (int round = 0; round < ROUNDS && allocated > 0; round++) {
      int deals = round == 0 ? WARMING_UP : DEALS;
      long before = THREADS.getCurrentThreadAllocatedBytes();
      for (int deal = 0; deal < deals; deal++) {
        match.restart(deal);
        playout.playDeal(chance);
        decisions += playout.decisions();
      }
      allocated = THREADS.getCurrentThreadAllocatedBytes() - before;
    }
    assertThat(decisions).isPositive();
    assertThat(allocated).isZero();
  }
}
