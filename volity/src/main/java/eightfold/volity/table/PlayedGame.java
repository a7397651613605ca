package eightfold.volity.table;

import eightfold.volity.Jid;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;

/**
 * Who plays, or has played last. It never changes; its methods make another.
 *
 * @param sat who has sat at each place in the game that goes on, by bare address
 * @param places those that play, or have played last, by seat
 * @param beganAt when the game began that goes on; never: before the referee came
 */
record PlayedGame(SortedMap<Integer, List<String>> sat, List<Integer> places, long beganAt) {
  static final PlayedGame NONE =
      new PlayedGame(Collections.emptySortedMap(), List.of(), Times.NEVER);

  /** Who has sat at a place in the game that goes on, the first first. */
  List<String> sat(int place) {
    return sat.getOrDefault(place, List.of());
  }

  /** Nobody has sat anywhere in a game that has not begun. */
  PlayedGame emptied() {
    return new PlayedGame(NONE.sat, places, beganAt);
  }

  PlayedGame begins(long at) {
    return new PlayedGame(sat, places, at);
  }

  /** The places that play, and who sits there. */
  PlayedGame played(List<Integer> at, Map<Integer, String> seated) {
    SortedMap<Integer, List<String>> all = sat;
    for (Map.Entry<Integer, String> one : seated.entrySet()) {
      String bare = Jid.of(one.getValue()).bare().toString();
      List<String> before = sat(one.getKey());
      if (!before.contains(bare)) {
        all = FixedCopies.with(all, one.getKey(), FixedCopies.with(before, bare));
      }
    }
    return new PlayedGame(all, List.copyOf(at), beganAt);
  }
}
