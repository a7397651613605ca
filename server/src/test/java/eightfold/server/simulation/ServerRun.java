package eightfold.server.simulation;

import eightfold.game.Catalogue;
import eightfold.server.lobby.HouseBots;
import eightfold.server.lobby.Limits;
import eightfold.server.lobby.Lobby;
import eightfold.server.lobby.LobbyParts;
import eightfold.server.lobby.LobbySettings;
import eightfold.server.port.Meter;
import eightfold.server.port.StoreException;
import eightfold.server.room.Allowance;
import eightfold.server.room.Pace;
import java.util.Optional;

/**
 * A server from its start to its end, or until it is killed: what {@code Server} does, in short.
 */
final class ServerRun {
  private static final int LOOK_MILLIS = 500;
  private static final int SWEEP_MILLIS = 2_000;

  static final long UNBEGUN_MILLIS = 90_000;
  static final long IDLE_MILLIS = 6 * 3_600_000L;
  private static final long AWAKE_MILLIS = 15_000;
  private static final long HELLO_MILLIS = 6_000;

  private static final Allowance.Limit ANY = new Allowance.Limit(1_000_000, 1_000_000);

  private static final Limits LIMITS =
      new Limits(
          new Limits.Totals(100_000, 100_000),
          new Limits.Shares(100_000, 100_000, 100_000),
          Limits.Speeds.all(ANY).messages(Limits.standard().speeds().messages()),
          new Limits.Times(HELLO_MILLIS, 15_000, AWAKE_MILLIS, UNBEGUN_MILLIS, IDLE_MILLIS));

  private static final Pace PACE = new Pace(8_000, 750, 1_000, 200, 900);

  private final Simulation simulation;
  private final World world;
  private final World.Program program;
  private Optional<Lobby> lobby = Optional.empty();

  ServerRun(Simulation simulation) {
    this.simulation = simulation;
    this.world = simulation.world();
    this.program = world.program();
  }

  /** Begins to start. */
  void start(Catalogue catalogue) {
    program.start("main", () -> main(catalogue));
  }

  private void main(Catalogue catalogue) {
    try {
      Lobby restored =
          Lobby.restored(
              new LobbyParts(
                  catalogue,
                  new HouseBots(),
                  simulation.disk().of(program),
                  simulation.clock(),
                  simulation::entropy,
                  new LobbySettings(PACE, LIMITS),
                  Meter.NONE,
                  Optional.empty(),
                  program));
      restored.wakeLatest();
      lobby = Optional.of(restored);
    } catch (StoreException e) {
      // as whoever runs it would: once more
      world.in(500, () -> simulation.restart(true));
      return;
    }
    regularly(LOOK_MILLIS, "heart", () -> lobby.orElseThrow().beat());
    regularly(SWEEP_MILLIS, "sweep", () -> lobby.orElseThrow().sweep());
  }

  /** One after the other, as an executor would: the next begins when the last is over. */
  private void regularly(int millis, String name, Runnable work) {
    world.in(
        millis,
        () -> {
          if (!program.isKilled()) {
            program.start(
                name,
                () -> {
                  work.run();
                  regularly(millis, name, work);
                });
          }
        });
  }

  /** Goes down in good order, and then does nothing any more. */
  void close(Runnable closed) {
    program.start(
        "close",
        () -> {
          lobby.ifPresent(Lobby::close);
          closed.run();
        });
  }

  World.Program program() {
    return program;
  }

  /** What it serves with; empty while it starts. */
  Optional<Lobby> lobby() {
    return program.isKilled() ? Optional.empty() : lobby;
  }
}
