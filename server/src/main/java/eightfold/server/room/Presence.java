package eightfold.server.room;

import eightfold.game.Match;
import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Who is connected, and which seats are without their player. It never changes; its methods make
 * another.
 *
 * @param listeners every connection and its seat ({@link Match#NOBODY}: a spectator)
 * @param holders for each seat whose player is there, the connection
 * @param awaySince for each other seat of a person, since when
 * @param standIns the seats for which a bot plays until their player is back
 * @param wishes which players, being there, want what all have to want
 * @param heirs for each seat that a bot keeps for somebody who is there, the connection
 * @param trips how long it takes to each connection and back
 * @param consent whether a door is asked before a match begins or goes on
 * @param prompted for each seat whose player was asked whether they are still there, since when
 */
record Presence(
    Map<Long, Integer> listeners,
    Map<Integer, Long> holders,
    Map<Integer, Long> awaySince,
    Set<Integer> standIns,
    Wishes wishes,
    Map<Integer, Long> heirs,
    RoundTrips trips,
    Consent consent,
    Map<Integer, Long> prompted) {

  static Presence nobody() {
    return new Presence(
        Map.of(),
        Map.of(),
        Map.of(),
        Set.of(),
        Wishes.NONE,
        Map.of(),
        RoundTrips.NONE,
        Consent.NONE,
        Map.of());
  }

  /** All persons of a table that has just been restored are away. */
  static Presence away(RoomTable table, long now) {
    Presence all = nobody();
    for (int seat = 0; seat < table.chairs().size(); seat++) {
      if (table.chairs().get(seat).isPerson()) {
        all = all.seated(seat, now);
      }
    }
    return all;
  }

  boolean isPresent(int seat) {
    return holders.containsKey(seat);
  }

  /** The connection of a seat whose player is there. */
  Optional<Long> connectionOf(int seat) {
    return Optional.ofNullable(holders.get(seat));
  }

  boolean hasStandIn(int seat) {
    return standIns.contains(seat);
  }

  /** Whether any player is there; while none is, time stands still at the table. */
  boolean anybody() {
    return !holders.isEmpty();
  }

  /** The seat of a connection, or empty if it has not said hello. */
  Optional<Integer> seatOf(long connection) {
    return Optional.ofNullable(listeners.get(connection));
  }

  /** How many watch, those among them who wait for a seat. */
  int watchers() {
    return (int)
        listeners.entrySet().stream()
            .filter(one -> one.getKey() >= 0 && one.getValue() == Match.NOBODY)
            .count();
  }

  /** Somebody has a seat now, but no connection yet. */
  Presence seated(int seat, long now) {
    return new Presence(
        listeners,
        holders,
        with(awaySince, seat, now),
        standIns,
        wishes,
        heirs,
        trips,
        consent,
        prompted);
  }

  /** A seat is free again. */
  Presence vacated(int seat) {
    return new Presence(
        listeners,
        without(holders, seat),
        without(awaySince, seat),
        without(standIns, seat),
        wishes.without(seat),
        heirs,
        trips,
        consent,
        without(prompted, seat));
  }

  private Presence measured(RoundTrips other) {
    return new Presence(
        listeners, holders, awaySince, standIns, wishes, heirs, other, consent, prompted);
  }

  /** So long it takes to a connection and back. */
  Presence measured(long connection, int millis) {
    return measured(trips.with(connection, millis));
  }

  /** How long it takes to a seat's player and back; empty where nobody knows. */
  OptionalInt roundTrip(int seat) {
    Long connection = holders.get(seat);
    return connection == null ? OptionalInt.empty() : trips.of(connection);
  }

  /** By how much acts of a seat are older than their arrival. */
  int credit(int seat) {
    Long connection = holders.get(seat);
    return connection == null ? 0 : trips.credit(connection);
  }

  /** The largest credit of those who are there. */
  int mostCredit() {
    return holders.values().stream().mapToInt(trips::credit).max().orElse(0);
  }

  Presence watching(long connection) {
    return new Presence(
        with(listeners, connection, Match.NOBODY),
        holders,
        awaySince,
        standIns,
        wishes,
        heirs,
        trips,
        consent,
        prompted);
  }

  /** The player of a seat is there; time begins to run for others who were away meanwhile. */
  Presence arrived(long connection, int seat, long now) {
    Presence others = anybody() ? this : awaySince(now);
    return new Presence(
        with(listeners, connection, seat),
        with(holders, seat, connection),
        without(others.awaySince, seat),
        without(standIns, seat),
        wishes,
        heirs,
        trips,
        consent,
        without(prompted, seat));
  }

  /**
   * A connection is gone; the seat is away if it was that seat's. If it was a door that was being
   * asked, nobody is ready any more.
   */
  Presence gone(long connection, long now) {
    Presence rest = measured(trips.without(connection)).away(connection, now);
    if (!consent.isOf(connection)) {
      return rest;
    }
    Presence unready = consent.asking() ? rest.with(rest.wishes.without(Wish.READY)) : rest;
    return unready.with(Consent.NONE);
  }

  private Presence away(long connection, long now) {
    int seat = listeners.getOrDefault(connection, Match.NOBODY);
    Map<Long, Integer> rest = without(listeners, connection);
    if (seat == Match.NOBODY || !Long.valueOf(connection).equals(holders.get(seat))) {
      Map<Integer, Long> waiting = new TreeMap<>(heirs);
      waiting.values().remove(connection);
      return new Presence(
          rest,
          holders,
          awaySince,
          standIns,
          wishes,
          Collections.unmodifiableMap(waiting),
          trips,
          consent,
          prompted);
    }
    return new Presence(
        rest,
        without(holders, seat),
        with(awaySince, seat, now),
        standIns,
        wishes.without(seat),
        heirs,
        trips,
        consent,
        without(prompted, seat));
  }

  /** Somebody is there for whom a bot keeps a seat, and watches until then. */
  Presence waiting(long connection, int seat) {
    return new Presence(
        with(listeners, connection, Match.NOBODY),
        holders,
        awaySince,
        standIns,
        wishes,
        with(heirs, seat, connection),
        trips,
        consent,
        prompted);
  }

  /** The connection of somebody for whom a seat is kept. */
  Optional<Long> heirOf(int seat) {
    return Optional.ofNullable(heirs.get(seat));
  }

  /** The seat that is kept for whom a connection belongs to, or {@link Match#NOBODY}. */
  int keptFor(long connection) {
    return heirs.entrySet().stream()
        .filter(heir -> heir.getValue() == connection)
        .map(Map.Entry::getKey)
        .findFirst()
        .orElse(Match.NOBODY);
  }

  /** Nobody waits for the seat any more. */
  Presence notWaiting(int seat) {
    return new Presence(
        listeners,
        holders,
        awaySince,
        standIns,
        wishes,
        without(heirs, seat),
        trips,
        consent,
        prompted);
  }

  /** A bot plays for the seat from now on. */
  Presence standingIn(int seat) {
    return new Presence(
        listeners,
        holders,
        awaySince,
        with(standIns, seat),
        wishes,
        heirs,
        trips,
        consent,
        without(prompted, seat));
  }

  /** The same, but for what players want. */
  Presence with(Wishes other) {
    return new Presence(
        listeners, holders, awaySince, standIns, other, heirs, trips, consent, prompted);
  }

  /** The same, but for the door that is asked. */
  Presence with(Consent other) {
    return new Presence(
        listeners, holders, awaySince, standIns, wishes, heirs, trips, other, prompted);
  }

  /** The player of the seat wants what all have to want, or does not want it any more. */
  Presence wanting(int seat, Wish wish, boolean wanted) {
    return with(wishes.with(seat, wish, wanted));
  }

  boolean wants(int seat, Wish wish) {
    return wishes.of(wish).contains(seat);
  }

  /** Whether every player who is there wants it. */
  boolean allWant(Wish wish) {
    return wishes.of(wish).containsAll(holders.keySet());
  }

  /** Whether all players are there for whom no bot stands in. */
  boolean nobodyMissing() {
    return standIns.containsAll(awaySince.keySet());
  }

  /**
   * The seats are others now.
   *
   * @param moved for each seat that was there and is, which it is
   */
  Presence arranged(Map<Integer, Integer> moved) {
    Map<Long, Integer> heard = new TreeMap<>(listeners);
    heard.replaceAll((connection, seat) -> moved.getOrDefault(seat, Match.NOBODY));
    Set<Integer> stand = new TreeSet<>();
    standIns.stream().filter(moved::containsKey).map(moved::get).forEach(stand::add);
    return new Presence(
        Collections.unmodifiableMap(heard),
        arranged(holders, moved),
        arranged(awaySince, moved),
        Collections.unmodifiableSet(stand),
        Wishes.NONE,
        arranged(heirs, moved),
        trips,
        consent,
        arranged(prompted, moved));
  }

  private static <V> Map<Integer, V> arranged(Map<Integer, V> map, Map<Integer, Integer> moved) {
    Map<Integer, V> copy = new TreeMap<>();
    map.forEach(
        (seat, value) -> {
          if (moved.containsKey(seat)) {
            copy.put(moved.get(seat), value);
          }
        });
    return Collections.unmodifiableMap(copy);
  }

  /** The player of a seat acts again: no bot plays for them any more. */
  Presence back(int seat) {
    return new Presence(
        listeners,
        holders,
        awaySince,
        without(standIns, seat),
        wishes,
        heirs,
        trips,
        consent,
        prompted);
  }

  /** Since when no player is there; empty while one is, or where none has ever been. */
  OptionalLong nobodySince() {
    return anybody()
        ? OptionalLong.empty()
        : awaySince.values().stream().mapToLong(Long::longValue).max();
  }

  /** Whoever is away has been so since now alone. */
  Presence awaySince(long now) {
    Map<Integer, Long> away = new TreeMap<>(awaySince);
    away.replaceAll((seat, since) -> now);
    return new Presence(
        listeners,
        holders,
        Collections.unmodifiableMap(away),
        standIns,
        wishes,
        heirs,
        trips,
        consent,
        prompted);
  }

  /** Whether somebody has lost the line so lately that they may be back at once. */
  boolean awaitsAnybody(long now, long millis) {
    return awaySince.entrySet().stream()
        .anyMatch(away -> !standIns.contains(away.getKey()) && now - away.getValue() < millis);
  }

  /** The player of a seat was asked whether they are still there. */
  Presence prompted(int seat, long now) {
    return prompted(with(prompted, seat, now));
  }

  /** They are, or nobody waits for them any more. */
  Presence unprompted(int seat) {
    return prompted(without(prompted, seat));
  }

  private Presence prompted(Map<Integer, Long> other) {
    return new Presence(
        listeners, holders, awaySince, standIns, wishes, heirs, trips, consent, other);
  }

  private static <K extends Comparable<K>, V> Map<K, V> with(Map<K, V> map, K key, V value) {
    Map<K, V> copy = new TreeMap<>(map);
    copy.put(key, value);
    return Collections.unmodifiableMap(copy);
  }

  private static <K extends Comparable<K>, V> Map<K, V> without(Map<K, V> map, K key) {
    Map<K, V> copy = new TreeMap<>(map);
    copy.remove(key);
    return Collections.unmodifiableMap(copy);
  }

  private static Set<Integer> with(Set<Integer> set, int seat) {
    Set<Integer> copy = new TreeSet<>(set);
    copy.add(seat);
    return Collections.unmodifiableSet(copy);
  }

  private static Set<Integer> without(Set<Integer> set, int seat) {
    Set<Integer> copy = new TreeSet<>(set);
    copy.remove(seat);
    return Collections.unmodifiableSet(copy);
  }
}
