package eightfold.crazier.play;

import java.util.AbstractList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.RandomAccess;
import org.jspecify.annotations.Nullable;

/**
 * A list of data that never change, such as the agenda of a table: it becomes as another list is by
 * one copy, whatever they are. The end is the side on which things are added and taken.
 */
final class DataList<T> extends AbstractList<T> implements RandomAccess {
  private static final int ROOM = 8;

  private @Nullable Object[] items = new @Nullable Object[ROOM];
  private int count;

  @Override
  public int size() {
    return count;
  }

  @Override
  public boolean isEmpty() {
    return count == 0;
  }

  @Override
  @SuppressWarnings("unchecked") // only what is a T is put in
  public T get(int index) {
    return (T) Objects.requireNonNull(items[Objects.checkIndex(index, count)]);
  }

  @Override
  public T set(int index, T item) {
    T before = get(index);
    items[index] = item;
    return before;
  }

  @Override
  public void add(int index, T item) {
    if (count == items.length) {
      items = Arrays.copyOf(items, 2 * count);
    }
    System.arraycopy(items, index, items, index + 1, count - index);
    items[index] = item;
    count++;
  }

  @Override
  public T remove(int index) {
    T item = get(index);
    count--;
    System.arraycopy(items, index + 1, items, index, count - index);
    return item;
  }

  @Override
  public void clear() {
    count = 0;
  }

  /** Adds to the end. */
  void push(T item) {
    if (count == items.length) {
      items = Arrays.copyOf(items, 2 * count);
    }
    items[count++] = item;
  }

  /** The last one. */
  T last() {
    return get(count - 1);
  }

  /** Takes the last one away. */
  T pop() {
    T item = last();
    count--;
    return item;
  }

  /** Takes the last one away, whatever it is. */
  void drop() {
    assert count > 0;
    count--;
  }

  /** Has what another has. */
  void become(List<T> others) {
    DataList<T> other = (DataList<T>) others;
    if (items.length < other.count) {
      items = new @Nullable Object[other.items.length];
    }
    System.arraycopy(other.items, 0, items, 0, other.count);
    count = other.count;
  }
}
