package eightfold.server.port;

import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BooleanSupplier;

/**
 * Tries whether a store can be written now, by one thread at a time; for five seconds it is taken
 * to be as it was then, however often that is asked.
 */
public final class WriteTrial {
  private static final long HOLDS_NANOS = TimeUnit.SECONDS.toNanos(5);

  /** What came of the last try, and when that was. */
  private record Tried(boolean worked, long at) {}

  private final BooleanSupplier attempt;
  private final ReentrantLock lock = new ReentrantLock();
  private Optional<Tried> tried = Optional.empty();

  /**
   * @param attempt writes something that does not stay; says whether that worked
   */
  public WriteTrial(BooleanSupplier attempt) {
    this.attempt = attempt;
  }

  /** Whether it can be written, or could be a moment ago. */
  public boolean works() {
    lock.lock();
    try {
      long now = System.nanoTime();
      Tried last = tried.filter(before -> now - before.at() < HOLDS_NANOS).orElseGet(this::again);
      tried = Optional.of(last);
      return last.worked();
    } finally {
      lock.unlock();
    }
  }

  private Tried again() {
    boolean worked = attempt.getAsBoolean();
    return new Tried(worked, System.nanoTime());
  }
}
