package eightfold.server;

import eightfold.game.Catalogue;
import eightfold.server.ServerSettings.Storage;
import eightfold.server.adapter.BackupSocket;
import eightfold.server.adapter.DataLock;
import eightfold.server.adapter.HttpDoor;
import eightfold.server.adapter.Metrics;
import eightfold.server.adapter.MetricsDoor;
import eightfold.server.adapter.OwnerOnly;
import eightfold.server.adapter.SqliteStore;
import eightfold.server.adapter.SteadyClock;
import eightfold.server.cluster.ClusterNode;
import eightfold.server.cluster.ClusterSettings;
import eightfold.server.lobby.HouseBots;
import eightfold.server.lobby.Limits;
import eightfold.server.lobby.Lobby;
import eightfold.server.lobby.LobbyParts;
import eightfold.server.lobby.Redacted;
import eightfold.server.lobby.Shared;
import eightfold.server.lobby.TableDoors;
import eightfold.server.port.Clock;
import eightfold.server.port.Entropy;
import eightfold.server.port.Store;
import eightfold.server.port.StoreException;
import eightfold.server.port.Threads;
import eightfold.server.postgres.Database;
import eightfold.server.postgres.PostgresMembership;
import eightfold.server.postgres.PostgresStore;
import java.io.IOException;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/**
 * A running server. Tables that were open when it last went down are open again.
 *
 * <pre>{@code
 * try (Server server = Server.start(ServerSettings.at("127.0.0.1", 8080, folder), catalogue)) {
 *   System.out.println(server.address());
 *   Thread.currentThread().join();
 * }
 * }</pre>
 */
public final class Server implements AutoCloseable {
  private static final System.Logger LOG = System.getLogger(Server.class.getName());
  private static final Duration SWEEP = Duration.ofSeconds(5);

  /** Who floods does so for this long at most. */
  private static final Duration WATCH = Duration.ofSeconds(1);

  /** A silent connection is ended at most this part of its time too late. */
  private static final int SWEEPS_OF_A_HELLO = 3;

  /** What a server needs from outside, so that tests can bring their own. */
  public record Ports(Store store, Clock clock, Entropy entropy) {}

  /** By which a server is come to: players' door, and one for whoever measures it. */
  private record Doors(HttpDoor door, Optional<MetricsDoor> metrics) {}

  /** What a server has beside its store and doors, and closes when they are closed. */
  private interface Rest extends AutoCloseable {
    Rest NOTHING = () -> {};

    @Override
    void close();
  }

  /** What a server has in its data folder beside the store. */
  private record Folder(DataLock lock, Optional<BackupSocket> backups) implements Rest {
    @Override
    public void close() {
      backups.ifPresent(BackupSocket::close);
      lock.close();
    }
  }

  private final HttpDoor door;
  private final Optional<MetricsDoor> metrics;
  private final Lobby lobby;
  private final Store store;
  private final Others others;
  private final Rest rest;
  private final CompletableFuture<Void> out = new CompletableFuture<>();
  private final ScheduledExecutorService sweeper;

  /** Apart from the sweeper, which may wait for the store. */
  private final ScheduledExecutorService heart;

  private final String host;
  private final String basePath;
  private boolean closed;

  private Server(
      Doors doors, Lobby lobby, Store store, Others others, Rest rest, ServerSettings settings) {
    this.door = doors.door();
    this.metrics = doors.metrics();
    this.lobby = lobby;
    this.store = store;
    this.others = others;
    this.rest = rest;
    this.host = settings.address().host();
    this.basePath = settings.address().basePath();
    this.sweeper = single("eightfold-sweep");
    this.heart = single("eightfold-heart");
  }

  private static ScheduledExecutorService single(String name) {
    return Executors.newSingleThreadScheduledExecutor(
        Thread.ofPlatform().name(name).daemon().factory());
  }

  /** Starts a server with its store in the data folder, or in a database. */
  public static Server start(ServerSettings settings, Catalogue catalogue) throws StartException {
    return switch (settings.storage()) {
      case Storage.Folder(Path folder) -> inFolder(folder, settings, catalogue);
      case Storage.Shared(Database database, Optional<ClusterSettings> cluster) -> {
        PostgresStore shared = opened(database);
        yield cluster.isPresent()
            ? clustered(cluster.get(), settings, catalogue, shared, database)
            : start(settings, catalogue, ports(shared), Rest.NOTHING);
      }
    };
  }

  private static Server inFolder(Path path, ServerSettings settings, Catalogue catalogue)
      throws StartException {
    DataLock lock = lock(path);
    SqliteStore store;
    try {
      store = SqliteStore.in(path);
    } catch (StoreException e) {
      lock.close();
      throw new StartException(String.valueOf(e.getMessage()), e);
    }
    Folder folder = new Folder(lock, BackupSocket.open(path, store));
    try {
      return start(settings, catalogue, ports(store), folder);
    } catch (StartException e) {
      folder.close();
      throw e;
    }
  }

  private static PostgresStore opened(Database database) throws StartException {
    try {
      return PostgresStore.in(database);
    } catch (StoreException e) {
      throw new StartException(String.valueOf(e.getMessage()), e);
    }
  }

  private static Ports ports(Store store) {
    SecureRandom random = new SecureRandom();
    return new Ports(store, SteadyClock.ofTheMachine(), count -> bytes(random, count));
  }

  /** Starts a server on other ports; its store is closed with it. */
  public static Server start(ServerSettings settings, Catalogue catalogue, Ports ports)
      throws StartException {
    return start(settings, catalogue, ports, Rest.NOTHING);
  }

  private static Server start(ServerSettings settings, Catalogue catalogue, Ports ports, Rest rest)
      throws StartException {
    return start(
        settings, catalogue, ports, new Others(Optional.empty(), lobby -> {}, () -> {}), rest);
  }

  /** One of several: the only place that knows of the cluster, so that others do not load it. */
  private static Server clustered(
      ClusterSettings cluster,
      ServerSettings settings,
      Catalogue catalogue,
      PostgresStore store,
      Database database)
      throws StartException {
    ClusterNode node;
    try {
      node = ClusterNode.listening(cluster, PostgresMembership.in(database));
    } catch (IOException | StoreException e) {
      store.close();
      throw new StartException(String.valueOf(e.getMessage()), e);
    }
    Others others = new Others(Optional.of(new Shared(store, node)), node::join, node::close);
    try {
      Server server = start(settings, catalogue, ports(store), others, Rest.NOTHING);
      node.whenOut(server::isOut);
      return server;
    } catch (StartException e) {
      node.close();
      throw e;
    }
  }

  /** Joins others, with what this one does for them. */
  private interface Joining {
    void join(Lobby lobby) throws IOException;
  }

  /** The other servers, if there are any, how they are joined, and how they are left. */
  private record Others(Optional<Shared> shared, Joining joining, Runnable leaving) {}

  private static Server start(
      ServerSettings settings, Catalogue catalogue, Ports ports, Others others, Rest rest)
      throws StartException {
    try {
      Metrics metrics = new Metrics();
      Lobby lobby =
          Lobby.restored(
              new LobbyParts(
                  catalogue,
                  new HouseBots(),
                  metrics.measured(ports.store()),
                  ports.clock(),
                  ports.entropy(),
                  settings.lobby(),
                  metrics,
                  others.shared(),
                  Threads.VIRTUAL));
      metrics.watch(lobby);
      lobby.wakeLatest();
      others.joining().join(lobby);
      Doors doors = open(lobby, metrics, settings, ports.clock());
      Server server = new Server(doors, lobby, ports.store(), others, rest, settings);
      server.sweepRegularly(settings.lobby().limits().times());
      server.beatRegularly();
      return server;
    } catch (IOException | StoreException e) {
      // nobody has come yet: no table is awake
      ports.store().close();
      throw new StartException(String.valueOf(e.getMessage()), e);
    }
  }

  private static Doors open(Lobby lobby, Metrics metrics, ServerSettings settings, Clock clock)
      throws IOException {
    Optional<MetricsDoor> measured =
        settings.metricsPort().isPresent()
            ? Optional.of(MetricsDoor.open(metrics, settings.metricsPort().getAsInt()))
            : Optional.empty();
    try {
      return new Doors(
          HttpDoor.open(lobby, settings.address(), settings.lobby().limits(), clock), measured);
    } catch (IOException e) {
      measured.ifPresent(MetricsDoor::close);
      throw e;
    }
  }

  private void beatRegularly() {
    // not at a fixed rate: after a pause the looks that were missed would come all in one moment
    var _ =
        heart.scheduleWithFixedDelay(
            () -> surely("a beat", lobby::beat),
            Lobby.LOOK_MILLIS,
            Lobby.LOOK_MILLIS,
            TimeUnit.MILLISECONDS);
  }

  private void sweepRegularly(Limits.Times times) {
    long watch = WATCH.toMillis();
    var _ =
        sweeper.scheduleWithFixedDelay(
            () -> surely("a watch", door::sweep), watch, watch, TimeUnit.MILLISECONDS);
    long millis = Math.min(SWEEP.toMillis(), times.hello() / SWEEPS_OF_A_HELLO + 1);
    var _ =
        sweeper.scheduleWithFixedDelay(
            () -> surely("a sweep", lobby::sweep), millis, millis, TimeUnit.MILLISECONDS);
  }

  /** What fails is said, and its next time comes all the same. */
  private static void surely(String what, Runnable work) {
    try {
      work.run();
    } catch (RuntimeException | Error e) {
      LOG.log(System.Logger.Level.ERROR, what + " failed", Redacted.of(e));
    }
  }

  private static DataLock lock(Path folder) throws StartException {
    try {
      OwnerOnly.makeFolder(folder);
      return DataLock.of(folder)
          .orElseThrow(
              () ->
                  new StartException(
                      "another server uses the data folder "
                          + folder
                          + "; stop it, or give this one a folder of its own"));
    } catch (IOException e) {
      throw new StartException(
          "the data folder " + folder + " cannot be used: " + e.getMessage(), e);
    }
  }

  private static byte[] bytes(SecureRandom random, int count) {
    byte[] bytes = new byte[count];
    random.nextBytes(bytes);
    return bytes;
  }

  /** The port at which it listens. */
  public int port() {
    return door.port();
  }

  /** Where programs of this machine read metrics; empty if nobody may. */
  public Optional<String> metricsAddress() {
    return metrics.map(at -> "http://127.0.0.1:" + at.port() + "/metrics");
  }

  /**
   * Begins to make, on a thread of its own, what first visitors ask for: the list of games, and
   * lessons. Without this each is made when it is first asked for, and whoever asks waits.
   */
  public void prepare() {
    Thread.ofPlatform()
        .name("eightfold-prepare")
        .daemon()
        .start(() -> surely("preparing", lobby::prepare));
  }

  /** What people type into a browser on this machine. */
  public String address() {
    String name = host.equals("0.0.0.0") || host.equals("::") ? "127.0.0.1" : host;
    return "http://"
        + (name.contains(":") ? "[" + name + "]" : name)
        + ":"
        + port()
        + basePath
        + "/";
  }

  /** Completed when the other servers have gone on without this one, which then serves nobody. */
  public CompletableFuture<Void> out() {
    return out;
  }

  private void isOut() {
    out.complete(null);
  }

  /** Clears away what is idle now; a running server does so by itself. */
  public void sweep() {
    lobby.sweep();
  }

  /** What there is for other doors than the page. */
  public TableDoors doors() {
    return lobby.doors();
  }

  /** How many tables there are. */
  public int tables() {
    return lobby.tables();
  }

  /** Goes down: nothing more comes in, what was accepted is safe. Again, it does nothing. */
  @Override
  public synchronized void close() {
    if (closed) {
      return;
    }
    closed = true;
    door.goesDown();
    sweeper.shutdownNow();
    heart.shutdownNow();
    others.leaving().run();
    lobby.close();
    door.close();
    metrics.ifPresent(MetricsDoor::close);
    store.close();
    rest.close();
  }
}
