package eightfold.server.lobby;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToLongFunction;

/**
 * What was made of tables' facts, for whoever asks next: each thing holds while nothing has been
 * added to its table. Those asked for last are kept, up to a size in all. For any threads.
 */
final class MadeOnce<K, V> {
  private final long most;
  private final ToLongFunction<V> size;
  private final Map<K, Made<V>> made = new LinkedHashMap<>(16, 0.75f, true);
  private long whole;

  /** What was made when the table had so many facts. */
  private record Made<V>(int facts, V value) {}

  /**
   * Nothing yet.
   *
   * @param most how large all that is kept may be
   * @param size how large one is
   */
  MadeOnce(long most, ToLongFunction<V> size) {
    this.most = most;
    this.size = size;
  }

  /** What was made since the table's last fact, if it was. */
  synchronized Optional<V> known(K key, int facts) {
    return Optional.ofNullable(made.get(key))
        .filter(one -> one.facts() == facts)
        .map(one -> one.value());
  }

  /** Keeps it, unless it is too large by itself; what was asked for longest ago goes. */
  synchronized void keep(K key, int facts, V value) {
    Made<V> before = made.remove(key);
    whole -= before == null ? 0 : size.applyAsLong(before.value());
    if (size.applyAsLong(value) > most) {
      return;
    }
    made.put(key, new Made<>(facts, value));
    whole += size.applyAsLong(value);
    var oldest = made.values().iterator();
    while (whole > most) {
      whole -= size.applyAsLong(oldest.next().value());
      oldest.remove();
    }
  }
}
