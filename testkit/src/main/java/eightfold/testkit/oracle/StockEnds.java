package eightfold.testkit.oracle;

import java.util.Collections;
import java.util.List;

/**
 * What the end of the stock has cost.
 *
 * @param times how often each seat has had its pressure in the match
 * @param points what that has cost each seat in this deal
 * @param paid how often the stock has run out in a draw that is paid for, in this deal
 */
public record StockEnds(List<Integer> times, List<Integer> points, int paid) implements Part {
  public StockEnds {
    times = List.copyOf(times);
    points = List.copyOf(points);
  }

  /** Of a deal that begins, with so many pressures before it. */
  static StockEnds fresh(List<Integer> times) {
    return new StockEnds(times, Collections.nCopies(times.size(), 0), 0);
  }

  StockEnds paidOnce() {
    return new StockEnds(times, points, paid + 1);
  }
}
