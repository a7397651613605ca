package eightfold.game;

/**
 * The generator of playouts and simulations: SplitMix64 (Steele, Lea and Flood 2014) with Lemire's
 * bounded reduction. Fast and repeatable, and not for tables of people.
 */
public final class FastChance implements Chance {
  private static final int AT_ONCE = 4;

  /** With more, the product of four bounds might not be spread finely enough over 64 bits. */
  private static final int MOST_AT_ONCE = 1 << 12;

  /** A bound that any generator takes: 30 bits. */
  private static final int HALF = 1 << 30;

  private long state;

  public FastChance(long seed) {
    this.state = seed;
  }

  /** Begins again from another seed. */
  public void reseed(long seed) {
    state = seed;
  }

  /** The state from which {@link #reseed} goes on as this generator would. */
  public long state() {
    return state;
  }

  /** A seed from another generator, which tells nothing of what that one gives besides. */
  public static long seedFrom(Chance chance) {
    return mix((long) chance.below(HALF) << 30 | chance.below(HALF));
  }

  /** The next 64 bits. */
  public long next() {
    state += 0x9E3779B97F4A7C15L;
    return mix(state);
  }

  /** Spreads a number over 64 bits, so that neighbouring seeds give unrelated streams. */
  public static long mix(long seed) {
    long z = seed;
    z = (z ^ z >>> 30) * 0xBF58476D1CE4E5B9L;
    z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
    return z ^ z >>> 31;
  }

  @Override
  public int below(int bound) {
    long product = (next() >>> 32) * bound;
    long low = product & 0xFFFFFFFFL;
    if (low < bound) {
      long least = (0x100000000L - bound) % bound;
      while (low < least) {
        product = (next() >>> 32) * bound;
        low = product & 0xFFFFFFFFL;
      }
    }
    return (int) (product >>> 32);
  }

  @Override
  public void arrange(byte[] cards, int from, int to) {
    int left = to - from;
    for (; left > AT_ONCE && left < MOST_AT_ONCE; left -= AT_ONCE) {
      fourPlaces(cards, from, left);
    }
    Chance.super.arrange(cards, from, from + left);
  }

  /**
   * Four numbers below falling bounds out of one of the generator's (Brackett-Rozinsky and Lemire
   * 2024), each combination equally likely, and the swaps that they mean.
   */
  private void fourPlaces(byte[] cards, int from, int left) {
    long all = (long) left * (left - 1) * (left - 2) * (left - 3);
    long one;
    long two;
    long three;
    long four;
    long low;
    do {
      low = next();
      one = Math.unsignedMultiplyHigh(low, left);
      low *= left;
      two = Math.unsignedMultiplyHigh(low, left - 1);
      low *= left - 1;
      three = Math.unsignedMultiplyHigh(low, left - 2);
      low *= left - 2;
      four = Math.unsignedMultiplyHigh(low, left - 3);
      low *= left - 3;
    } while (Long.compareUnsigned(low, all) < 0
        && Long.compareUnsigned(low, Long.remainderUnsigned(-all, all)) < 0);
    int last = from + left - 1;
    swap(cards, last, from + (int) one);
    swap(cards, last - 1, from + (int) two);
    swap(cards, last - 2, from + (int) three);
    swap(cards, last - 3, from + (int) four);
  }

  private static void swap(byte[] cards, int one, int other) {
    byte card = cards[one];
    cards[one] = cards[other];
    cards[other] = card;
  }

  @Override
  public FastChance copy() {
    return new FastChance(state);
  }
}
