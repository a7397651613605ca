package eightfold.bench;

import eightfold.bots.Playout;
import eightfold.bots.Policy;
import eightfold.game.Match;
import eightfold.game.SearchableMatch;
import eightfold.playout.PlayoutMatch;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * The parts of the kernel behind the common face: a whole deal, the legal acts, an act, a copy, a
 * copy with hidden cards dealt anew, a view.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
public class KernelBenchmark {
  private long seed;

  /** One deal from the shuffle to its end, every seat choosing uniformly among its legal acts. */
  @Benchmark
  public int playout(GameUnderTest under) {
    Match match = under.match();
    match.restart(seed++);
    Playout playout = new Playout(match, Policy.RANDOM);
    playout.playDeal(under.chance);
    return playout.decisions();
  }

  /** The legal acts of the seat to act. */
  @Benchmark
  public int legal(GameUnderTest under) {
    Match match = under.middle();
    return match.legal(match.turn(), under.legal);
  }

  /** A copy of the match. */
  @Benchmark
  public Match copy(GameUnderTest under) {
    return under.middle().copy();
  }

  /** A copy over a spare one, as searches make them. */
  @Benchmark
  public Match copyOver(GameUnderTest under) {
    return under.keep(under.middle().copyOver(under.spare()));
  }

  /** Hidden cards dealt anew for the seat to act; less {@link #copy} it is the dealing alone. */
  @Benchmark
  public Match determinise(GameUnderTest under) {
    SearchableMatch match = under.middle();
    return match.determinise(match.turn(), under.chance);
  }

  /** The same over a spare match; less {@link #copyOver} it is the dealing alone. */
  @Benchmark
  public Match determiniseOver(GameUnderTest under) {
    SearchableMatch match = under.middle();
    return under.keep(match.determiniseOver(under.spare(), match.turn(), under.chance));
  }

  /** An act done at a copy; less {@link #copyOver} it is the act alone. */
  @Benchmark
  public Match copyAndApply(GameUnderTest under) {
    Match match = under.keep(under.middle().copyOver(under.spare()));
    int seat = match.turn();
    int count = match.legal(seat, under.legal);
    PlayoutMatch.applyUnchecked(match, seat, under.legal[under.chance.below(count)]);
    return match;
  }

  /** What the seat to act may know, as records. */
  @Benchmark
  public Object view(GameUnderTest under) {
    Match match = under.middle();
    return match.view(match.turn());
  }
}
