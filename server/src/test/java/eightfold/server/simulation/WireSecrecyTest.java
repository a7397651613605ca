package eightfold.server.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.game.Catalogue;
import eightfold.game.Game;
import eightfold.game.SetupException;
import eightfold.games.Games;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Nobody is told anything by what the server sends, nor by when it does, that their seat may not
 * know. Source: issue 13, point 8: non-interference on the wire byte for byte, over all games,
 * times of messages included.
 */
class WireSecrecyTest {
  private static final int MOST_SEATS = 4;

  static Stream<String> games() {
    return Games.standard().entries().stream().map(Catalogue.Entry::id);
  }

  @Test
  void what_a_seat_is_sent_and_when_tells_nothing_of_cards_it_may_not_know() {
    int compared = games().mapToInt(game -> compared(game, 1)).sum();
    assertThat(compared).as("moments at tables that differ").isGreaterThan(250);
  }

  /** Who is alone turns up hidden cards with the first act, and all may differ from there on. */
  static Stream<String> gamesForTwo() {
    return games().filter(id -> Games.standard().game(id, Map.of()).mostSeats() > 1);
  }

  @ParameterizedTest
  @Tag("long")
  @MethodSource("gamesForTwo")
  void so_it_is_at_many_tables_of_every_game(String game) {
    assertThat(compared(game, 15)).as("moments at tables that differ").isPositive();
  }

  private static int compared(String id, int tables) {
    Game game = Games.standard().game(id, Map.of());
    int compared = 0;
    for (int seats = game.leastSeats(); seats <= Math.min(MOST_SEATS, game.mostSeats()); seats++) {
      for (int seed = 0; seed < tables; seed++) {
        try {
          compared += WireSecrecy.compare(game, seats, seed);
        } catch (SetupException e) {
          // so many cannot play this
          assertThat(e.reason()).isNotNull();
        }
      }
    }
    return compared;
  }
}
