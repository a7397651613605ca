package eightfold.server.lobby;

import eightfold.bots.Bots;
import eightfold.game.Game;
import eightfold.game.SetupException;
import eightfold.lab.Estimate;
import eightfold.lab.Plan;
import eightfold.lab.Report;
import eightfold.lab.Simulation;
import eightfold.message.Message;
import eightfold.protocol.Page;
import eightfold.protocol.Page.Problem;
import eightfold.protocol.SimulationWish;
import eightfold.server.port.Clock;
import eightfold.server.room.Allowance;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * Has bots play many deals for those who invent rules: one simulation after the other, of few deals
 * each, so that whoever plays at a table has all but one of the processors.
 */
final class Simulations implements AutoCloseable {
  /** How fast one address may ask for simulations. */
  private static final Allowance.Limit SPEED = new Allowance.Limit(6, 0.2);

  private static final int MOST_WAITING = 4;
  private static final long PATIENCE_SECONDS = 10;
  private static final int BUSY_SECONDS = 5;
  private static final String STANDARD_BOT = "greedy";

  private final Clock clock;
  private final SpeedLimit speed = new SpeedLimit(SPEED);
  private final LoneWorker player =
      new LoneWorker(
          "simulations",
          new LoneWorker.Terms(
              MOST_WAITING,
              full("problems.simulating"),
              PATIENCE_SECONDS,
              full("problems.takes-long")));

  Simulations(Clock clock) {
    this.clock = clock;
  }

  private static Problem full(String key) {
    return Problem.of(Problems.FULL, Message.of(key)).after(BUSY_SECONDS);
  }

  /** Why nothing is played for this address now. */
  Optional<Problem> tooFast(String address) {
    long now = clock.millis();
    return speed.admits(address, now)
        ? Optional.empty()
        : Optional.of(
            Problem.of(Problems.TOO_FAST, Message.of("problems.many-simulations"))
                .after(speed.waitSeconds(address, now)));
  }

  /** Why these bots cannot play. */
  static Optional<Problem> problemOf(SimulationWish wish) {
    int bots = wish.bots().size();
    if (bots > 1 && bots != wish.players()) {
      return Optional.of(
          Problem.of(
              Problems.NOT_POSSIBLE,
              Message.of("problems.bots-for-players").with("players", wish.players())));
    }
    return wish.bots().stream()
        .filter(bot -> !Bots.names().contains(bot))
        .findFirst()
        .map(bot -> Problems.noBot(bot, Bots.names()));
  }

  /** Plays. */
  Page play(Game game, SimulationWish wish) {
    List<String> bots = wish.bots().isEmpty() ? List.of(STANDARD_BOT) : wish.bots();
    int seed = wish.seed().orElse(1);
    Plan plan = new Plan(game, wish.players(), bots, seed, Plan.Unit.DEALS, wish.deals(), 1);
    try {
      return switch (player.waited(() -> Simulation.run(plan))) {
        case LoneWorker.Work.Done(Report report) -> page(report, wish.players(), seed);
        case LoneWorker.Work.Undone(Problem why) -> why;
      };
    } catch (SetupException e) {
      return Problem.of(Problems.NOT_POSSIBLE, e.reason());
    }
  }

  private static Page page(Report report, int players, int seed) {
    Plan plan = report.plan();
    List<String> bots =
        plan.bots().size() == 1
            ? Collections.nCopies(players, plan.bots().getFirst())
            : plan.bots();
    return new Page.Simulated(
        plan.game().id(),
        bots,
        Math.toIntExact(report.deals()),
        seed,
        share(report.decisionsPerDeal()),
        share(report.decisionsPerDeal()),
        report.actsPerDeal(),
        report.endings(),
        report.seats().stream()
            .map(seat -> new Page.Simulated.Showing(share(seat.wins()), share(seat.points())))
            .toList());
  }

  private static Page.Simulated.Share share(Estimate estimate) {
    return new Page.Simulated.Share(estimate.mean(), estimate.se());
  }

  /** Whoever waits for a simulation is told so at once, whether it has begun or not. */
  @Override
  public void close() {
    player.close();
  }
}
