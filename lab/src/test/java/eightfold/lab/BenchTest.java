package eightfold.lab;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.bots.Policy;
import eightfold.game.Game;
import eightfold.games.Games;
import java.util.Map;
import org.junit.jupiter.api.Test;

/**
 * What the bench measures. How fast a machine is, no test can know; that nothing is allocated, it
 * can.
 */
class BenchTest {
  @Test
  void playouts_allocate_nothing_when_warm() {
    for (String id : java.util.List.of("eights", "pesten", "openspiel-eights")) {
      Game game = Games.standard().game(id, Map.of());
      Bench.Speed speed = new Bench(game, 2, Policy.RANDOM, 3).measure(0.5);
      assertThat(speed.decisions()).isGreaterThan(speed.deals());
      assertThat(speed.copyNanos()).isPositive();
      assertThat(speed.freshCopyNanos()).isPositive();
      assertThat(speed.bytesPerDecision()).as(id).isLessThan(0.01);
    }
  }
}
