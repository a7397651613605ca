package eightfold.server.port;

import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;

/**
 * Tries whether a store can be written now, by one thread at a time; for five seconds it is taken
 * to be as it was then, however often that is asked. One that could not be written is tried again
 * four times a second, so that a server is ready again as soon as it can do something.
 */
public final class WriteTrial {
  private static final long HOLDS_NANOS = TimeUnit.SECONDS.toNanos(5);
  private static final long FAILURE_HOLDS_NANOS = TimeUnit.MILLISECONDS.toNanos(250);

  /** What came of the last try, and when that was. */
  private record Tried(boolean worked, long at) {
    boolean holds(long now) {
      return now - at < (worked ? HOLDS_NANOS : FAILURE_HOLDS_NANOS);
    }
  }

  private final BooleanSupplier attempt;
  private final LongSupplier nanos;
  private final ReentrantLock lock = new ReentrantLock();
  private Optional<Tried> tried = Optional.empty();

  /**
   * @param attempt writes something that does not stay; says whether that worked
   */
  public WriteTrial(BooleanSupplier attempt) {
    this(attempt, System::nanoTime);
  }

  /** The same by another clock. */
  WriteTrial(BooleanSupplier attempt, LongSupplier nanos) {
    this.attempt = attempt;
    this.nanos = nanos;
  }

  /** Whether it can be written, or could be a moment ago. */
  public boolean works() {
    lock.lock();
    try {
      long now = nanos.getAsLong();
      Tried last = tried.filter(before -> before.holds(now)).orElseGet(this::again);
      tried = Optional.of(last);
      return last.worked();
    } finally {
      lock.unlock();
    }
  }

  private Tried again() {
    boolean worked = attempt.getAsBoolean();
    return new Tried(worked, nanos.getAsLong());
  }
}
