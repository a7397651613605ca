package eightfold.cli;

import eightfold.testkit.Fuzz;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Plays random rule books on the kernel and the oracle, and compares them. */
@Command(
    name = "fuzz",
    description = "Compare kernel and oracle on random rule books.",
    footer = {
      "",
      "Random deals of random rule books are played on both, act by act. Where they",
      "differ: seed, book and acts, shrunk, and exit code 1.",
      "Example:",
      "  eightfold fuzz --minutes 5 --seed 1"
    })
final class FuzzCommand implements Callable<Integer> {
  private static final int MOST_MINUTES = 60 * 24 * 7;

  private final Surroundings around;

  @Option(
      names = "--minutes",
      paramLabel = "N",
      defaultValue = "1",
      description = "How long, also 0.5 (${DEFAULT-VALUE} if not given).")
  private double minutes;

  @Option(names = "--seed", paramLabel = "S", description = "Seed; a new one if not given.")
  private Optional<Long> seed = Optional.empty();

  FuzzCommand(Surroundings around) {
    this.around = around;
  }

  @Override
  public Integer call() {
    if (!(minutes > 0) || minutes > MOST_MINUTES) {
      throw new WrongCall("--minutes must be more than 0 and at most " + MOST_MINUTES);
    }
    Duration duration = Duration.ofMillis((long) (minutes * 60_000));
    return Fuzz.run(duration, seed.orElseGet(around.freshSeed()::getAsLong), around.out());
  }
}
