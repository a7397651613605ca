package eightfold.cli;

import eightfold.game.Game;
import eightfold.game.SetupException;
import eightfold.lab.Plan;
import eightfold.lab.Report;
import eightfold.lab.Simulation;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Lets bots play many deals and reports what came of them. */
@Command(
    name = "simulate",
    description = "Let bots play many deals or matches, and report what came of them.",
    footer = {
      "",
      "The same seed gives the same result on every machine and number of threads.",
      "Examples:",
      "  eightfold simulate pesten --players 4 --deals 10000 --bot greedy",
      "  eightfold simulate eights --players 2 --matches 500 --bot greedy,random --json",
      "  eightfold simulate switch --players 3 --deals 1000 --seed 7 --rows csv > deals.csv"
    })
final class SimulateCommand implements Callable<Integer> {
  private static final long STANDARD_DEALS = 1000;

  private final Surroundings around;
  @Mixin private GameArgument gameArgument = new GameArgument();

  @Option(
      names = "--players",
      paramLabel = "N",
      description = "Number of players; as few as the game allows if not given.")
  private int players;

  @ArgGroup private Amount amount = new Amount();

  /** How much to play. */
  static final class Amount {
    @Option(
        names = "--deals",
        paramLabel = "N",
        description = "Play so many independent first deals, the dealer drawn (1000 if not given).")
    private long deals;

    @Option(names = "--matches", paramLabel = "N", description = "Play so many whole matches.")
    private long matches;
  }

  @Option(
      names = "--bot",
      paramLabel = "NAME",
      split = ",",
      defaultValue = "eager",
      description = {
        "random, eager or greedy, for all players; or one for each seat, separated by commas.",
        "  (${DEFAULT-VALUE} if not given)"
      })
  private List<String> bots = new ArrayList<>();

  // one by default: threads that share a core slow each other down, and CPU time is what is
  // compared
  @Option(
      names = "--threads",
      paramLabel = "N",
      defaultValue = "1",
      description = "Number of threads (${DEFAULT-VALUE} if not given).")
  private int threads = 1;

  @Option(names = "--seed", paramLabel = "S", description = "Seed; a new one if not given.")
  private Optional<Long> seed = Optional.empty();

  @ArgGroup private Form form = new Form();

  /** What is written. */
  static final class Form {
    @Option(names = "--json", description = "Write one JSON object.")
    private boolean json;

    @Option(
        names = "--rows",
        paramLabel = "FORM",
        description = {
          "Write one line a deal instead, as csv or jsonl: deal, seed, seats, dealer,",
          "winner, ending, decisions, points of each seat."
        })
    private Optional<DealRows> rows = Optional.empty();
  }

  @Option(
      names = "--no-timing",
      description = "Leave out what the clock says: equal seeds then give equal bytes.")
  private boolean untimed;

  SimulateCommand(Surroundings around) {
    this.around = around;
  }

  @Override
  public Integer call() {
    Plan plan = plan();
    ProgressBar bar =
        new ProgressBar(
            around.err(), around.watched(), plan.count(), () -> System.nanoTime() / 1_000_000);
    Report report;
    try {
      report = run(plan, bar);
    } catch (SetupException e) {
      throw new WrongCall(e);
    } finally {
      bar.close();
    }
    if (form.rows.isEmpty()) {
      ReportText text = new ReportText(report, gameArgument.chosen(around), !untimed);
      if (form.json) {
        around.out().println(JsonOutput.text(text.map()));
      } else {
        text.lines().forEach(around.out()::println);
      }
    }
    return Exit.DONE;
  }

  private Report run(Plan plan, ProgressBar bar) {
    if (form.rows.isEmpty()) {
      return Simulation.run(plan, bar);
    }
    DealRows rows = form.rows.get();
    rows.begin(around.out(), plan.seats());
    return Simulation.run(plan, bar, result -> rows.row(around.out(), result));
  }

  private Plan plan() {
    Game game = gameArgument.game(around);
    int seats = Seats.number(game, players, game.leastSeats());
    for (String bot : bots) {
      Seats.bot(bot);
    }
    if (bots.size() != 1 && bots.size() != seats) {
      throw new WrongCall(
          "--bot names " + bots.size() + " bots for " + seats + " players: name one, or " + seats);
    }
    if (threads < 1) {
      throw new WrongCall("--threads must be 1 or more, not " + threads);
    }
    boolean matches = amount.matches != 0;
    long count = matches ? amount.matches : amount.deals != 0 ? amount.deals : STANDARD_DEALS;
    if (count < 1) {
      throw new WrongCall((matches ? "--matches" : "--deals") + " must be 1 or more, not " + count);
    }
    return new Plan(
        game,
        seats,
        bots,
        seed.orElseGet(around.freshSeed()::getAsLong),
        matches ? Plan.Unit.MATCHES : Plan.Unit.DEALS,
        count,
        (int) Math.min(threads, count));
  }
}
