package eightfold.cli;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import eightfold.lab.DealResult;
import java.io.PrintStream;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Writes one line a deal, for tables and data frames (NOTATION 8). */
enum DealRows {
  /**
   * Commas between columns, the first line their names; several winners have blanks between, a deal
   * without a winner leaves the column empty.
   */
  CSV {
    @Override
    void begin(PrintStream out, int seats) {
      out.println(
          "deal,seed,seats,dealer,winner,ending,decisions,"
              + IntStream.range(0, seats)
                  .mapToObj(seat -> "points" + seat)
                  .collect(Collectors.joining(",")));
    }

    @Override
    void row(PrintStream out, DealResult result) {
      out.println(
          "%d,%d,%d,%d,%s,%s,%d,%s"
              .formatted(
                  result.deal(),
                  result.seed(),
                  result.seats(),
                  result.dealer(),
                  joined(result.winners(), " "),
                  result.ending(),
                  result.decisions(),
                  joined(result.points(), ",")));
    }
  },
  /** A JSON object a line; several winners are a list, no winner is null. */
  JSONL {
    @Override
    void begin(PrintStream out, int seats) {
      // every line says what it is
    }

    @Override
    void row(PrintStream out, DealResult result) {
      Map<String, Object> row = new LinkedHashMap<>();
      List<Integer> winners = result.winners();
      row.put("deal", result.deal());
      row.put("seed", result.seed());
      row.put("seats", result.seats());
      row.put("dealer", result.dealer());
      row.put(
          "winner", winners.isEmpty() ? null : winners.size() == 1 ? winners.getFirst() : winners);
      row.put("ending", result.ending());
      row.put("decisions", result.decisions());
      row.put("points", result.points());
      try {
        out.println(LINE.writeValueAsString(row));
      } catch (JsonProcessingException e) {
        throw new IllegalStateException("numbers and words are always JSON", e);
      }
    }
  };

  private static final ObjectMapper LINE = new ObjectMapper();

  /** What stands before the first row. */
  abstract void begin(PrintStream out, int seats);

  /** Writes a row. */
  abstract void row(PrintStream out, DealResult result);

  private static String joined(List<Integer> numbers, String between) {
    return numbers.stream().map(String::valueOf).collect(Collectors.joining(between));
  }
}
