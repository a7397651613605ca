package eightfold.server.room;

import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * Which players, being there, want what all have to want. It never changes; its methods make
 * another.
 */
record Wishes(Map<Wish, Set<Integer>> seats) {
  static final Wishes NONE = new Wishes(Map.of());

  Set<Integer> of(Wish wish) {
    return seats.getOrDefault(wish, Set.of());
  }

  /** The player of the seat wants it, or does not want it any more. */
  Wishes with(int seat, Wish wish, boolean wanted) {
    Set<Integer> changed = new TreeSet<>(of(wish));
    boolean _ = wanted ? changed.add(seat) : changed.remove(seat);
    Map<Wish, Set<Integer>> all = copy();
    all.put(wish, Collections.unmodifiableSet(changed));
    return new Wishes(Collections.unmodifiableMap(all));
  }

  /** The player of the seat is not there any more. */
  Wishes without(int seat) {
    Wishes rest = this;
    for (Wish wish : seats.keySet()) {
      rest = rest.with(seat, wish, false);
    }
    return rest;
  }

  /** It is done, or is of no use any more. */
  Wishes without(Wish wish) {
    Map<Wish, Set<Integer>> rest = copy();
    rest.remove(wish);
    return new Wishes(Collections.unmodifiableMap(rest));
  }

  private Map<Wish, Set<Integer>> copy() {
    Map<Wish, Set<Integer>> copy = new EnumMap<>(Wish.class);
    copy.putAll(seats);
    return copy;
  }
}
