package eightfold.volity;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.game.Catalogue;
import eightfold.game.Game;
import eightfold.game.SetupException;
import eightfold.testkit.Sample;
import eightfold.volity.village.TwinTables;
import eightfold.volity.village.Village;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * No client is told anything, by what the door sends nor by when it does, that their seat may not
 * know, whatever they ask for. Source: issue 14, point 14: non-interference is tested on this wire
 * as on the other; the other's test is {@code WireSecrecyTest}.
 */
class DoorSecrecyTest {
  private static final int MOST_SEATS = 4;

  static Stream<String> games() {
    return Village.CATALOGUE.entries().stream()
        .filter(entry -> entry.mostSeats() > 1)
        .map(Catalogue.Entry::id);
  }

  private static int compared(String id, int tables, int mostSeats) {
    Game game = Village.CATALOGUE.game(id, Map.of());
    int compared = 0;
    int least = Math.max(2, game.leastSeats());
    for (int seats = least;
        seats <= Math.min(Math.max(least, mostSeats), game.mostSeats());
        seats++) {
      for (int seed = 0; seed < tables; seed++) {
        try {
          compared += TwinTables.compare(game, seats, seed);
        } catch (SetupException e) {
          // so many cannot play this
          assertThat(e.reason()).isNotNull();
        }
      }
    }
    return compared;
  }

  @Test
  void what_a_client_of_the_platform_s_game_is_told_tells_nothing_of_hidden_cards() {
    assertThat(compared("volity-eights", 6, MOST_SEATS))
        .as("moments at tables that differ")
        .isGreaterThan(20);
  }

  @Test
  @Tag("sampled")
  void nor_does_what_clients_of_other_games_are_told() {
    int compared = Sample.some(games()).mapToInt(game -> compared(game, 1, 2)).sum();
    assertThat(compared).as("moments at tables that differ").isGreaterThan(20);
  }
}
