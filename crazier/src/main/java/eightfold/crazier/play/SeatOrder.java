package eightfold.crazier.play;

/** Seats in turn order as lists that never change: there are so few that each is made once. */
final class SeatOrder {
  private static final int SETS = 1 << Numbering.MOST_SEATS;

  /** By number of seats, the seat that comes first, and the set of seats. */
  private static final IntList[] ALL = all();

  private SeatOrder() {}

  /**
   * Seats clockwise from one of them.
   *
   * @param from who comes first
   * @param set which seats: a bit for each
   */
  static IntList of(int seats, int from, int set) {
    return ALL[((seats - 1) * Numbering.MOST_SEATS + from) * SETS + set];
  }

  private static IntList[] all() {
    IntList[] all = new IntList[Numbering.MOST_SEATS * Numbering.MOST_SEATS * SETS];
    int next = 0;
    for (int seats = 1; seats <= Numbering.MOST_SEATS; seats++) {
      for (int from = 0; from < Numbering.MOST_SEATS; from++) {
        for (int set = 0; set < SETS; set++) {
          all[next++] = made(seats, from, set);
        }
      }
    }
    return all;
  }

  private static IntList made(int seats, int from, int set) {
    IntList order = new IntList(Integer.bitCount(set));
    for (int i = 0; i < seats && from < seats; i++) {
      int seat = (from + i) % seats;
      if ((set >> seat & 1) != 0) {
        order.append(seat);
      }
    }
    return order;
  }
}
