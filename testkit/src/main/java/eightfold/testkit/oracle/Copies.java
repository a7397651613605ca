package eightfold.testkit.oracle;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Lists and sets that differ in one item from others, which stay as they are. */
final class Copies {
  private Copies() {}

  static <T> List<T> plus(List<T> list, T item) {
    List<T> longer = new ArrayList<>(list);
    longer.add(item);
    return longer;
  }

  static <T> List<T> minus(List<T> list, T item) {
    List<T> shorter = new ArrayList<>(list);
    shorter.remove(item);
    return shorter;
  }

  static <T> List<T> replaced(List<T> list, int index, T item) {
    List<T> changed = new ArrayList<>(list);
    changed.set(index, item);
    return changed;
  }

  static List<Integer> added(List<Integer> numbers, int index, int more) {
    return replaced(numbers, index, numbers.get(index) + more);
  }

  static Set<Integer> with(Set<Integer> seats, int seat) {
    Set<Integer> more = new TreeSet<>(seats);
    more.add(seat);
    return more;
  }

  static Set<Integer> without(Set<Integer> seats, int seat) {
    Set<Integer> fewer = new TreeSet<>(seats);
    fewer.remove(seat);
    return fewer;
  }
}
