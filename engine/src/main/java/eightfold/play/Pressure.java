package eightfold.play;

/**
 * A draw from an empty stock costs points, and the deal ends if the pile gives nothing (Creights
 * 2).
 */
final class Pressure {
  private static final int MOST_DOUBLED = 20;

  private Pressure() {}

  /** The seat needs a card and the stock is empty; whether the pile has nothing to give, too. */
  static boolean takesAll(Table t, int seat) {
    int times = Math.min(t.slots[Slot.PRESSED + seat]++, MOST_DOUBLED);
    int points = t.pressure << times;
    t.slots[Slot.SCORE + seat] += points;
    t.slots[Slot.CHARGED + seat] += points;
    Causes.of(t, Ground.EMPTY_STOCK);
    t.witness.pressed(seat, points);
    Causes.end(t);
    return t.slots[Slot.PILE_SIZE] <= t.staying();
  }

  /** There is no card left for who needs one: the deal is over. */
  static void ends(Table t) {
    int first = Counts.firstEmptied(t);
    t.end(first == Table.NOBODY ? DealEnding.BLOCKED : DealEnding.OUT, first);
  }
}
