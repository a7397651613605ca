package eightfold.lab;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.function.LongConsumer;

/** Plays many deals or matches with bots and reports what came of them. */
public final class Simulation {
  private static final long REPORT_MILLIS = 200;

  /** How many deals a thread fetches at once. */
  private static final int SHARE = 64;

  private final Plan plan;
  private final AtomicLong next = new AtomicLong();
  private final AtomicLong done = new AtomicLong();
  private final AtomicBoolean failed = new AtomicBoolean();

  private final Optional<DealResults> results;

  private Simulation(Plan plan, Optional<DealResults> results) {
    this.plan = plan;
    this.results = results;
  }

  /** Plays all of it. */
  public static Report run(Plan plan) {
    return run(plan, done -> {});
  }

  /**
   * Plays all of it.
   *
   * @param progress is told now and then how many deals or matches are done
   * @throws eightfold.game.SetupException if so many seats cannot play this game
   */
  public static Report run(Plan plan, LongConsumer progress) {
    return new Simulation(plan, Optional.empty()).run(progress);
  }

  /**
   * Plays all of it, and tells how each deal ended.
   *
   * @param results is told of the deals in their order, the same for any number of threads
   * @throws eightfold.game.SetupException if so many seats cannot play this game
   */
  public static Report run(Plan plan, LongConsumer progress, Consumer<DealResult> results) {
    return new Simulation(plan, Optional.of(new DealResults(results))).run(progress);
  }

  private Report run(LongConsumer progress) {
    List<DealingTable> tables = new ArrayList<>();
    for (int i = 0; i < plan.threads(); i++) {
      tables.add(DealingTable.of(plan));
    }
    var system = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
    long cpu = system.getProcessCpuTime();
    long wall = System.nanoTime();
    DealTally sum = new DealTally(plan.seats(), plan.game().verbs());
    try (ExecutorService threads = Executors.newFixedThreadPool(plan.threads())) {
      List<Future<DealTally>> tallies = new ArrayList<>();
      for (DealingTable table : tables) {
        tallies.add(threads.submit(() -> play(table)));
      }
      for (Future<DealTally> tally : tallies) {
        sum.merge(await(tally, progress));
      }
    }
    return sum.report(
        plan, (system.getProcessCpuTime() - cpu) / 1e9, (System.nanoTime() - wall) / 1e9);
  }

  private DealTally await(Future<DealTally> tally, LongConsumer progress) {
    while (true) {
      try {
        DealTally counted = tally.get(REPORT_MILLIS, TimeUnit.MILLISECONDS);
        progress.accept(done.get());
        return counted;
      } catch (TimeoutException notYet) {
        progress.accept(done.get());
      } catch (InterruptedException stop) {
        failed.set(true);
        Thread.currentThread().interrupt();
        throw new IllegalStateException("the simulation was interrupted", stop);
      } catch (ExecutionException bug) {
        throw new IllegalStateException("a deal failed: " + bug.getCause(), bug.getCause());
      }
    }
  }

  private DealTally play(DealingTable table) {
    DealTally tally = new DealTally(plan.seats(), plan.game().verbs());
    try {
      for (long from = next.getAndAdd(SHARE); from < plan.count(); from = next.getAndAdd(SHARE)) {
        long to = Math.min(plan.count(), from + SHARE);
        List<DealResult> played = new ArrayList<>();
        for (long n = from; n < to && !failed.get(); n++) {
          play(table, n, tally, played);
        }
        if (results.isPresent() && !failed.get()) {
          results.get().played(from / SHARE, played);
        }
        done.addAndGet(to - from);
      }
    } catch (RuntimeException | Error bug) {
      failed.set(true);
      throw bug;
    }
    return tally;
  }

  private void play(DealingTable table, long n, DealTally tally, List<DealResult> played) {
    long seed = Seeds.nth(plan.seed(), n);
    table.begin(seed);
    if (plan.unit() == Plan.Unit.DEALS) {
      playDeal(table, seed, tally, played);
      return;
    }
    TurnOrder order = TurnOrder.of(table.match());
    long deals = 1;
    playDeal(table, seed, tally, played);
    while (!table.match().standings().over()) {
      table.nextDeal();
      playDeal(table, seed, tally, played);
      deals++;
    }
    tally.match(table.match(), order, deals);
  }

  private void playDeal(DealingTable table, long seed, DealTally tally, List<DealResult> played) {
    long before = tally.decisions();
    table.playDeal(tally);
    if (results.isPresent()) {
      int decisions = Math.toIntExact(tally.decisions() - before);
      played.add(DealResult.of(table.match(), seed, decisions));
    }
  }
}
