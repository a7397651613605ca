package eightfold.server.simulation;

import java.util.Map;
import java.util.TreeMap;

/** What happened in simulations. */
final class Tally {
  private final Map<String, Long> counts = new TreeMap<>();
  private final Map<String, Long> faults = new TreeMap<>();

  void count(String what) {
    counts.merge(what, 1L, Long::sum);
  }

  void count(String what, long times) {
    counts.merge(what, times, Long::sum);
  }

  void fault(String what) {
    faults.merge(what, 1L, Long::sum);
  }

  long of(String what) {
    return counts.getOrDefault(what, 0L);
  }

  long faults() {
    return faults.values().stream().mapToLong(Long::longValue).sum();
  }

  /** What others have counted, too. */
  void add(Tally other) {
    other.counts.forEach((what, times) -> counts.merge(what, times, Long::sum));
    other.faults.forEach((what, times) -> faults.merge(what, times, Long::sum));
  }

  @Override
  public String toString() {
    return counts + ", faults " + faults;
  }
}
