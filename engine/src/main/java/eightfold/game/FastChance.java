package eightfold.game;

/**
 * The generator of playouts and simulations: SplitMix64 (Steele, Lea and Flood 2014) with Lemire's
 * bounded reduction. Fast and repeatable, and not for tables of people.
 */
public final class FastChance implements Chance {
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
  public FastChance copy() {
    return new FastChance(state);
  }
}
