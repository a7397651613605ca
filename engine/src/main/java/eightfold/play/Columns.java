package eightfold.play;

import eightfold.program.Program;

/**
 * A score sheet of columns (Hollywood): a player's first deal won is entered in column 1, the
 * second in columns 1 and 2, every later one in all; a column is won, and closed, by the first
 * total that reaches the target.
 */
public final class Columns {
  /** The largest number of columns. */
  public static final int MOST = 9;

  private static final int FIRST = 3;

  private final int seats;
  private final int[] points;
  private final int[] winner;
  private final int[] won;
  private int count = FIRST;

  Columns(int seats) {
    this.seats = seats;
    // a match that is kept without a sheet has no seats on it
    winner = new int[seats == 0 ? 0 : MOST];
    points = new int[MOST * seats];
    won = new int[seats];
    clear();
  }

  void clear() {
    count = FIRST;
    java.util.Arrays.fill(points, 0);
    java.util.Arrays.fill(winner, Table.NOBODY);
    java.util.Arrays.fill(won, 0);
  }

  void copyFrom(Columns other) {
    count = other.count;
    System.arraycopy(other.points, 0, points, 0, points.length);
    System.arraycopy(other.winner, 0, winner, 0, winner.length);
    System.arraycopy(other.won, 0, won, 0, seats);
  }

  /** How many columns the sheet has. */
  public int count() {
    return count;
  }

  /** What a seat has in a column, from 0. */
  public int points(int column, int seat) {
    return points[column * seats + seat];
  }

  /** Who won the column, or {@link Table#NOBODY} while it is open. */
  public int winner(int column) {
    return winner[column];
  }

  /** Writes what stands on the sheet before a deal: a scenario's set-up. */
  void write(int column, int seat, int total, Program p) {
    points[column * seats + seat] = total;
    if (column >= count) {
      count = column + 1;
    }
    if (total >= p.target && winner[column] == Table.NOBODY) {
      winner[column] = seat;
      count = Math.max(count, Math.min(p.mostColumns, FIRST + closed()));
    }
  }

  /** How many deals the seat has won so far: a scenario's set-up. */
  void won(int seat, int deals) {
    won[seat] = deals;
  }

  /** Enters the points of a deal that the seat has won. */
  void enter(int seat, int scored, Program p) {
    won[seat]++;
    int upTo = won[seat] >= FIRST ? count : won[seat];
    int added = 0;
    for (int column = 0; column < upTo; column++) {
      if (winner[column] != Table.NOBODY) {
        continue;
      }
      points[column * seats + seat] += scored;
      if (points[column * seats + seat] >= p.target) {
        winner[column] = seat;
        added++;
      }
    }
    count = Math.min(p.mostColumns, count + added);
  }

  private int closed() {
    int closed = 0;
    for (int column = 0; column < count; column++) {
      closed += winner[column] == Table.NOBODY ? 0 : 1;
    }
    return closed;
  }

  /** Whether every column has been won. */
  boolean full() {
    return closed() == count;
  }

  /** The sum of a seat over all columns. */
  int sum(int seat) {
    int sum = 0;
    for (int column = 0; column < count; column++) {
      sum += points(column, seat);
    }
    return sum;
  }

  private int columnsWon(int seat) {
    int columns = 0;
    for (int column = 0; column < count; column++) {
      columns += winner[column] == seat ? 1 : 0;
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
