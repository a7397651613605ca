package eightfold.testkit.oracle;

import eightfold.game.Match;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * A score sheet of columns (hollywood-eights.md, 2 to 4).
 *
 * @param won how many deals each seat has won
 * @param columns the columns, the first first
 */
public record Sheet(List<Integer> won, List<Column> columns) {
  /** What a table without columns has. */
  static final Sheet NONE = new Sheet(List.of(), List.of());

  /** How many columns a sheet begins with. */
  private static final int FIRST = 3;

  public Sheet {
    won = List.copyOf(won);
    columns = List.copyOf(columns);
  }

  /**
   * One column.
   *
   * @param points by seat
   * @param winner who won and so closed it, or {@link Match#NOBODY}
   */
  public record Column(List<Integer> points, int winner) {
    public Column {
      points = List.copyOf(points);
    }

    static Column empty(int seats) {
      return new Column(Collections.nCopies(seats, 0), Match.NOBODY);
    }

    boolean open() {
      return winner == Match.NOBODY;
    }
  }

  static Sheet fresh(int seats) {
    return new Sheet(
        Collections.nCopies(seats, 0), Collections.nCopies(FIRST, Column.empty(seats)));
  }

  /** A sheet on which these numbers stand, with the columns that those won have added. */
  static Sheet of(List<Integer> won, List<List<Integer>> columns, int goal, int most) {
    List<Column> entered = new ArrayList<>();
    for (List<Integer> points : columns) {
      entered.add(closed(points, goal));
    }
    while (entered.size() < FIRST) {
      entered.add(Column.empty(won.size()));
    }
    return grown(new Sheet(won, entered), FIRST, most);
  }

  /** A column is won by the seat that has reached the goal in it. */
  private static Column closed(List<Integer> points, int goal) {
    int best = Collections.max(points);
    return new Column(points, best >= goal ? points.indexOf(best) : Match.NOBODY);
  }

  /** As many columns as the sheet had at first, and one more for each that is won. */
  private static Sheet grown(Sheet sheet, int first, int most) {
    List<Column> columns = new ArrayList<>(sheet.columns);
    int wanted = Math.min(most, first + sheet.closedColumns());
    while (columns.size() < wanted) {
      columns.add(Column.empty(sheet.won.size()));
    }
    return new Sheet(sheet.won, columns);
  }

  private int closedColumns() {
    return (int) columns.stream().filter(column -> !column.open()).count();
  }

  /**
   * The sheet after a deal that the seat has won: its first goes into one column, its second into
   * two.
   */
  Sheet entered(int seat, int points, int goal, int most) {
    int deals = won.get(seat) + 1;
    List<Column> after = new ArrayList<>();
    for (int number = 1; number <= columns.size(); number++) {
      Column column = columns.get(number - 1);
      boolean enters = column.open() && (number <= deals || deals >= FIRST);
      after.add(enters ? closed(Copies.added(column.points, seat, points), goal) : column);
    }
    return grown(new Sheet(Copies.replaced(won, seat, deals), after), FIRST, most);
  }

  boolean allWon() {
    return columns.stream().noneMatch(Column::open);
  }

  int columnsOf(int seat) {
    return (int) columns.stream().filter(column -> column.winner == seat).count();
  }

  int sumOf(int seat) {
    return columns.stream().mapToInt(column -> column.points.get(seat)).sum();
  }
}
