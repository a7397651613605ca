package eightfold.shedding;

import eightfold.play.Columns;
import eightfold.play.Table;
import eightfold.program.Program;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Public facts that a game's page names by a key of its own (NOTATION 4). */
final class Facts {
  private static final String COLUMN = "column.";
  private static final String COLUMN_WINNER = "columnWinner.";

  private Facts() {}

  static Optional<String> of(Table table, String key, List<String> names) {
    if (key.equals("out")) {
      return Optional.of(names(table.droppedOut(), names));
    }
    if (key.equals("rules")) {
      return table.program().factor ? Optional.of(table.regime()) : Optional.empty();
    }
    if (key.startsWith(COLUMN_WINNER)) {
      return column(table, key.substring(COLUMN_WINNER.length()))
          .map(column -> winner(table.columns(), column, names));
    }
    if (key.startsWith(COLUMN)) {
      return column(table, key.substring(COLUMN.length()))
          .map(column -> totals(table.columns(), column, names));
    }
    return Optional.empty();
  }

  private static String names(int seats, List<String> names) {
    List<String> those = new ArrayList<>();
    for (int rest = seats; rest != 0; rest &= rest - 1) {
      those.add(names.get(Integer.numberOfTrailingZeros(rest)));
    }
    return those.isEmpty() ? "none" : String.join(", ", those);
  }

  private static Optional<Integer> column(Table table, String number) {
    return table.program().format == Program.COLUMNS
            && number.matches("[1-9]")
            && Integer.parseInt(number) <= table.columns().count()
        ? Optional.of(Integer.parseInt(number) - 1)
        : Optional.empty();
  }

  private static String winner(Columns columns, int column, List<String> names) {
    int winner = columns.winner(column);
    return winner == Table.NOBODY ? "none" : names.get(winner);
  }

  private static String totals(Columns columns, int column, List<String> names) {
    List<String> totals = new ArrayList<>();
    for (int seat = 0; seat < names.size(); seat++) {
      totals.add(names.get(seat) + " " + columns.points(column, seat));
    }
    return String.join(", ", totals);
  }
}
