package eightfold.server.cluster;

import com.fasterxml.jackson.databind.JsonNode;
import eightfold.server.ServerFixture;
import eightfold.server.StartException;
import eightfold.server.TestClient;
import eightfold.server.lobby.Limits;
import eightfold.server.postgres.Database;
import eightfold.server.postgres.PostgresServer;
import eightfold.server.postgres.PostgresStore;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/** Three servers of the little game that share a database, all in this process. */
final class ThreeServers implements AutoCloseable {
  private static final int COUNT = 3;

  /** Longer than a server takes to have another's tables, on a machine that is very busy. */
  private static final long PATIENCE_NANOS = 60_000_000_000L;

  private static final long SILENCE_NANOS = 5_000_000_000L;

  private final Database database;
  private final Limits limits;
  private final List<NodeAddress> places;
  private final List<ServerFixture> servers = new ArrayList<>();

  private ThreeServers(Database database, Limits limits) {
    this.database = database;
    this.limits = limits;
    this.places =
        IntStream.range(0, COUNT)
            .mapToObj(i -> new NodeAddress("127.0.0.1", Nodes.freePort()))
            .toList();
  }

  /** All are there and know each other, on a database with nothing in it. */
  static ThreeServers started() throws IOException, InterruptedException {
    return started(ServerFixture.WIDE);
  }

  /** The same with limits of the test's own. */
  static ThreeServers started(Limits limits) throws IOException, InterruptedException {
    ThreeServers three = new ThreeServers(PostgresServer.shared().database(), limits);
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
    return ServerFixture.oneOf(new ClusterSettings(place), database, limits);
  }

  /** What they share. */
  Database database() {
    return database;
  }

  /** How many tables are in the database. */
  int count() {
    try (PostgresStore store = PostgresStore.in(database)) {
      return store.count();
    }
  }

  /** All tables of the database are gone, as after their time. */
  void forgetAll() {
    try (PostgresStore store = PostgresStore.in(database)) {
      store.tables("begun", "").forEach(stored -> store.forget(stored.table()));
    }
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

  /**
   * As the page comes to a table: a line that is closed, or says nothing for five seconds, is given
   * up for another, since a table may be on its way from one server to the next.
   *
   * @param wanted the answer for which it comes
   */
  static TestClient comes(
      ServerFixture server, Map<String, String> hello, Predicate<JsonNode> wanted)
      throws InterruptedException {
    long giveUp = System.nanoTime() + PATIENCE_NANOS;
    while (System.nanoTime() < giveUp) {
      TestClient client = TestClient.connected(server);
      int id = client.send("hello", hello);
      long silent = System.nanoTime() + SILENCE_NANOS;
      while (client.isOpen() && System.nanoTime() < silent) {
        for (JsonNode message : client.received()) {
          if (message.path("id").asInt() == id && wanted.test(message)) {
            return client;
          }
        }
        Thread.sleep(20);
      }
      client.close();
    }
    throw new AssertionError("a minute later the answer is still not there");
  }

  /** The same with the key of a seat, which opens it. */
  static TestClient comesBack(ServerFixture server, JsonNode key) throws InterruptedException {
    return comes(
        server,
        Map.of("table", key.path("table").asText(), "token", key.path("token").asText()),
        answer -> answer.has("result"));
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
