package eightfold.crazier.play;

import java.util.Arrays;

/**
 * What a table is in numbers: those that {@link CrazierSlot} names, then the table of cards by
 * {@link Column}, and the lists of cards and seats by {@link Row}. What the numbers mean is for
 * others to say: {@link Zones} where the cards lie, {@link Knowledge} who knows of them, {@link
 * CrazierTable} how the game stands.
 */
final class CrazierState {
  private static final int SHORT = 8;

  /** By {@link CrazierSlot}, then the table of cards. */
  final int[] slots;

  /** By {@link Row}; hands come last. */
  final IntList[] rows;

  private final int cards;

  CrazierState(int cards, int seats) {
    this.cards = cards;
    slots = new int[CrazierSlot.CARDS + Column.COUNT * cards];
    rows = new IntList[Row.HANDS + seats];
    Arrays.setAll(rows, row -> new IntList(row == Row.STOCK || row == Row.PILE ? cards : SHORT));
    clear();
  }

  /** The game has not begun, and no card lies anywhere. */
  void clear() {
    CrazierSlot.clear(slots);
    Arrays.fill(slots, CrazierSlot.CARDS, slots.length, 0);
    for (int card = 0; card < cards; card++) {
      put(card, Column.OWNER, Numbering.NONE);
    }
    for (IntList row : rows) {
      row.clear();
    }
  }

  /** All numbers are as they are there. */
  void become(CrazierState other) {
    System.arraycopy(other.slots, 0, slots, 0, slots.length);
    for (int row = 0; row < rows.length; row++) {
      rows[row].become(other.rows[row]);
    }
  }

  /** How many cards the game has. */
  int cards() {
    return cards;
  }

  int cell(int card, int column) {
    return slots[CrazierSlot.CARDS + Column.COUNT * card + column];
  }

  void put(int card, int column, int value) {
    slots[CrazierSlot.CARDS + Column.COUNT * card + column] = value;
  }

  IntList hand(int seat) {
    return rows[Row.HANDS + seat];
  }

  boolean isIn(int card, Zone zone) {
    return cell(card, Column.ZONE) == zone.ordinal();
  }
}
