package eightfold.server;

import eightfold.game.Catalogue;
import eightfold.server.adapter.RawSocket;
import eightfold.server.lobby.Limits;
import eightfold.server.room.Pace;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.function.IntPredicate;

/**
 * A server over real sockets at which very many come and break off, each in a way of its own, while
 * one table plays all the time and the server sweeps without a pause.
 */
public final class SocketStorm implements AutoCloseable {
  private static final int AT_ONCE = 32;
  private static final int DEALS_AT_A_TABLE = 50;

  /** Some are silent for longer than this: the sweep has something to end. */
  private static final long HELLO_MILLIS = 1_000;

  /** The ways in which somebody comes and goes. */
  static final List<String> WAYS =
      List.of(
          "silent",
          "half a handshake",
          "nonsense",
          "hello and reset",
          "hello and goodbye",
          "half open",
          "a seat taken over",
          "reads nothing");

  /**
   * What was done.
   *
   * @param visits how many came in each way
   * @param acts acts of the table that played meanwhile, each seen by the other player
   */
  public record Report(Map<String, Integer> visits, int acts) {}

  private final ServerFixture server;
  private final TableOfFour churn;

  /** Where people play; another one when this one has seen much, as no table goes on for ever. */
  private volatile TableOfFour players;

  private SocketStorm(ServerFixture server) {
    this.server = server;
    this.players = TableOfFour.open(server, "little", "{}");
    this.churn = TableOfFour.open(server, "little", "{}");
  }

  /** A server with these games, the little one among them, and two tables. */
  public static SocketStorm at(Catalogue catalogue) throws Exception {
    Limits wide = ServerFixture.WIDE;
    Limits limits = wide.with(wide.times().hello(HELLO_MILLIS));
    SocketStorm storm =
        new SocketStorm(ServerFixture.with(catalogue, new Pace(2_000, 50, 50, 20, 40), limits));
    storm.players.start();
    storm.churn.start();
    return storm;
  }

  /**
   * Lets it blow.
   *
   * @param goesOn whether the visit of this number is still to come
   * @throws AssertionError if the table stops, or nobody can come to the other one afterwards
   */
  public Report blow(IntPredicate goesOn) throws InterruptedException, ExecutionException {
    AtomicBoolean over = new AtomicBoolean();
    AtomicInteger acts = new AtomicInteger();
    Map<String, Integer> visits = new TreeMap<>();
    Thread sweeper = Thread.ofPlatform().daemon().start(() -> sweepUntil(over));
    try (ExecutorService playing = Executors.newSingleThreadExecutor();
        ExecutorService threads = Executors.newFixedThreadPool(AT_ONCE)) {
      Future<?> play = playing.submit(() -> playUntil(over, acts));
      List<Future<?>> all = new ArrayList<>();
      for (int i = 0; goesOn.test(i) && !play.isDone(); i++) {
        int number = i;
        visits.merge(WAYS.get(i % WAYS.size()), 1, Integer::sum);
        all.add(threads.submit(() -> visit(number)));
        if (all.size() == AT_ONCE) {
          all.removeFirst().get();
        }
      }
      for (Future<?> one : all) {
        one.get();
      }
      over.set(true);
      play.get();
    } finally {
      over.set(true);
    }
    if (!sweeper.join(Duration.ofSeconds(10))) {
      throw new AssertionError("the sweep does not come to its end");
    }
    churn.come();
    boolean _ = churn.playOn();
    return new Report(visits, acts.get());
  }

  private void sweepUntil(AtomicBoolean over) {
    while (!over.get()) {
      server.server().sweep();
      LockSupport.parkNanos(200_000);
    }
  }

  /** Both play, deal after deal, and each waits to see what the other has done. */
  private void playUntil(AtomicBoolean over, AtomicInteger acts) {
    int deals = 0;
    while (!over.get()) {
      if (players.playOn()) {
        acts.incrementAndGet();
      } else if (++deals % DEALS_AT_A_TABLE == 0) {
        TableOfFour before = players;
        TableOfFour next = TableOfFour.open(server, "little", "{}");
        next.start();
        players = next;
        before.close();
      } else {
        players.nextDeal();
        players.players.forEach(TestClient::forget);
      }
    }
  }

  private void visit(int number) {
    String way = WAYS.get(number % WAYS.size());
    try {
      if (way.equals("half a handshake")) {
        halfAHandshake();
        return;
      }
      try (RawSocket socket = RawSocket.open(server.port(), Optional.empty())) {
        visit(socket, way, number);
      }
    } catch (IOException e) {
      // the server was quicker to break off
      LockSupport.parkNanos(1);
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  private void halfAHandshake() throws IOException {
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
      String half = "GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: webso";
      socket.getOutputStream().write(half.getBytes(StandardCharsets.US_ASCII));
    }
  }

  private void visit(RawSocket socket, String way, int number)
      throws IOException, InterruptedException {
    switch (way) {
      case "silent" -> Thread.sleep(number % 80 == 0 ? 1_300 : number % 60);
      case "nonsense" -> say(socket, "nonsense");
      case "hello and goodbye" -> {
        say(socket, hello(players.table, Optional.empty()));
        String _ = socket.nextText();
        socket.sendFrame(RawSocket.CLOSE, "");
        return;
      }
      case "half open" -> {
        say(socket, hello(players.table, Optional.empty()));
        Thread.sleep(number % 300);
      }
      case "a seat taken over" -> {
        String token = churn.tokens.get(number / WAYS.size() % churn.tokens.size());
        say(socket, hello(churn.table, Optional.of(token)));
        String _ = socket.nextText();
        say(
            socket,
            "{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"chat\",\"params\":{\"text\":\"hm\"}}");
      }
      case "reads nothing" -> {
        say(socket, hello(players.table, Optional.empty()));
        for (int i = 0; i < 400; i++) {
          say(socket, "{\"jsonrpc\":\"2.0\",\"id\":3,\"method\":\"hello\",\"params\":{}}");
        }
      }
      default -> say(socket, hello(players.table, Optional.empty()));
    }
    socket.abort();
  }

  private static void say(RawSocket socket, String text) throws IOException {
    socket.sendText(text.getBytes(StandardCharsets.UTF_8));
  }

  private static String hello(String table, Optional<String> token) {
    String key = token.map(text -> ",\"token\":\"" + text + "\"").orElse("");
    return "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"hello\",\"params\":{\"table\":\""
        + table
        + "\""
        + key
        + "}}";
  }

  @Override
  public void close() {
    players.close();
    churn.close();
    server.close();
  }
}
