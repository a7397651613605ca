package eightfold.state;

import eightfold.game.FastChance;

/**
 * Numbers for numbers: the same for the same ones, almost surely another one for others. Nothing is
 * allocated.
 */
public final class StateHash {
  private StateHash() {}

  /** Goes on from a hash with all of some numbers. */
  public static long of(long before, int[] numbers) {
    return of(before, numbers, 0, numbers.length);
  }

  /** Goes on from a hash with some of an array's numbers. */
  public static long of(long before, int[] numbers, int from, int to) {
    long hash = before;
    for (int i = from; i < to; i++) {
      hash = hash * 31 + numbers[i];
    }
    return FastChance.mix(hash);
  }

  /** The same for numbers of which each bit counts by itself. */
  public static long of(long before, long[] masks, int from, int to) {
    long hash = before;
    for (int i = from; i < to; i++) {
      hash = FastChance.mix(hash + masks[i]);
    }
    return hash;
  }

  /** Goes on from a hash with all of some cards. */
  public static long of(long before, byte[] cards) {
    return of(before, cards, 0, cards.length);
  }

  /** Goes on from a hash with some of an array's cards. */
  public static long of(long before, byte[] cards, int from, int to) {
    long hash = before;
    for (int i = from; i < to; i++) {
      hash = hash * 31 + cards[i];
    }
    return FastChance.mix(hash);
  }
}
