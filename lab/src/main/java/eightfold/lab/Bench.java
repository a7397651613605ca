package eightfold.lab;

import com.sun.management.OperatingSystemMXBean;
import com.sun.management.ThreadMXBean;
import eightfold.bots.Playout;
import eightfold.bots.Policy;
import eightfold.game.FastChance;
import eightfold.game.Game;
import eightfold.game.Match;
import eightfold.game.Opening;
import eightfold.playout.PlayoutMatch;
import java.lang.management.ManagementFactory;

/** Measures how fast a game plays on one thread, when it has run warm. */
public final class Bench {
  private static final int AT_ONCE = 50;

  /** A round of warming up takes such a part of the time that is measured. */
  private static final int ROUNDS = 8;

  /**
   * So many rounds without a gain, and it is warm; a game that never is, is measured all the same.
   */
  private static final int ROUNDS_WITHOUT_GAIN = 4;

  private static final int MOST_ROUNDS = 80;

  /** Less is no gain but noise. */
  private static final double GAIN = 1.03;

  private static final int COPIES = 200;

  /** Positions that are copied where a second or more is measured; where less is, fewer. */
  private static final int POSITIONS = 3_000;

  /** So many are copied for each that is measured, before any is; a compiler takes its time. */
  private static final int WARM_POSITIONS = 3;

  private final Game game;
  private final int seats;
  private final Policy policy;
  private final long seed;
  private long next;

  /** A bench for a game with a policy of playouts in every seat. */
  public Bench(Game game, int seats, Policy policy, long seed) {
    this.game = game;
    this.seats = seats;
    this.policy = policy;
    this.seed = seed;
  }

  /**
   * What was measured.
   *
   * @param deals deals played in the measured time
   * @param decisions decisions in them
   * @param cpuSeconds CPU time of the process
   * @param wallSeconds time on the clock
   * @param bytesPerDecision bytes allocated by the playing thread for each decision
   * @param listedPerCpuSecond decisions per second of CPU time of players at random, for whom all
   *     legal acts are listed each time
   * @param copyNanos CPU time of one copy of a match in the middle of a deal, over a spare one
   * @param freshCopyNanos the same for a copy that is made anew
   */
  public record Speed(
      long deals,
      long decisions,
      double cpuSeconds,
      double wallSeconds,
      double bytesPerDecision,
      double listedPerCpuSecond,
      double copyNanos,
      double freshCopyNanos) {
    /** Decisions per second of CPU time. */
    public double decisionsPerCpuSecond() {
      return decisions / cpuSeconds;
    }

    /** Deals per second of CPU time. */
    public double dealsPerCpuSecond() {
      return deals / cpuSeconds;
    }

    /** Decisions per second on the clock. */
    public double decisionsPerWallSecond() {
      return decisions / wallSeconds;
    }

    /** Deals per second on the clock. */
    public double dealsPerWallSecond() {
      return deals / wallSeconds;
    }
  }

  /** Plays until it is warm, then for this time, measuring. */
  public Speed measure(double seconds) {
    Match match = game.begin(Opening.of(seats), new FastChance(seed));
    var thread = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    Played played = played(match, policy, seconds);
    Played listed = played(match, Policy.RANDOM_OF_LIST, seconds / 2);
    return new Speed(
        played.deals,
        played.decisions,
        played.cpu / 1e9,
        played.wall / 1e9,
        (double) played.bytes / played.decisions,
        listed.decisions / (listed.cpu / 1e9),
        copyNanos(match, thread, true, seconds),
        copyNanos(match, thread, false, seconds));
  }

  /** Deals and decisions that were played, with nanoseconds and the bytes allocated. */
  private record Played(long deals, long decisions, long cpu, long wall, long bytes) {}

  private Played played(Match match, Policy by, double seconds) {
    Playout playout = new Playout(match, by);
    FastChance chance = new FastChance(seed);
    warmUp(match, playout, chance, seconds);
    var system = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
    var thread = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long cpu = system.getProcessCpuTime();
    long wall = System.nanoTime();
    long bytes = thread.getCurrentThreadAllocatedBytes();
    long[] played = play(match, playout, chance, seconds);
    bytes = thread.getCurrentThreadAllocatedBytes() - bytes;
    cpu = system.getProcessCpuTime() - cpu;
    wall = System.nanoTime() - wall;
    return new Played(played[0], played[1], cpu, wall, bytes);
  }

  /**
   * Plays until it gets no faster: until some rounds in a row have brought no gain, by CPU time, so
   * that what else the machine does counts less.
   */
  private void warmUp(Match match, Playout playout, FastChance chance, double seconds) {
    var thread = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    double best = 0;
    int without = 0;
    for (int round = 0; round < MOST_ROUNDS && without < ROUNDS_WITHOUT_GAIN; round++) {
      long cpu = thread.getCurrentThreadCpuTime();
      long decisions = play(match, playout, chance, seconds / ROUNDS)[1];
      double speed = decisions / (double) Math.max(1, thread.getCurrentThreadCpuTime() - cpu);
      without = speed > best * GAIN ? 0 : without + 1;
      best = Math.max(best, speed);
    }
  }

  /** Plays for about this time; how many deals and decisions it were. */
  private long[] play(Match match, Playout playout, FastChance chance, double seconds) {
    long end = System.nanoTime() + (long) (seconds * 1e9);
    long deals = 0;
    long decisions = 0;
    do {
      for (int i = 0; i < AT_ONCE; i++) {
        begin(match, chance);
        playout.playDeal(chance);
        decisions += playout.decisions();
      }
      deals += AT_ONCE;
    } while (System.nanoTime() < end);
    return new long[] {deals, decisions};
  }

  private void begin(Match match, FastChance chance) {
    long dealSeed = Seeds.nth(seed, next++);
    match.restart(dealSeed);
    chance.reseed(Seeds.bot(dealSeed, 0));
  }

  /**
   * The time that a copy takes, over many positions a few acts into a deal.
   *
   * @param over whether it goes over a spare one
   * @param seconds how long decisions are measured
   */
  private double copyNanos(Match match, ThreadMXBean thread, boolean over, double seconds) {
    int positions = (int) Math.max(1, POSITIONS * Math.min(1, seconds));
    FastChance chance = new FastChance(seed);
    Match spare = match.copy();
    int[] legal = new int[Match.MOST_LEGAL];
    long copies = 0;
    long nanos = 0;
    long check = 0;
    // the first ones run warm and are not measured
    for (int position = -WARM_POSITIONS * positions; position < positions; position++) {
      begin(match, chance);
      for (int act = 0; act < Math.floorMod(position, 20) && match.turn() != Match.NOBODY; act++) {
        int seat = match.turn();
        PlayoutMatch.applyUnchecked(match, seat, legal[chance.below(match.legal(seat, legal))]);
      }
      long start = thread.getCurrentThreadCpuTime();
      for (int i = 0; i < COPIES; i++) {
        spare = over ? match.copyOver(spare) : match.copy();
        check += spare.ply();
      }
      if (position >= 0) {
        nanos += thread.getCurrentThreadCpuTime() - start;
        copies += COPIES;
      }
    }
    // what nobody looks at, a compiler may leave out
    if (check < 0) {
      throw new IllegalStateException("a match of less than no acts");
    }
    return (double) nanos / copies;
  }
}
