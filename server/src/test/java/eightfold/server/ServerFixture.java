package eightfold.server;

import eightfold.game.Catalogue;
import eightfold.game.FastChance;
import eightfold.games.Games;
import eightfold.server.ServerSettings.Storage;
import eightfold.server.adapter.Address;
import eightfold.server.cluster.ClusterSettings;
import eightfold.server.little.LittleCatalogue;
import eightfold.server.lobby.Limits;
import eightfold.server.lobby.LobbySettings;
import eightfold.server.port.Clock;
import eightfold.server.port.Entropy;
import eightfold.server.port.Store;
import eightfold.server.postgres.Database;
import eightfold.server.room.Allowance;
import eightfold.server.room.Pace;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/**
 * A server for tests, on a free port of this machine: in memory, with bots that hardly think, and
 * with tokens and shuffles that follow from a seed.
 *
 * <pre>{@code
 * try (ServerFixture server = ServerFixture.standard()) {
 *   page.navigate(server.address());
 * }
 * }</pre>
 */
public final class ServerFixture implements AutoCloseable {
  /** Quick bots, standard grace, a short countdown. */
  public static final Pace QUICK = new Pace(2_000, 750, 750, 20, 40);

  private static final Allowance.Limit PLENTY = new Allowance.Limit(100_000, 10_000);
  private static final long HOUR = 3_600_000;

  /** Limits that no test meets by accident, although all tests come from one address. */
  public static final Limits WIDE =
      new Limits(
          new Limits.Totals(10_000, 5_000),
          new Limits.Shares(10_000, 5_000, 10_000),
          Limits.Speeds.all(PLENTY).books(Limits.standard().speeds().books()),
          Limits.Times.all(HOUR).request(15_000));

  private static final LobbySettings QUICK_AND_WIDE = new LobbySettings(QUICK, WIDE);

  /** How it comes up, the first time and again. */
  private interface Starting {
    Server start(ServerSettings settings, long seed) throws StartException;
  }

  private final Starting starting;
  private ServerSettings settings;
  private long seed = 1;
  private Server server;

  private ServerFixture(Starting starting, ServerSettings settings) throws StartException {
    this.starting = starting;
    this.settings = settings;
    this.server = up();
  }

  private static Starting on(Catalogue catalogue, Store store, Clock clock) {
    return (settings, seed) ->
        Server.start(settings, catalogue, new Server.Ports(store, clock, entropy(seed)));
  }

  /** A server with the games of the library, in memory, quick and wide. */
  public static ServerFixture standard() throws StartException {
    return with(Games.standard());
  }

  /** A server with these games, in memory, quick and wide. */
  public static ServerFixture with(Catalogue catalogue) throws StartException {
    return with(catalogue, QUICK, WIDE);
  }

  /** The same with another pace and limits. */
  public static ServerFixture with(Catalogue catalogue, Pace pace, Limits limits)
      throws StartException {
    return with(catalogue, new MemoryStore(), pace, limits);
  }

  /** The same with a store of the test's own. */
  public static ServerFixture with(Catalogue catalogue, Store store, Pace pace, Limits limits)
      throws StartException {
    // the folder is not used: the store is given
    ServerSettings settings = ServerSettings.at("127.0.0.1", 0, Path.of("unused"));
    return new ServerFixture(
        on(catalogue, store, System::currentTimeMillis),
        settings.with(new LobbySettings(pace, limits)));
  }

  /** A server of the little game that keeps its tables in a folder. */
  static ServerFixture in(Path folder) throws StartException {
    return new ServerFixture(
        (settings, seed) -> Server.start(settings, new LittleCatalogue()),
        ServerSettings.at("127.0.0.1", 0, folder).with(QUICK_AND_WIDE));
  }

  /** One of several servers of the little game, each of which is measured. */
  public static ServerFixture oneOf(ClusterSettings cluster, Database database)
      throws StartException {
    return oneOf(cluster, database, WIDE);
  }

  /** The same with other limits. */
  public static ServerFixture oneOf(ClusterSettings cluster, Database database, Limits limits)
      throws StartException {
    return new ServerFixture(
        (settings, seed) -> Server.start(settings, new LittleCatalogue()),
        ServerSettings.at("127.0.0.1", 0, Path.of("unused"))
            .with(new Storage.Shared(database, Optional.of(cluster)))
            .with(new LobbySettings(QUICK, limits))
            .measuredAt(0));
  }

  /** A server of the little game that is called by a name. */
  static ServerFixture named(String name) throws StartException {
    ServerSettings settings =
        ServerSettings.at("127.0.0.1", 0, Path.of("unused"))
            .with(Address.of("127.0.0.1", 0).named(List.of(name)));
    return new ServerFixture(
        on(new LittleCatalogue(), new MemoryStore(), System::currentTimeMillis),
        settings.with(QUICK_AND_WIDE));
  }

  /** A server of the little game that tells programs of this machine how it does. */
  static ServerFixture measured(Store store) throws StartException {
    ServerSettings settings = ServerSettings.at("127.0.0.1", 0, Path.of("unused")).measuredAt(0);
    return new ServerFixture(
        on(new LittleCatalogue(), store, System::currentTimeMillis), settings.with(QUICK_AND_WIDE));
  }

  /** A server with a clock of the test's own that sweeps every so often, by which it is woken. */
  public static ServerFixture sweptEvery(long millis, Clock clock) throws StartException {
    return sweptEvery(millis, clock, new LittleCatalogue());
  }

  /** The same with these games. */
  public static ServerFixture sweptEvery(long millis, Clock clock, Catalogue games)
      throws StartException {
    ServerSettings settings = ServerSettings.at("127.0.0.1", 0, Path.of("unused"));
    Limits limits = WIDE.with(WIDE.times().hello(3 * millis));
    return new ServerFixture(
        on(games, new MemoryStore(), clock), settings.with(new LobbySettings(QUICK, limits)));
  }

  private Server up() throws StartException {
    return starting.start(settings, seed++);
  }

  /**
   * Bytes that follow from a seed; another seed gives others. As of any source of chance, two who
   * ask at once are given different ones: ids of tables are made of them.
   */
  public static Entropy entropy(long seed) {
    FastChance chance = new FastChance(seed);
    Lock lock = new ReentrantLock();
    return count -> {
      byte[] bytes = new byte[count];
      lock.lock();
      try {
        for (int i = 0; i < count; i++) {
          bytes[i] = (byte) chance.next();
        }
      } finally {
        lock.unlock();
      }
      return bytes;
    };
  }

  /** Goes down and comes up again on the same port with what its store has. */
  public void restart() throws StartException {
    goDown();
    comeUp();
  }

  /** Answers nobody until it comes up. */
  public void goDown() {
    settings = settings.with(settings.address().at(server.port()));
    server.close();
  }

  /** Comes up on the port that it had, with what its store has. */
  public void comeUp() throws StartException {
    server = up();
  }

  public Server server() {
    return server;
  }

  public int port() {
    return server.port();
  }

  /** Where the page is, with a slash at the end. */
  public String address() {
    return server.address();
  }

  /** An address of the server: {@code at("api/catalogue")}. */
  public URI at(String path) {
    return URI.create(address() + path);
  }

  /** Where the WebSocket is. */
  public URI socket() {
    return URI.create("ws://127.0.0.1:" + port() + "/ws");
  }

  @Override
  public void close() {
    server.close();
  }
}
