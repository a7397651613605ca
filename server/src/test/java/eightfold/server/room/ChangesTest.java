package eightfold.server.room;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import eightfold.game.Catalogue;
import eightfold.game.Game;
import eightfold.games.Games;
import eightfold.protocol.Json;
import eightfold.protocol.Notice;
import eightfold.protocol.Snapshot;
import eightfold.testkit.Sample;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Who is told only what is other knows the same, to the byte, as who is told the whole table each
 * time. Source: issue 13, point 4; docs/protocol.md, Changes.
 */
class ChangesTest {
  private static final JsonMapper MAPPER = new JsonMapper();

  /** How long the messages of either form were, in characters. */
  private long whole;

  private long brief;

  /** A client that puts the table together from what is other, by docs/protocol.md alone. */
  private final class Client {
    private Snapshot told;
    private ObjectNode known;

    Client(Snapshot first) {
      told = first;
      known = tree(first);
    }

    void hears(Notice.Table table) {
      Notice.Change change = Notice.Change.between(told, table);
      Snapshot before = told;
      told = Notice.Change.remembered(before, table.snapshot());
      assertThat(told).as("what the server remembers").isEqualTo(table.snapshot());
      if (before.seats().equals(told.seats())) {
        assertThat(told.seats()).as("kept as it was").isSameAs(before.seats());
      }
      JsonNode said = tree(change);
      known.setAll((ObjectNode) said.path("changed"));
      if (said.has("view")) {
        ((ObjectNode) known.path("view")).setAll((ObjectNode) said.path("view"));
      }
      said.path("unset").forEach(name -> known.remove(name.asText()));
      assertThat(known).isEqualTo(tree(table.snapshot()));
      assertThat(said.path("events")).isEqualTo(tree(table).path("events"));
      whole += Json.write(table).length();
      brief += Json.write(change).length();
    }
  }

  private static ObjectNode tree(Object value) {
    try {
      return (ObjectNode) MAPPER.readTree(Json.write(value));
    } catch (JsonProcessingException e) {
      throw new AssertionError(e);
    }
  }

  static Stream<String> games() {
    return Sample.some(Games.standard().entries().stream().map(Catalogue.Entry::id));
  }

  @ParameterizedTest
  @MethodSource("games")
  @Tag("sampled")
  void a_player_and_a_spectator_know_the_whole_table_after_each_change(String id) {
    Game game = Games.standard().game(id, Map.of());
    Map<Long, Client> clients = new HashMap<>();
    int seats = Math.clamp(3, game.leastSeats(), game.mostSeats());
    Room _ =
        RealGamesTest.play(
            game,
            seats,
            outcome -> {
              for (Output output : outcome.outputs()) {
                if (output instanceof Output.Answered(long connection, var _, Notice result)
                    && result instanceof Notice.Welcome welcome) {
                  clients.put(connection, new Client(welcome.snapshot()));
                }
                if (output instanceof Output.Told(long connection, Notice notice)
                    && notice instanceof Notice.Table table) {
                  Objects.requireNonNull(clients.get(connection)).hears(table);
                }
              }
            });
    assertThat(clients).hasSize(2);
    assertThat(brief).isBetween(1L, whole * 3 / 4);
  }
}
