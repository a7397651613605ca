package eightfold.lab;

/**
 * A mean found by simulation, and how far off it may be.
 *
 * @param mean the mean
 * @param se its standard error
 */
public record Estimate(double mean, double se) {
  /** The mean of numbers of which these are the sum and the sum of squares. */
  static Estimate ofSums(long sum, long squares, long count) {
    if (count == 0) {
      return new Estimate(0, 0);
    }
    double mean = (double) sum / count;
    double variance = Math.max(0, (double) squares / count - mean * mean);
    return new Estimate(mean, count < 2 ? 0 : Math.sqrt(variance / (count - 1)));
  }

  /** The share of hits. */
  public static Estimate ofShare(long hits, long count) {
    return ofSums(hits, hits, count);
  }
}
