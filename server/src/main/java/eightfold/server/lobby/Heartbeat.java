package eightfold.server.lobby;

import java.util.OptionalInt;

/**
 * When one client is asked whether it is there, and when it is given up. A line may be dead
 * although nothing says so: what is sent over it is taken by the network and goes nowhere. So a
 * client is asked when either side has heard nothing of the other for {@link #QUIET_MILLIS}; while
 * both talk they need not be asked, but for their round trip, which is measured every {@link
 * #MEASURED_MILLIS} at least, and twice as soon as they are there. Clients that have never answered
 * are not held to it; they may not know the question.
 *
 * <p>{@link #isDue} and {@link #quietUntil} may be asked by any thread; everything else is the
 * conversation's own.
 */
final class Heartbeat {
  /**
   * After so long without a word a client is asked, and after so long without an answer it is gone:
   * a silent line is known within 15 s.
   */
  static final long QUIET_MILLIS = 7_000;

  /** A round trip is measured so often, however much is heard. */
  static final long MEASURED_MILLIS = 12_000;

  /**
   * From one of the first questions to the next: before two are answered no round trip is known.
   */
  private static final long FIRST_MILLIS = 1_000;

  private static final int FIRST = RoundTrip.LEAST_MEASURED;

  private static final long NEVER = Long.MIN_VALUE / 2;

  /** What is to be done now. */
  enum Step {
    WAIT,
    ASK,
    GIVE_UP
  }

  private final RoundTrip roundTrip = new RoundTrip();
  private volatile long heardAt;
  private volatile long askedAt = NEVER;
  private volatile int asked;
  private boolean answers;

  /** Of a client whose connection has begun at that time. */
  Heartbeat(long began) {
    this.heardAt = began;
  }

  /** Whether something is to be done, where the client was told something last at that time. */
  boolean isDue(long now, long saidAt) {
    long sinceAsked = now - askedAt;
    if (askedAt > heardAt) {
      return sinceAsked >= QUIET_MILLIS;
    }
    return now - Math.min(heardAt, saidAt) >= QUIET_MILLIS
        || sinceAsked >= MEASURED_MILLIS
        || asked < FIRST && sinceAsked >= FIRST_MILLIS;
  }

  /**
   * Until then nothing is to be done, whatever is said and heard meanwhile: as far as is known now.
   */
  long quietUntil(long saidAt) {
    if (asked < FIRST) {
      return askedAt + FIRST_MILLIS;
    }
    return askedAt > heardAt
        ? askedAt + QUIET_MILLIS
        : Math.min(Math.min(heardAt, saidAt) + QUIET_MILLIS, askedAt + MEASURED_MILLIS);
  }

  /** What is to be done; where it is to ask, the question counts as asked. */
  Step next(long now, long saidAt) {
    if (!isDue(now, saidAt)) {
      return Step.WAIT;
    }
    if (answers && askedAt > heardAt) {
      return Step.GIVE_UP;
    }
    askedAt = now;
    asked = Math.min(asked + 1, FIRST);
    return Step.ASK;
  }

  /** The question goes out: from here on its way is measured. */
  void sent(long now) {
    roundTrip.beat(now);
  }

  /** The client has said something, whatever it was. */
  void heard(long now) {
    heardAt = now;
  }

  /** It has answered a question; its round trip, if that is news. */
  OptionalInt answered(long now) {
    answers = true;
    return roundTrip.answered(now);
  }
}
