package eightfold.volity.table;

import java.util.Map;
import java.util.Set;

/**
 * What clients are told of a table besides the game: the difference of two pictures is what they
 * are called with.
 *
 * @param seated who sits at each place
 * @param ready who is ready
 * @param options the options' values
 * @param playing whether a match is going on
 * @param suspended whether it is suspended
 * @param activity {@code active}, {@code disrupted} or {@code abandoned}
 * @param kill whether it ends when all are ready
 * @param authorizing whether all are ready, and the bookkeeper is asked
 */
record Picture(
    Map<Integer, String> seated,
    Set<String> ready,
    Map<String, String> options,
    boolean playing,
    boolean suspended,
    String activity,
    boolean kill,
    boolean authorizing) {
  static final String ACTIVE = "active";
  static final String DISRUPTED = "disrupted";
  static final String ABANDONED = "abandoned";
  static final String SETUP = "setup";
  static final String AUTHORIZING = "authorizing";
  static final String SUSPENDED = "suspended";

  static final Picture EMPTY =
      new Picture(Map.of(), Set.of(), Map.of(), false, false, ACTIVE, false, false);

  Picture {
    seated = Map.copyOf(seated);
    ready = Set.copyOf(ready);
    options = Map.copyOf(options);
  }

  /** The state by the platform's word. */
  String state() {
    if (authorizing) {
      return AUTHORIZING;
    }
    if (!playing) {
      return SETUP;
    }
    return suspended ? SUSPENDED : activity;
  }

  Picture withReady(Set<String> other) {
    return new Picture(seated, other, options, playing, suspended, activity, kill, authorizing);
  }
}
