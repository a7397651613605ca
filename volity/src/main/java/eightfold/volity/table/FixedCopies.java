package eightfold.volity.table;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.SequencedMap;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * FixedCopies of collections with something more or less in them; neither they nor the copies
 * change.
 */
final class FixedCopies {
  private FixedCopies() {}

  static <K, V> SequencedMap<K, V> none() {
    return Collections.unmodifiableSequencedMap(new LinkedHashMap<>());
  }

  static <K, V> SortedMap<K, V> with(SortedMap<K, V> map, K key, V value) {
    SortedMap<K, V> copy = new TreeMap<>(map);
    copy.put(key, value);
    return Collections.unmodifiableSortedMap(copy);
  }

  static <K, V> SortedMap<K, V> without(SortedMap<K, V> map, K key) {
    if (!map.containsKey(key)) {
      return map;
    }
    SortedMap<K, V> copy = new TreeMap<>(map);
    copy.remove(key);
    return Collections.unmodifiableSortedMap(copy);
  }

  /** A key that is there already keeps its place. */
  static <K, V> SequencedMap<K, V> with(SequencedMap<K, V> map, K key, V value) {
    SequencedMap<K, V> copy = new LinkedHashMap<>(map);
    copy.put(key, value);
    return Collections.unmodifiableSequencedMap(copy);
  }

  static <K, V> SequencedMap<K, V> without(SequencedMap<K, V> map, K key) {
    if (!map.containsKey(key)) {
      return map;
    }
    SequencedMap<K, V> copy = new LinkedHashMap<>(map);
    copy.remove(key);
    return Collections.unmodifiableSequencedMap(copy);
  }

  static <T> List<T> with(List<T> list, T more) {
    List<T> copy = new ArrayList<>(list);
    copy.add(more);
    return List.copyOf(copy);
  }

  static <T> Set<T> with(Set<T> set, T more) {
    Set<T> copy = new LinkedHashSet<>(set);
    copy.add(more);
    return Set.copyOf(copy);
  }
}
