package eightfold.state;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Named places in an array of numbers, one after the other, written down once: where each begins,
 * how long it is, what stands in it at first, and who sees it. What is cleared, copied, saved, and
 * told of a table follows from them.
 *
 * @param <S> how a kind of game says who sees what stands in a place
 */
public final class Places<S> {
  /**
   * A place.
   *
   * @param name what the code calls it
   * @param at its first index
   * @param width how many numbers it holds: 1, or one for each seat …
   * @param initial what they are at first
   * @param seen who sees them
   */
  public record Place<S>(String name, int at, int width, int initial, S seen) {}

  private final int seats;
  private final List<Place<S>> places = new ArrayList<>();
  private int end;

  /**
   * No places yet.
   *
   * @param seats the largest number of seats that a table has
   */
  public Places(int seats) {
    this.seats = seats;
  }

  /** One number, at first 0. */
  public int one(S seen, String name) {
    return add(seen, name, 1, 0);
  }

  /** One number that is something else at first, such as "no seat". */
  public int one(S seen, String name, int initial) {
    return add(seen, name, 1, initial);
  }

  /** A number for each of the most seats that a table has, at first 0. */
  public int eachSeat(S seen, String name) {
    return add(seen, name, seats, 0);
  }

  /** Several numbers. */
  public int many(S seen, String name, int width, int initial) {
    return add(seen, name, width, initial);
  }

  private int add(S seen, String name, int width, int initial) {
    int at = end;
    places.add(new Place<>(name, at, width, initial, seen));
    end += width;
    return at;
  }

  /** The index after the last place so far. */
  public int end() {
    return end;
  }

  /** All places in their order. */
  public List<Place<S>> places() {
    return Collections.unmodifiableList(places);
  }

  /** The place that has this index. */
  public Place<S> place(int index) {
    return places.stream()
        .filter(place -> index >= place.at() && index < place.at() + place.width())
        .findFirst()
        .orElseThrow();
  }

  /** What stands in all of them at first. */
  public int[] initial() {
    int[] numbers = new int[end];
    for (Place<S> place : places) {
      for (int i = 0; i < place.width(); i++) {
        numbers[place.at() + i] = place.initial();
      }
    }
    return numbers;
  }

  /** What numbers saved of them must agree in, line by line ({@link SavedState#layoutOf}). */
  public List<String> layout() {
    return places.stream().map(place -> place.name() + ' ' + place.width()).toList();
  }
}
