package eightfold.server.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.game.Catalogue;
import eightfold.games.Games;
import eightfold.server.little.LittleCatalogue;
import eightfold.server.simulation.Simulation.Size;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * The server with all its people in a world where everything goes wrong that can, by seed. Source:
 * issue 13, point 7; style, "deterministic simulation of the server". A failure names its seed;
 * {@link SimulationRun} runs it again.
 */
class SimulationTest {
  @Tag("long")
  @Test
  void nothing_that_was_promised_is_lost_at_tables_of_the_little_game() {
    Tally all = run(1, 3, new Size(20, 45), new LittleCatalogue());
    assertThat(all.of("acts acknowledged")).as("%s", all).isGreaterThan(500);
  }

  @Test
  void nothing_that_was_promised_is_lost_at_tables_of_all_games() {
    Tally all = run(100, 101, new Size(12, 30), Games.standard());
    assertThat(all.of("acts acknowledged")).as("%s", all).isGreaterThan(100);
  }

  @Test
  void the_same_seed_is_the_same_run() {
    Size size = new Size(3, 8);
    assertThat(Simulation.run(7, size, new LittleCatalogue()).toString())
        .isEqualTo(Simulation.run(7, size, new LittleCatalogue()).toString());
  }

  @Test
  @Tag("long")
  void so_it_is_in_many_worlds() {
    Tally all = run(1_000, 1_008, new Size(60, 90), Games.standard());
    assertThat(all.of("acts acknowledged")).as("%s", all).isGreaterThan(10_000);
  }

  private static Tally run(long from, long to, Size size, Catalogue catalogue) {
    Tally all = new Tally();
    for (long seed = from; seed < to; seed++) {
      all.add(Simulation.run(seed, size, catalogue));
    }
    return all;
  }
}
