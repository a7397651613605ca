package eightfold.server.lobby;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.OptionalInt;

/**
 * How long it takes to one client and back, by its answers to the server's beats: the least of the
 * last ones, so that one answer that was held back, or came through a busy moment, counts for
 * nothing. Before there are two of them nothing is known.
 */
final class RoundTrip {
  private static final int WINDOW = 6;

  /** Before so many are answered nothing is known. */
  static final int LEAST_MEASURED = 2;

  /** Beats that wait for an answer; whoever answers none keeps no more than these. */
  private static final int MOST_WAITING = 4;

  /** Less is no news. */
  private static final int NEWS_MILLIS = 5;

  private final Deque<Long> beats = new ArrayDeque<>();
  private final Deque<Integer> measured = new ArrayDeque<>();
  private OptionalInt told = OptionalInt.empty();

  /** A beat was sent. */
  void beat(long now) {
    beats.addLast(now);
    if (beats.size() > MOST_WAITING) {
      beats.removeFirst();
    }
  }

  /**
   * A beat was answered, the oldest that waits.
   *
   * @return the round trip in milliseconds, if that is other than what was returned last
   */
  OptionalInt answered(long now) {
    Long sent = beats.pollFirst();
    if (sent == null) {
      return OptionalInt.empty();
    }
    measured.addLast(Math.clamp(now - sent, 0, Integer.MAX_VALUE));
    if (measured.size() > WINDOW) {
      measured.removeFirst();
    }
    int least = measured.stream().mapToInt(Integer::intValue).min().orElseThrow();
    boolean news = told.isEmpty() || Math.abs(told.getAsInt() - least) >= NEWS_MILLIS;
    if (measured.size() < LEAST_MEASURED || !news) {
      return OptionalInt.empty();
    }
    told = OptionalInt.of(least);
    return told;
  }
}
