package eightfold.lab;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/**
 * Hands results on in the order of the simulation, whatever thread played them when: a share of
 * deals waits here until all before it have come.
 */
final class DealResults {
  private final Consumer<DealResult> listener;
  private final Map<Long, List<DealResult>> waiting = new HashMap<>();
  private long next;
  private long count;

  /**
   * Results in order.
   *
   * @param listener is told one after another, by whichever thread completes the order
   */
  DealResults(Consumer<DealResult> listener) {
    this.listener = listener;
  }

  /** A share has been played. */
  synchronized void played(long share, List<DealResult> results) {
    waiting.put(share, results);
    for (List<DealResult> due = waiting.remove(next); due != null; due = waiting.remove(next)) {
      for (DealResult result : due) {
        count++;
        listener.accept(result.numbered(count));
      }
      next++;
    }
  }
}
