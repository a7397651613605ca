package eightfold.crazier.play;

import java.util.ArrayList;
import java.util.List;

/** Seats in turn order as lists that never change: there are so few that each is made once. */
final class SeatOrder {
  private static final int SETS = 1 << Table.MOST_SEATS;

  /** By number of seats, the seat that comes first, and the set of seats. */
  private static final List<List<Integer>> ALL = all();

  private SeatOrder() {}

  /**
   * Seats clockwise from one of them.
   *
   * @param from who comes first
   * @param set which seats: a bit for each
   */
  static List<Integer> of(int seats, int from, int set) {
    return ALL.get(((seats - 1) * Table.MOST_SEATS + from) * SETS + set);
  }

  private static List<List<Integer>> all() {
    List<List<Integer>> all = new ArrayList<>();
    for (int seats = 1; seats <= Table.MOST_SEATS; seats++) {
      for (int from = 0; from < Table.MOST_SEATS; from++) {
        for (int set = 0; set < SETS; set++) {
          all.add(made(seats, from, set));
        }
      }
    }
    return List.copyOf(all);
  }

  private static List<Integer> made(int seats, int from, int set) {
    List<Integer> order = new ArrayList<>();
    for (int i = 0; i < seats && from < seats; i++) {
      int seat = (from + i) % seats;
      if ((set >> seat & 1) != 0) {
        order.add(seat);
      }
    }
    return List.copyOf(order);
  }
}
