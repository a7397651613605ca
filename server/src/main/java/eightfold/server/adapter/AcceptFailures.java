package eightfold.server.adapter;

import eightfold.server.port.Clock;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.logging.Filter;
import java.util.logging.LogRecord;

/**
 * What the log has of connections that could not be taken, as when the system gives this program no
 * more files: Jetty tries again each second, and says so each time with a trace. A line a minute
 * says as much.
 */
final class AcceptFailures implements Filter {
  static final long APART_MILLIS = TimeUnit.MINUTES.toMillis(1);

  private final Clock clock;
  private final AtomicLong next = new AtomicLong(Long.MIN_VALUE);

  AcceptFailures(Clock clock) {
    this.clock = clock;
  }

  @Override
  public boolean isLoggable(LogRecord line) {
    Throwable cause = line.getThrown();
    if (cause == null) {
      return true;
    }
    long now = clock.millis();
    long due = next.get();
    if (now < due || !next.compareAndSet(due, now + APART_MILLIS)) {
      return false;
    }
    // the system's own words, such as "Too many open files"; nobody outside has a part in them
    line.setMessage("a connection could not be taken, and others until it can: " + cause);
    line.setThrown(null);
    return true;
  }
}
