package eightfold.play;

import eightfold.program.Program;

/**
 * A score sheet of columns (Hollywood): a player's first deal won is entered in column 1, the
 * second in columns 1 and 2, every later one in all; a column is won, and closed, by the first
 * total that reaches the target.
 */
public final class Columns {
  /** The largest number of columns. */
  public static final int MOST = Slots.MOST_COLUMNS;

  private final int seats;
  private final int[] slots;

  /** The sheet of a table, also where the match is kept without one. */
  Columns(Table t) {
    seats = t.seats;
    slots = t.slots;
  }

  /** How many columns the sheet has. */
  public int count() {
    return slots[Slot.COLUMN_COUNT];
  }

  private void count(int columns) {
    slots[Slot.COLUMN_COUNT] = columns;
  }

  /** What a seat has in a column, from 0. */
  public int points(int column, int seat) {
    return slots[place(column, seat)];
  }

  private static int place(int column, int seat) {
    return Slot.COLUMN_POINTS + column * Slots.MOST_SEATS + seat;
  }

  /** Who won the column, or {@link Table#NOBODY} while it is open. */
  public int winner(int column) {
    return slots[Slot.COLUMN_WINNER + column];
  }

  /** Writes what stands on the sheet before a deal: a scenario's set-up. */
  void write(int column, int seat, int total, Program p) {
    slots[place(column, seat)] = total;
    count(Math.max(count(), column + 1));
    if (total >= p.target() && winner(column) == Slots.NOBODY) {
      slots[Slot.COLUMN_WINNER + column] = seat;
      count(Math.max(count(), Math.min(p.match().columns(), Slots.FIRST_COLUMNS + closed())));
    }
  }

  /** How many deals the seat has won so far: a scenario's set-up. */
  void won(int seat, int deals) {
    slots[Slot.COLUMN_DEALS_WON + seat] = deals;
  }

  /** Enters the points of a deal that the seat has won. */
  void enter(int seat, int scored, Program p) {
    int won = ++slots[Slot.COLUMN_DEALS_WON + seat];
    int upTo = won >= Slots.FIRST_COLUMNS ? count() : won;
    int added = 0;
    for (int column = 0; column < upTo; column++) {
      if (winner(column) != Slots.NOBODY) {
        continue;
      }
      slots[place(column, seat)] += scored;
      if (points(column, seat) >= p.target()) {
        slots[Slot.COLUMN_WINNER + column] = seat;
        added++;
      }
    }
    count(Math.min(p.match().columns(), count() + added));
  }

  private int closed() {
    int closed = 0;
    for (int column = 0; column < count(); column++) {
      closed += winner(column) == Slots.NOBODY ? 0 : 1;
    }
    return closed;
  }

  /** Whether every column has been won. */
  boolean full() {
    return closed() == count();
  }

  /** The sum of a seat over all columns. */
  int sum(int seat) {
    int sum = 0;
    for (int column = 0; column < count(); column++) {
      sum += points(column, seat);
    }
    return sum;
  }

  private int columnsWon(int seat) {
    int columns = 0;
    for (int column = 0; column < count(); column++) {
      columns += winner(column) == seat ? 1 : 0;
    }
    return columns;
  }

  /** Who has won most columns, as bits; if equal, the higher sums among those. */
  int best() {
    int best = 0;
    int value = -1;
    for (int seat = 0; seat < seats; seat++) {
      int its = columnsWon(seat) << 20 | sum(seat);
      if (its > value) {
        value = its;
        best = 0;
      }
      best |= its == value ? 1 << seat : 0;
    }
    return best;
  }
}
