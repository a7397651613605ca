package eightfold.server.adapter;

/**
 * Whether a writer waits a moment for more before it commits. A commit costs the same for one fact
 * as for twenty, so where many tables write, a few milliseconds spare most of them. Nobody waits
 * where little is written, nor where what is written comes from one hand, which waits for each
 * commit before it writes again: this shows when nothing came while it was waited.
 */
final class Gathering {
  /** So long is waited; far less than anybody notices. */
  static final long NANOS = 8_000_000;

  /** After it was waited in vain so many commits are made at once. */
  private static final int AT_ONCE = 50;

  private long committed;
  private int atOnce;

  /** Where nothing has been committed yet at that time, of {@link System#nanoTime}. */
  Gathering(long now) {
    this.committed = now - NANOS;
  }

  /** Whether it is worth while to wait, at that time, with something that is to be written. */
  boolean isWorthWhile(long now) {
    if (atOnce > 0) {
      atOnce--;
      return false;
    }
    return now - committed < NANOS;
  }

  /** It was waited; so many more have come. */
  void came(int more) {
    if (more == 0) {
      atOnce = AT_ONCE;
    }
  }

  /** A commit is over. */
  void committed(long now) {
    committed = now;
  }
}
