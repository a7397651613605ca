package eightfold.shedding;

import eightfold.play.Table;
import java.util.List;

/**
 * What a line of the notation may call a seat: by its player's name, or by its number from 0
 * clockwise (NOTATION 2).
 *
 * @param names of the first seats, perhaps of none
 * @param seats how many there are
 */
record SeatNames(List<String> names, int seats) {
  static SeatNames of(List<String> names, int seats) {
    return new SeatNames(names, seats);
  }

  /** The seat that a word names, or {@link Table#NOBODY}; a name goes before a number. */
  int seat(String word) {
    int named = names.indexOf(word);
    if (named >= 0) {
      return named;
    }
    for (int seat = 0; seat < seats; seat++) {
      boolean name = seat < names.size() && names.get(seat).equalsIgnoreCase(word);
      if (name || word.equals(String.valueOf(seat))) {
        return seat;
      }
    }
    return Table.NOBODY;
  }
}
