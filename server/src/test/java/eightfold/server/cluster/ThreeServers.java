package eightfold.server.cluster;

import eightfold.server.ServerFixture;
import eightfold.server.StartException;
import eightfold.server.postgres.Database;
import eightfold.server.postgres.PostgresServer;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/**
 * Three servers of the little game that share a database, all in this process; they are started for
 * the first test class that is extended by {@link Shared}, and close after the last test of all.
 */
final class ThreeServers implements AutoCloseable {
  private static final int COUNT = 3;

  private static Optional<ThreeServers> shared = Optional.empty();

  private final Database database;
  private final List<NodeAddress> places;
  private final List<ServerFixture> servers = new ArrayList<>();

  private ThreeServers(Database database) {
    this.database = database;
    this.places =
        IntStream.range(0, COUNT)
            .mapToObj(i -> new NodeAddress("127.0.0.1", Nodes.freePort()))
            .toList();
  }

  /** Has them ready for a test class, or skips it where there is no PostgreSQL. */
  static final class Shared implements BeforeAllCallback {
    @Override
    public void beforeAll(ExtensionContext context) throws IOException, InterruptedException {
      if (shared.isEmpty()) {
        ThreeServers three = on(PostgresServer.shared().database());
        shared = Optional.of(three);
        context
            .getRoot()
            .getStore(ExtensionContext.Namespace.create(Shared.class))
            .put(Shared.class, three);
      }
    }
  }

  /** Those that are ready. */
  static ThreeServers shared() {
    return shared.orElseThrow();
  }

  private static ThreeServers on(Database database) throws IOException, InterruptedException {
    ThreeServers three = new ThreeServers(database);
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      List<Future<ServerFixture>> starting =
          three.places.stream().map(place -> threads.submit(() -> three.start(place))).toList();
      for (Future<ServerFixture> server : starting) {
        three.servers.add(server.get());
      }
    } catch (ExecutionException e) {
      throw new IOException(e);
    }
    return three;
  }

  private ServerFixture start(NodeAddress place) throws StartException {
    return ServerFixture.oneOf(new ClusterSettings(place, places), database);
  }

  /** What they share. */
  Database database() {
    return database;
  }

  ServerFixture get(int number) {
    return servers.get(number % COUNT);
  }

  List<ServerFixture> all() {
    return List.copyOf(servers);
  }

  /** Where one of them listens for the others. */
  NodeAddress place(int number) {
    return places.get(number);
  }

  /** One more at the place of one that is there. */
  void startAgain(int number) throws StartException {
    start(places.get(number)).close();
  }

  /** One goes, in order. */
  void stop(int number) {
    servers.get(number).close();
  }

  /** One goes, in order, and comes back. */
  void restart(int number) throws StartException {
    stop(number);
    servers.set(number, start(places.get(number)));
  }

  @Override
  public void close() {
    servers.reversed().forEach(ServerFixture::close);
  }
}
