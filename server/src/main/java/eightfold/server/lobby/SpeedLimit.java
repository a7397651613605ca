package eightfold.server.lobby;

import eightfold.server.room.Allowance;
import java.util.HashMap;
import java.util.Map;

/** How much each address may still do. Addresses that have their full allowance are forgotten. */
public final class SpeedLimit {
  private static final int MANY = 10_000;

  private final Allowance.Limit limit;
  private final Map<String, Allowance> left = new HashMap<>();

  public SpeedLimit(Allowance.Limit limit) {
    this.limit = limit;
  }

  /** Whether the address may do it once more now; it counts as done. */
  public boolean admits(String address, long now) {
    return admits(address, now, 1);
  }

  /**
   * Whether the address may do now what costs as much as so many of the cheapest; it counts as
   * done.
   */
  public synchronized boolean admits(String address, long now, int cost) {
    if (left.size() > MANY) {
      left.values().removeIf(allowance -> allowance.filled(limit, now) >= limit.most());
    }
    Allowance before = left.getOrDefault(address, limit.full(now));
    Allowance after = before.used(limit, now, cost);
    if (after.exceeded()) {
      return false;
    }
    left.put(address, after);
    return true;
  }

  /** After how many seconds an address may do what is admitted once; at least one. */
  public int waitSeconds(String address, long now) {
    return waitSeconds(address, now, 1);
  }

  /** The same for what costs as much as so many of the cheapest. */
  public synchronized int waitSeconds(String address, long now, int cost) {
    double has = left.getOrDefault(address, limit.full(now)).filled(limit, now);
    return Math.max(1, (int) Math.ceil((Math.min(cost, limit.most()) - has) / limit.perSecond()));
  }
}
