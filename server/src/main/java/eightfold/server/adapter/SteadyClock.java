package eightfold.server.adapter;

import eightfold.server.port.Clock;
import java.util.function.LongSupplier;

/**
 * The machine's clock, but for its being set back: then time goes on from where it was, a little
 * slower, until the machine's clock has caught up. So nothing that waits for a time waits longer
 * because somebody has set the clock right. A clock that is set forward is followed.
 */
public final class SteadyClock implements Clock {
  private static final long NANOS_OF_A_MILLISECOND = 1_000_000;

  /** While it is ahead it loses one in so many. */
  private static final long SLOWER = 10;

  private final LongSupplier wall;
  private final LongSupplier nanos;

  /** What the wall showed at first; all else is counted from there. */
  private final long begin;

  private long saidNanos;

  /** When that was said. */
  private long atNanos;

  /**
   * @param wall milliseconds of the epoch; they may jump
   * @param nanos nanoseconds since any moment; they never jump
   */
  public SteadyClock(LongSupplier wall, LongSupplier nanos) {
    this.wall = wall;
    this.nanos = nanos;
    this.begin = wall.getAsLong();
    this.atNanos = nanos.getAsLong();
  }

  /** That of this machine. */
  public static SteadyClock ofTheMachine() {
    return new SteadyClock(System::currentTimeMillis, System::nanoTime);
  }

  @Override
  public synchronized long millis() {
    long nowNanos = nanos.getAsLong();
    long passed = Math.max(0, nowNanos - atNanos);
    long shown = (wall.getAsLong() - begin) * NANOS_OF_A_MILLISECOND;
    boolean ahead = shown < saidNanos;
    saidNanos = ahead ? Math.max(shown, saidNanos + passed - passed / SLOWER) : shown;
    atNanos = nowNanos;
    return begin + saidNanos / NANOS_OF_A_MILLISECOND;
  }
}
