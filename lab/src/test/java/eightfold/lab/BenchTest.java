package eightfold.lab;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.bots.Policy;
import eightfold.game.Game;
import eightfold.games.Games;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What the bench measures. How fast a machine is, no test can know; that nothing is allocated, it
 * can.
 */
class BenchTest {
  @Test
  @Tag("long")
  void playouts_allocate_nothing_when_warm() {
    allocatesNothing("pesten");
  }

  @ParameterizedTest
  @ValueSource(strings = {"eights", "openspiel-eights"})
  @Tag("long")
  void nor_do_those_of_other_games(String id) {
    allocatesNothing(id);
  }

  private static void allocatesNothing(String id) {
    Game game = Games.standard().game(id, Map.of());
    Bench.Speed speed = new Bench(game, 2, Policy.RANDOM, 3).measure(0.5);
    assertThat(speed.decisions()).isGreaterThan(speed.deals());
    assertThat(speed.copyNanos()).isPositive();
    assertThat(speed.freshCopyNanos()).isPositive();
    assertThat(speed.bytesPerDecision()).as(id).isLessThan(0.01);
  }
}
