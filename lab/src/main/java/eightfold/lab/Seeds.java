package eightfold.lab;

import eightfold.game.FastChance;

/** Seeds that are made from one another, so that no two streams are alike. */
final class Seeds {
  private static final long STEP = 0x9E3779B97F4A7C15L;
  private static final long BOTS = 0x6A09E667F3BCC909L;
  private static final long LATER_DEALS = 0xBB67AE8584CAA73BL;

  private Seeds() {}

  /** The seed of the n-th deal or match of a simulation. */
  static long nth(long seed, long n) {
    return FastChance.mix(FastChance.mix(seed + STEP) + n * STEP);
  }

  /** The seed of a bot's own chance in a deal. */
  static long bot(long dealSeed, int seat) {
    return FastChance.mix(dealSeed ^ BOTS + seat * STEP);
  }

  /** The seed of all deals of a match after the first. */
  static long laterDeals(long matchSeed) {
    return FastChance.mix(matchSeed ^ LATER_DEALS);
  }
}
