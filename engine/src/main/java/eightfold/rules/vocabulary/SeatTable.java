package eightfold.rules.vocabulary;

import java.util.Collections;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * A number that depends on the number of seats: {@code 100} (the same for all), {@code 1 6:2} (one,
 * and two from six seats on) or {@code 2:100 3:150 4:200}; between two entries the lower one holds.
 *
 * @param bySeats the number from so many seats on; at least one entry
 */
public record SeatTable(SortedMap<Integer, Integer> bySeats) {
  public SeatTable {
    if (bySeats.isEmpty()) {
      throw new IllegalArgumentException("a table by seats needs an entry");
    }
    bySeats = Collections.unmodifiableSortedMap(new TreeMap<>(bySeats));
  }

  /** The same number for any number of seats. */
  public static SeatTable always(int number) {
    return new SeatTable(new TreeMap<>(Map.of(0, number)));
  }

  /** The number for so many seats. */
  public int at(int seats) {
    int number = bySeats.firstEntry().getValue();
    for (Map.Entry<Integer, Integer> entry : bySeats.entrySet()) {
      if (entry.getKey() <= seats) {
        number = entry.getValue();
      }
    }
    return number;
  }

  /** The largest number for any number of seats. */
  public int most() {
    return Collections.max(bySeats.values());
  }

  /** The table as the text form writes it. */
  public String text() {
    return bySeats.entrySet().stream()
        .map(entry -> (entry.getKey() == 0 ? "" : entry.getKey() + ":") + entry.getValue())
        .collect(Collectors.joining(" "));
  }
}
