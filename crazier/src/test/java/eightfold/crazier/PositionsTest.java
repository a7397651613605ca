package eightfold.crazier;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import eightfold.game.FastChance;
import eightfold.game.Match;
import eightfold.game.Position;
import eightfold.game.PublicFact;
import eightfold.game.SetupException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/**
 * What lies in front of seats in a position, and works there. Source: crazier-eights.md, CTRL-1.
 */
class PositionsTest {
  private static final List<String> NAMES = List.of("Ann", "Bob");

  @Test
  void assets_of_a_position_lie_in_front_of_their_seats_and_work() {
    Match match =
        arranged(
            Map.of(
                "assets",
                Map.of("0", List.of("stream_of_life"), "1", List.of("third_eye_sanctuary/b"))));
    assertThat(match.facts())
        .contains(
            new PublicFact("assets", 0, List.of("stream_of_life")),
            new PublicFact("assets", 1, List.of("third_eye_sanctuary/b")));
    match.submit(0, "discard wild_harvest", NAMES);
    assertThat(match.view(0).legal()).as("one discard more").contains("discard tidal_pull");
  }

  @Test
  void what_is_no_position_of_this_game_is_refused() {
    for (Map<String, Object> more :
        List.<Map<String, Object>>of(
            Map.of("faceUp", Map.of("0", List.of("camel"))),
            Map.of("assets", List.of("camel")),
            Map.of("assets", Map.of("2", List.of("camel"))),
            Map.of("assets", Map.of("0", "camel")))) {
      assertThatExceptionOfType(SetupException.class)
          .isThrownBy(() -> arranged(more))
          .withMessageContaining("knows no such thing");
    }
  }

  private static Match arranged(Map<String, Object> more) {
    return InvariantsTest.game(Map.of())
        .arrange(
            Position.lying(
                    List.of(
                        List.of("wild_harvest", "tidal_pull", "death"), List.of("destiny", "zeus")),
                    List.of("lotus_slumber"),
                    List.of("archmage", "hecate"))
                .turn(0)
                .more(more)
                .build(),
            new FastChance(1));
  }
}
