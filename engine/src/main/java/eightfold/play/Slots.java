package eightfold.play;

import java.util.ArrayList;
import java.util.List;

/**
 * A table of named places in an array, one after the other, written down once: where each begins,
 * how long it is, and what stands in it when what it belongs to begins.
 */
final class Slots {
  /** The largest number of seats. */
  static final int MOST_SEATS = 15;

  /** No seat. */
  static final int NOBODY = -1;

  /** So many things may wait on a table's agenda. */
  static final int MOST_AGENDA = 16;

  /** So many cards of one penalty or skip are remembered, the nearest first. */
  static final int MOST_CAUSES = 8;

  /** How many columns a sheet has at first. */
  static final int FIRST_COLUMNS = 3;

  /** The largest number of columns. */
  static final int MOST_COLUMNS = 9;

  /**
   * A place.
   *
   * @param name what the code calls it
   * @param at its first index
   * @param width how many numbers it holds: 1, or one for each seat …
   * @param initial what they are at first
   * @param seen who sees them
   */
  record Place(String name, int at, int width, int initial, Visibility seen) {}

  private final List<Place> places = new ArrayList<>();
  private int end;

  /** One number, at first 0. */
  int one(Visibility seen, String name) {
    return add(seen, name, 1, 0);
  }

  /** One number that is something else at first, such as "no seat". */
  int one(Visibility seen, String name, int initial) {
    return add(seen, name, 1, initial);
  }

  /** A number for each of the most seats that a table has. */
  int eachSeat(Visibility seen, String name) {
    return add(seen, name, MOST_SEATS, 0);
  }

  /** Several numbers. */
  int many(Visibility seen, String name, int width, int initial) {
    return add(seen, name, width, initial);
  }

  private int add(Visibility seen, String name, int width, int initial) {
    int at = end;
    places.add(new Place(name, at, width, initial, seen));
    end += width;
    return at;
  }

  /** The index after the last place so far. */
  int end() {
    return end;
  }

  /** All places in their order. */
  List<Place> places() {
    return List.copyOf(places);
  }

  /** The place that has this index. */
  Place place(int index) {
    return places.stream()
        .filter(place -> index >= place.at && index < place.at + place.width)
        .findFirst()
        .orElseThrow();
  }

  /** What stands in all of them at first. */
  int[] initial() {
    int[] numbers = new int[end];
    for (Place place : places) {
      for (int i = 0; i < place.width; i++) {
        numbers[place.at + i] = place.initial;
      }
    }
    return numbers;
  }
}
