package eightfold.crazier.play;

import java.util.AbstractList;
import java.util.Arrays;
import java.util.List;
import java.util.RandomAccess;

/**
 * A list of small numbers – cards, seats, options – that keeps them without boxes. It is a list
 * like any other where speed does not matter; what is done after each act uses the methods that
 * take and give an {@code int}.
 */
public final class IntList extends AbstractList<Integer> implements RandomAccess {
  /** Nothing; nobody may add to it. */
  static final IntList NONE = new IntList(0);

  private static final int SHORT = 8;

  /** Lists of one number, which are asked for all the time. */
  private static final IntList[] SINGLE = singles();

  private int[] items;
  private int count;

  IntList() {
    this(SHORT);
  }

  /** An empty list with room for so many. */
  IntList(int room) {
    items = new int[room];
  }

  /** One card, seat or the like and nothing else; nobody may add to it. */
  static IntList only(int number) {
    return SINGLE[number];
  }

  private static IntList[] singles() {
    IntList[] all = new IntList[Numbering.MOST_CARDS];
    for (int number = 0; number < all.length; number++) {
      all[number] = new IntList(1);
      all[number].append(number);
    }
    return all;
  }

  /** A list of its own with the same numbers. */
  static IntList copyOf(List<Integer> other) {
    IntList list = new IntList(other.size());
    if (other instanceof IntList numbers) {
      list.become(numbers);
    } else {
      list.addAll(other);
    }
    return list;
  }

  // without boxes

  int at(int index) {
    assert index < count : index + " of " + count;
    return items[index];
  }

  int last() {
    return at(count - 1);
  }

  /** Where a number stands first, or -1. */
  int find(int number) {
    for (int i = 0; i < count; i++) {
      if (items[i] == number) {
        return i;
      }
    }
    return -1;
  }

  boolean has(int number) {
    return find(number) >= 0;
  }

  void append(int number) {
    if (count == items.length) {
      items = Arrays.copyOf(items, count + SHORT + count / 2);
    }
    items[count++] = number;
  }

  void insert(int index, int number) {
    append(number);
    System.arraycopy(items, index, items, index + 1, count - 1 - index);
    items[index] = number;
  }

  int removeAt(int index) {
    int number = at(index);
    System.arraycopy(items, index + 1, items, index, count - 1 - index);
    count--;
    return number;
  }

  /** Removes a number that may be in it; says whether it was. */
  boolean drop(int number) {
    int index = find(number);
    if (index >= 0) {
      removeAt(index);
    }
    return index >= 0;
  }

  /** A list of its own with one more. */
  IntList with(int number) {
    IntList more = new IntList(count + 1);
    more.become(this);
    more.append(number);
    return more;
  }

  /** Exchanges two of them. */
  void swap(int one, int other) {
    int number = items[one];
    items[one] = items[other];
    items[other] = number;
  }

  /** Keeps so many at the front. */
  void truncate(int size) {
    count = Math.min(count, size);
  }

  /** Puts them in rising order; there are few, and many of them in order. */
  void sort() {
    for (int i = 1; i < count; i++) {
      int number = items[i];
      int place = i;
      while (place > 0 && items[place - 1] > number) {
        items[place] = items[place - 1];
        place--;
      }
      items[place] = number;
    }
  }

  /** Puts a number in the place of another. */
  void put(int index, int number) {
    assert index < count : index + " of " + count;
    items[index] = number;
  }

  /** All of another from a place on are added to this. */
  void appendFrom(IntList other, int from) {
    for (int i = from; i < other.count; i++) {
      append(other.items[i]);
    }
  }

  /** Has the numbers that another has. */
  void become(IntList other) {
    if (items.length < other.count) {
      items = new int[other.count + SHORT];
    }
    System.arraycopy(other.items, 0, items, 0, other.count);
    count = other.count;
  }

  int[] toInts() {
    return Arrays.copyOf(items, count);
  }

  // as a list

  @Override
  public int size() {
    return count;
  }

  @Override
  public boolean isEmpty() {
    return count == 0;
  }

  @Override
  public Integer get(int index) {
    return items[java.util.Objects.checkIndex(index, count)];
  }

  @Override
  public Integer set(int index, Integer number) {
    int before = get(index);
    items[index] = number;
    return before;
  }

  @Override
  public void add(int index, Integer number) {
    insert(index, number);
  }

  @Override
  public Integer remove(int index) {
    return removeAt(java.util.Objects.checkIndex(index, count));
  }

  @Override
  public Object[] toArray() {
    Object[] all = new Object[count];
    for (int i = 0; i < count; i++) {
      all[i] = items[i];
    }
    return all;
  }

  @Override
  public void clear() {
    count = 0;
  }
}
