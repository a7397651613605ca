package eightfold.cli;

import eightfold.testkit.Fuzz;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Plays random rule books on the kernel and the oracle, and compares them. */
@Command(
    name = "fuzz",
    description = "Compare kernel and oracle on random rule books.",
    footer = {
      "",
      "Random deals of random rule books, or of one of your own with random options, are",
      "played on both, act by act. Where they differ: seed, book and acts, shrunk, and exit",
      "code 1.",
      "With --deals also 500 shuffled deals at each table, every one of which has to keep",
      "all promises: no card is lost, somebody may always act, the oracle comes to the",
      "same act by act, a replay and a copy end alike, what is refused changes nothing,",
      "and tables that differ in hidden cards tell a seat the same.",
      "Examples:",
      "  eightfold fuzz --minutes 5 --seed 1",
      "  eightfold fuzz --deals 1000000 --seed 1",
      "  eightfold fuzz --rules my.game --deals 10000"
    })
final class FuzzCommand implements Callable<Integer> {
  private static final int MOST_MINUTES = 60 * 24 * 7;

  private final Surroundings around;

  @Mixin private OwnBook own = new OwnBook();

  @Option(
      names = "--minutes",
      paramLabel = "N",
      defaultValue = "1",
      description = "How long, also 0.5 (${DEFAULT-VALUE} if not given).")
  private double minutes;

  @Option(
      names = "--deals",
      paramLabel = "N",
      description = "Until so many deals are played, instead of minutes.")
  private Optional<Long> deals = Optional.empty();

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
    long from = seed.orElseGet(around.freshSeed()::getAsLong);
    if (deals.isPresent()) {
      if (deals.get() < 1) {
        throw new WrongCall("--deals must be at least 1");
      }
      return fuzz().deals(deals.get(), from, around.out());
    }
    return fuzz().until(Duration.ofMillis((long) (minutes * 60_000)), from, around.out());
  }

  private Fuzz fuzz() {
    return own.as(around, Fuzz::ofBook).orElseGet(Fuzz::ofAllBooks);
  }
}
