package eightfold.server.room;

import java.util.Collections;
import java.util.Map;
import java.util.OptionalInt;
import java.util.TreeMap;

/**
 * How long it takes from the server to each connection and back. By so much an act is older than
 * its arrival: what it answers had to get there, and it had to come back. It never changes; its
 * methods make another.
 *
 * @param millis the least of the last measurements, by connection
 */
record RoundTrips(Map<Long, Integer> millis) {
  /** What is over that is nobody's line but somebody's patience, and counts for nothing. */
  static final int MOST_CREDIT_MILLIS = 300;

  static final RoundTrips NONE = new RoundTrips(Map.of());

  RoundTrips with(long connection, int measured) {
    Map<Long, Integer> more = new TreeMap<>(millis);
    more.put(connection, measured);
    return new RoundTrips(Collections.unmodifiableMap(more));
  }

  RoundTrips without(long connection) {
    Map<Long, Integer> rest = new TreeMap<>(millis);
    rest.remove(connection);
    return new RoundTrips(Collections.unmodifiableMap(rest));
  }

  /** What was measured; empty where nothing was yet. */
  OptionalInt of(long connection) {
    Integer measured = millis.get(connection);
    return measured == null ? OptionalInt.empty() : OptionalInt.of(measured);
  }

  /** By how much acts that come over the connection are older than their arrival. */
  int credit(long connection) {
    return Math.min(of(connection).orElse(0), MOST_CREDIT_MILLIS);
  }
}
