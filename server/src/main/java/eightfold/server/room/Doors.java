package eightfold.server.room;

import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * What other doors than the page have to do with a table. It never changes; its methods make
 * another.
 *
 * @param refereed whether a match begins when all players are ready, one player may suspend it, and
 *     any player may seat bots and choose options; else that is up to the host or to all
 * @param notes what doors keep here, by door and key; the room reads none of it but {@link
 *     #ADDRESS}, which it shows
 */
public record Doors(boolean refereed, Map<String, Map<String, String>> notes) {
  static final Doors NONE = new Doors(false, Map.of());

  /** A door may keep so many notes at a table, each as long as {@link #LONGEST}. */
  static final int MOST = 64;

  static final int LONGEST = 1024;

  /** The key of a note that says where the table is for whoever comes by that door. */
  public static final String ADDRESS = "address";

  /** The same, with a referee or without. */
  Doors refereed(boolean on) {
    return new Doors(on, notes);
  }

  /** The same with a note; an empty one is none. */
  Doors noted(String door, String key, String value) {
    Map<String, String> its = new TreeMap<>(of(door));
    if (value.isEmpty()) {
      its.remove(key);
    } else {
      its.put(key, value);
    }
    Map<String, Map<String, String>> all = new TreeMap<>(notes);
    all.put(door, Collections.unmodifiableMap(its));
    return new Doors(refereed, Collections.unmodifiableMap(all));
  }

  /** Where the table is besides the page, while it is there. */
  Optional<String> address() {
    return notes.values().stream()
        .filter(its -> its.containsKey(ADDRESS))
        .map(its -> its.get(ADDRESS))
        .findFirst();
  }

  /** What a door keeps here. */
  public Map<String, String> of(String door) {
    return notes.getOrDefault(door, Map.of());
  }
}
