package eightfold.cli;

import eightfold.testkit.Fuzz;
import eightfold.testkit.MutatedBooks;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/**
 * Plays random rule books on the kernel and the oracle, and compares them; or reads spoilt ones.
 */
@Command(
    name = "fuzz",
    description = "Compare kernel and oracle on random rule books.",
    footer = {
      "",
      "Random deals of random rule books, or of one of your own with random options, are",
      "played on both, act by act. Where they differ: seed, book and acts, shrunk, and exit",
      "code 1.",
      "With --deals also 500 shuffled deals at each table, each of which has to keep",
      "all promises: no card is lost, somebody may always act, the oracle comes to the",
      "same act by act, a replay and a copy end alike, what is refused changes nothing,",
      "and tables that differ in hidden cards tell a seat the same. All processors",
      "work at it; the same seed tries the same on each machine.",
      "With --books rule books that are spoilt by chance are read instead, as `check` does:",
      "each is taken or refused with findings that stand in the text, within 200 ms of CPU",
      "time, and what is taken can be written and read again.",
      "Examples:",
      "  eightfold fuzz --minutes 5 --seed 1",
      "  eightfold fuzz --deals 1000000 --seed 1",
      "  eightfold fuzz --rules my.game --deals 10000",
      "  eightfold fuzz --books 1000000 --seed 1"
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

  @Option(
      names = "--books",
      paramLabel = "N",
      description = "Read so many spoilt rule books, instead of playing.")
  private Optional<Long> books = Optional.empty();

  @Option(names = "--seed", paramLabel = "S", description = "Seed; a new one if not given.")
  private Optional<Long> seed = Optional.empty();

  FuzzCommand(Surroundings around) {
    this.around = around;
  }

  @Override
  public Integer call() {
    if (books.isPresent() && deals.isPresent()) {
      throw new WrongCall("--books plays no deals; leave out --deals");
    }
    if (!(minutes > 0) || minutes > MOST_MINUTES) {
      throw new WrongCall("--minutes must be more than 0 and at most " + MOST_MINUTES);
    }
    long from = seed.orElseGet(around.freshSeed()::getAsLong);
    if (books.isPresent()) {
      return mutated().read(atLeastOne("--books", books.get()), from, around.out());
    }
    if (deals.isPresent()) {
      return fuzz().deals(atLeastOne("--deals", deals.get()), from, around.out());
    }
    return fuzz().until(Duration.ofMillis((long) (minutes * 60_000)), from, around.out());
  }

  private static long atLeastOne(String option, long number) {
    if (number < 1) {
      throw new WrongCall(option + " must be at least 1");
    }
    return number;
  }

  private MutatedBooks mutated() {
    return own.as(around, MutatedBooks::ofBook).orElseGet(MutatedBooks::ofAllBooks);
  }

  private Fuzz fuzz() {
    return own.as(around, Fuzz::ofBook).orElseGet(Fuzz::ofAllBooks);
  }
}
