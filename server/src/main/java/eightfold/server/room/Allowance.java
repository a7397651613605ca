package eightfold.server.room;

/**
 * A token bucket: how much somebody may still do, which fills up again with time.
 *
 * @param left what is left at {@code at}
 * @param at when
 */
public record Allowance(double left, long at) {
  /**
   * How an allowance fills.
   *
   * @param most what it holds when full
   * @param perSecond what comes back in a second
   */
  public record Limit(double most, double perSecond) {
    public Allowance full(long now) {
      return new Allowance(most, now);
    }
  }

  /** The allowance after one more use; below zero where it was too much. */
  public Allowance used(Limit limit, long now) {
    return used(limit, now, 1);
  }

  /** The allowance after a use that counts as so many. */
  public Allowance used(Limit limit, long now, int cost) {
    return new Allowance(filled(limit, now) - cost, now);
  }

  /** What it holds now. */
  public double filled(Limit limit, long now) {
    double back = Math.max(0, now - at) / 1000.0 * limit.perSecond();
    return Math.min(limit.most(), left + back);
  }

  public boolean exceeded() {
    return left < 0;
  }
}
