package eightfold.cli.load;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** What a table waits for, as its people see it, and who of them does it. */
final class NextMove {
  /** A request of one of the people. */
  record Move(int seat, String method, Map<String, ?> params) {}

  /** What is looked at of a snapshot, and of the match in it. */
  private static final List<String> OF_TABLE = List.of("started", "seats", "view");

  private static final List<String> OF_VIEW = List.of("standings", "turn", "legal", "ply");

  private NextMove() {}

  /**
   * So much of a snapshot as {@link #next} looks at. Twenty thousand people who each remembered the
   * whole table would keep this process busier with its memory than with playing.
   */
  static JsonNode needed(JsonNode snapshot) {
    ObjectNode needed = JsonNodeFactory.instance.objectNode();
    if (snapshot instanceof ObjectNode whole) {
      needed.setAll(whole.retain(OF_TABLE));
    }
    if (needed.path("view") instanceof ObjectNode view) {
      view.retain(OF_VIEW);
    }
    return needed;
  }

  /**
   * The next move, any legal act with equal chance, costly ones too; empty while nobody knows of
   * any.
   *
   * @param snapshots the table as each seat sees it; null for one that has seen nothing
   */
  static Optional<Move> next(@Nullable JsonNode[] snapshots, SplittableRandom chance) {
    JsonNode first = snapshots[0];
    if (first == null || !first.path("started").asBoolean()) {
      return Optional.of(new Move(0, "start", Map.of()));
    }
    JsonNode standings = first.path("view").path("standings");
    if (standings.path("over").asBoolean()) {
      return rematch(first.path("seats"));
    }
    if (standings.path("dealOver").asBoolean()) {
      return Optional.of(new Move(0, "next", Map.of()));
    }
    int turn = first.path("view").path("turn").asInt(-1);
    JsonNode view = turn < 0 ? null : snapshots[turn];
    JsonNode legal = view == null ? null : view.path("view").path("legal");
    if (view == null || legal == null || legal.isEmpty()) {
      return Optional.empty();
    }
    String line = legal.get(chance.nextInt(legal.size())).asText();
    int ply = view.path("view").path("ply").asInt();
    return Optional.of(new Move(turn, "act", Map.of("ply", ply, "line", line, "meant", true)));
  }

  /** One more of those who have not asked for another match yet: it begins when all have. */
  private static Optional<Move> rematch(JsonNode seats) {
    return IntStream.range(0, seats.size())
        .filter(seat -> !seats.path(seat).path("again").asBoolean())
        .mapToObj(seat -> new Move(seat, "rematch", Map.of()))
        .findFirst();
  }
}
