package eightfold.server.room;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The last commands of each seat that were done, by the clients' own ids: sent again, they are not
 * done again. It never changes; its methods make another.
 */
record Commands(Map<Integer, List<String>> done) {
  private static final int KEPT = 32;

  static final Commands NONE = new Commands(Map.of());

  Commands and(int seat, String command) {
    List<String> all = new ArrayList<>(done.getOrDefault(seat, List.of()));
    all.add(command);
    Map<Integer, List<String>> more = new TreeMap<>(done);
    more.put(seat, List.copyOf(all.subList(Math.max(0, all.size() - KEPT), all.size())));
    return new Commands(Collections.unmodifiableMap(more));
  }

  boolean has(int seat, String command) {
    return done.getOrDefault(seat, List.of()).contains(command);
  }
}
