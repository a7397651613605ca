package eightfold.server.simulation;

import eightfold.games.Games;
import eightfold.server.SocketStorm;
import eightfold.server.little.LittleCatalogue;
import org.junit.jupiter.api.Test;

/**
 * Simulations and storms for as long as one likes, by hand, and a simulation that failed again:
 * docs/testing.md has the commands.
 */
class SimulationRun {
  private static final long NANOS_OF_A_MINUTE = 60_000_000_000L;
  private static final long MINUTES = Long.getLong("simulation.minutes", 1);

  @Test
  void simulate() {
    long seed = Long.getLong("simulation.seed", System.currentTimeMillis());
    boolean once = Boolean.getBoolean("simulation.once");
    Simulation.Size size =
        new Simulation.Size(
            Integer.getInteger("simulation.tables", 150),
            Integer.getInteger("simulation.seconds", 180));
    Tally all = new Tally();
    int runs = 0;
    long end = System.nanoTime() + MINUTES * NANOS_OF_A_MINUTE;
    do {
      // every fourth one is of the little game, which takes less time
      all.add(Simulation.run(seed, size, seed % 4 == 0 ? new LittleCatalogue() : Games.standard()));
      runs++;
      System.out.println("seed " + seed + " holds; " + runs + " runs: " + all);
      seed++;
    } while (!once && System.nanoTime() < end);
  }

  @Test
  void storm() throws Exception {
    long end = System.nanoTime() + MINUTES * NANOS_OF_A_MINUTE;
    try (SocketStorm storm = SocketStorm.at(new LittleCatalogue())) {
      System.out.println(storm.blow(_ -> System.nanoTime() < end));
    }
  }
}
