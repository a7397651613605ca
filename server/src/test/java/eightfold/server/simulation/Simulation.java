package eightfold.server.simulation;

import eightfold.game.Catalogue;
import eightfold.game.FastChance;
import eightfold.protocol.TableWish;
import eightfold.server.adapter.SteadyClock;
import eightfold.server.lobby.Insight;
import eightfold.server.lobby.Lobby;
import eightfold.server.port.Clock;
import eightfold.server.port.Store;
import eightfold.server.room.Room;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * A server, its disk, and many people with bad lines, all by one seed: the same seed is the same
 * run, to the last message. First everything goes wrong that can; then it is calm, and what was
 * promised is looked for.
 */
final class Simulation {
  private static final long NOON = 1_764_000_000_000L;
  private static final int CALM_SECONDS = 45;
  private static final int MOVE_SECONDS = 60;
  private static final long NANOS_OF_A_MILLISECOND = 1_000_000;
  private static final int LONGEST_JUMP = 3_600_000;

  /**
   * How large it is.
   *
   * @param tables how many
   * @param seconds for how long things go wrong
   */
  record Size(int tables, int seconds) {}

  private final Size size;
  private final Catalogue catalogue;
  private final FastChance chance;
  private final Tally tally = new Tally();
  private final World world;
  private final Disk disk;
  private final List<Party> parties = new ArrayList<>();
  private final Set<Wire> wires = new LinkedHashSet<>();
  private final List<Throwable> failures = new ArrayList<>();
  private final Promises promises;
  private ServerRun server;
  private long clockAhead;
  private boolean calm;
  private boolean late;
  private int names;

  private Simulation(long seed, Size size, Catalogue catalogue) {
    this.size = size;
    this.catalogue = catalogue;
    this.chance = new FastChance(seed);
    this.world = new World(chance, NOON, this::failed);
    this.disk = new Disk(world, chance, tally);
    this.server = new ServerRun(this);
    this.promises = new Promises(this);
  }

  /**
   * Runs one.
   *
   * @throws AssertionError if a promise was not kept; it names the seed
   */
  static Tally run(long seed, Size size, Catalogue catalogue) {
    Simulation simulation = new Simulation(seed, size, catalogue);
    try (Complaints _ = Complaints.listening(simulation.world, simulation::failed)) {
      simulation.run();
    } catch (RuntimeException | AssertionError e) {
      simulation.failed(e);
    }
    if (!simulation.failures.isEmpty()) {
      AssertionError all =
          new AssertionError(
              "seed " + seed + ", " + size + ": " + simulation.failures.getFirst().getMessage(),
              simulation.failures.getFirst());
      simulation.failures.stream().skip(1).limit(10).forEach(all::addSuppressed);
      throw all;
    }
    return simulation.tally;
  }

  private void run() {
    server.start(catalogue);
    for (int i = 0; i < size.tables(); i++) {
      settle(i);
    }
    trouble();
    audit();
    step(size.seconds());
    becomeCalm();
    step(CALM_SECONDS);
    promises.remember();
    step(MOVE_SECONDS / 2);
    late = true;
    step(MOVE_SECONDS / 2);
    if (failures.isEmpty()) {
      promises.assertKept();
    }
    tally.count("tables", size.tables());
    tally.count("switches", world.switches());
    tally.count("virtual seconds", (world.now() - NOON) / 1_000);
  }

  private void step(int seconds) {
    for (int i = 0; i < seconds && failures.isEmpty(); i++) {
      world.run(1_000);
    }
  }

  private void settle(int number) {
    List<Catalogue.Entry> games =
        catalogue.entries().stream().filter(entry -> entry.mostSeats() > 1).toList();
    Catalogue.Entry game = games.get(chance.below(games.size()));
    int seats = Math.max(2, game.leastSeats()) + chance.below(3);
    seats = Math.min(seats, game.mostSeats());
    List<TableWish.SeatWish> wishes = new ArrayList<>();
    int persons = 0;
    for (int seat = 0; seat < seats; seat++) {
      boolean person = seat == 0 || chance.below(3) > 0;
      persons += person ? 1 : 0;
      wishes.add(new TableWish.SeatWish(person ? Optional.empty() : Optional.of("greedy")));
    }
    OptionalInt clock =
        List.of(
                OptionalInt.empty(),
                OptionalInt.empty(),
                OptionalInt.of(10),
                OptionalInt.of(86_400))
            .get(chance.below(4));
    Party party = new Party(new TableWish(game.id(), Map.of(), wishes, "Guest A", clock));
    parties.add(party);
    // some seats stay free, some tables have nobody but their opener, who never comes
    int come = chance.below(12) == 0 ? 1 : persons + chance.below(2);
    for (int i = 0; i < come; i++) {
      party
          .people()
          .add(new Person(this, party, "Guest " + (char) ('A' + i) + number, i >= persons));
    }
    party.people().forEach(Person::live);
  }

  /** The server is killed, or goes down and comes back; its disk is full; its clock jumps. */
  private void trouble() {
    world.in(
        4_000 + chance.below(25_000),
        () -> {
          if (calm) {
            return;
          }
          switch (chance.below(7)) {
            case 0, 1, 2 -> {
              tally.fault("server killed");
              restart(true);
            }
            case 3 -> {
              tally.fault("server restarted");
              restart(false);
            }
            case 4, 5 -> {
              tally.fault("disk full");
              disk.full(true);
              world.in(chance.below(8_000), () -> disk.full(false));
            }
            default -> {
              tally.fault("clock jumped");
              clockAhead =
                  chance.below(2) == 0
                      ? chance.below(LONGEST_JUMP)
                      : -chance.below(chance.below(2) == 0 ? 3_000 : LONGEST_JUMP);
            }
          }
          trouble();
        });
  }

  /** The server ends, in good order or not, and starts again. */
  void restart(boolean killed) {
    ServerRun before = server;
    if (killed) {
      dies(before);
    } else {
      before.close(() -> world.in(0, () -> dies(before)));
    }
  }

  private void dies(ServerRun before) {
    if (before != server) {
      return;
    }
    before.program().kill();
    List.copyOf(wires).stream().filter(wire -> wire.server() == before).forEach(Wire::breaks);
    server = new ServerRun(this);
    ServerRun next = server;
    world.in(calm ? 100 : 200 + chance.below(3_000), () -> next.start(catalogue));
  }

  private void becomeCalm() {
    calm = true;
    disk.heal();
    world.in(0, () -> restart(chance.below(2) == 0));
    // no table hangs because its machine's clock is set right
    world.in(20_000, () -> clockAhead = -chance.below(LONGEST_JUMP));
    world.in(15_000, () -> parties.forEach(party -> party.people().forEach(Person::closeOthers)));
  }

  /** From time to time a table is held to what the disk has of it. */
  private void audit() {
    world.in(
        1_500,
        () -> {
          ServerRun now = server;
          now.program()
              .start(
                  "audit",
                  () -> {
                    now.lobby().ifPresent(lobby -> audit(now, lobby));
                    world.in(0, this::audit);
                  });
        });
  }

  private void audit(ServerRun now, Lobby lobby) {
    List<String> tables = parties.stream().flatMap(party -> party.table().stream()).toList();
    if (tables.isEmpty()) {
      return;
    }
    String id = tables.get(chance.below(tables.size()));
    Optional<Room> room = Insight.room(lobby, id);
    if (room.isPresent() && !now.program().isKilled()) {
      promises.same(room.get(), id);
    }
  }

  /** A table that nobody finds any more has been cleared away as it may be. */
  void isForgotten(Party party) {
    List<Store.Kept> facts =
        Objects.requireNonNullElse(
            disk.forgotten().get(party.table().orElseThrow()), List.<Store.Kept>of());
    holds(!facts.isEmpty(), "table " + party.table().orElseThrow() + " is not found");
    holds(
        facts.stream().noneMatch(fact -> fact.kind().equals("begun")),
        "table " + party.table().orElseThrow() + " was cleared away in play");
    tally.count("tables cleared away");
  }

  /** Something that always holds. */
  void holds(boolean does, String what) {
    if (!does) {
      failed(new AssertionError(what));
    }
  }

  private void failed(Throwable failure) {
    failures.add(failure);
    world.stop();
  }

  World world() {
    return world;
  }

  Catalogue catalogue() {
    return catalogue;
  }

  List<Party> parties() {
    return parties;
  }

  boolean hasFailed() {
    return !failures.isEmpty();
  }

  FastChance chance() {
    return chance;
  }

  Tally tally() {
    return tally;
  }

  Disk disk() {
    return disk;
  }

  Set<Wire> wires() {
    return wires;
  }

  /** The server that runs now, or starts. */
  ServerRun server() {
    return server;
  }

  boolean isCalm() {
    return calm;
  }

  /** Who has been waited for long enough is waited for no more. */
  boolean isLate() {
    return late;
  }

  /** A clock as a server has it, on a machine whose own jumps; whoever looks may be overtaken. */
  Clock clock() {
    SteadyClock steady = new SteadyClock(this::wall, () -> world.now() * NANOS_OF_A_MILLISECOND);
    return () -> {
      if (!calm && chance.below(12) == 0) {
        world.pause();
      }
      return steady.millis();
    };
  }

  /** What the machine's clock shows. */
  long wall() {
    return world.now() + clockAhead;
  }

  byte[] entropy(int count) {
    byte[] bytes = new byte[count];
    for (int i = 0; i < count; i++) {
      bytes[i] = (byte) chance.below(256);
    }
    return bytes;
  }

  /** A name that nothing else has. */
  String freshName() {
    names++;
    return "n" + names;
  }
}
