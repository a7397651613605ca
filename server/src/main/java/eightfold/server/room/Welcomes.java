package eightfold.server.room;

import eightfold.protocol.Notice;
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * What those have been told who came to watch since something happened at a table: whoever comes
 * next is told the same, so that a crowd costs one snapshot. The number of those who watch, and the
 * seconds that somebody has left, may be a second old. It never changes.
 *
 * @param seen what they see, by itself: the table, or a moment of one that they see late
 * @param madeAt when the first of them was made
 * @param made by the last event that whoever came knew
 */
record Welcomes(Object seen, long madeAt, Map<OptionalLong, Notice.Welcome> made) {
  static final Welcomes NONE = new Welcomes("nothing", Long.MIN_VALUE, Map.of());

  private static final long FRESH_MILLIS = 1_000;

  /** Of those who come again by different last events. */
  private static final int MOST = 16;

  /** What whoever comes now is told, if somebody has been told that. */
  Optional<Notice.Welcome> of(Object now, OptionalLong since, long at) {
    return isOf(now, at) ? Optional.ofNullable(made.get(since)) : Optional.empty();
  }

  @SuppressWarnings("ReferenceEquality") // to compare tables would cost more than a welcome
  private boolean isOf(Object now, long at) {
    return seen == now && at - madeAt < FRESH_MILLIS;
  }

  /** The same with one more. */
  Welcomes and(Object now, OptionalLong since, long at, Notice.Welcome welcome) {
    if (!isOf(now, at) || made.size() >= MOST) {
      return new Welcomes(now, at, Map.of(since, welcome));
    }
    Map<OptionalLong, Notice.Welcome> all = new HashMap<>(made);
    all.put(since, welcome);
    return new Welcomes(now, madeAt, Collections.unmodifiableMap(all));
  }
}
