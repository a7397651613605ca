package eightfold.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import eightfold.server.WrongMessages.Message;
import eightfold.server.adapter.RawSocket;
import eightfold.server.adapter.RawSocket.Frame;
import eightfold.server.little.LittleCatalogue;
import eightfold.server.lobby.Limits;
import eightfold.server.lobby.Log;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * Whatever strangers send, each message is answered or ends its own connection; nothing is thrown
 * that nobody foresaw, the log stays empty, and people play on. Source: issue 13, point 8.
 */
@SuppressWarnings("NullAway.Init")
class WrongMessagesTest {
  /** So many messages go out before their answers are waited for; a client may not have more. */
  private static final int BATCH = 40;

  private static final int WORKERS = 4;
  private static final long PATIENCE_NANOS = 20_000_000_000L;
  private static final int REQUEST_MILLIS = 20_000;

  /** Right wishes come by chance, too, and nobody may have more than a tenth of what is free. */
  private static final Limits ROOM_FOR_ALL =
      ServerFixture.WIDE.with(new Limits.Totals(1_000_000, 5_000));

  /**
   * Of some hundred thousand requests that cannot be read Jetty 12.1.12 gives back the buffer of
   * one twice, and says so; then an answer may come without its head (jetty.project, issue 12939).
   */
  private static final int ONE_TORN_IN = 30_000;

  private final Queue<String> torn = new ConcurrentLinkedQueue<>();
  private ServerFixture server;
  private Log log;

  /** What was sent, and what came of it. */
  private record Counts(long sent, long results, long errors, long ended) {
    Counts and(Counts other) {
      return new Counts(
          sent + other.sent, results + other.results, errors + other.errors, ended + other.ended);
    }
  }

  @BeforeEach
  void start() throws StartException {
    log = Log.listeningToAll();
    server = ServerFixture.with(new LittleCatalogue(), ServerFixture.QUICK, ROOM_FOR_ALL);
  }

  @AfterEach
  void people_play_on_and_the_log_is_empty() {
    try (TableOfFour four = TableOfFour.open(server, "little", "{}")) {
      four.start();
      four.playDeal();
    }
    server.close();
    log.close();
    assertThat(log.lines()).filteredOn(line -> !isTorn(line)).isEmpty();
  }

  private static boolean isTorn(String line) {
    return line.contains("already released")
        && line.contains("HttpConnection.releaseRequestBuffer");
  }

  @Test
  @Timeout(120)
  void two_thousand_messages_to_the_socket() throws Exception {
    assertThat(socketTalks(2_000, 1).sent()).isGreaterThanOrEqualTo(2_000);
  }

  @Test
  @Timeout(120)
  void two_hundred_plain_requests() throws Exception {
    assertThat(plainRequests(200, 2).sent()).isGreaterThanOrEqualTo(200);
  }

  @Test
  @Tag("long")
  @Timeout(1_200)
  void a_million_of_both() throws Exception {
    assertThat(socketTalks(900_000, 3).sent()).isGreaterThanOrEqualTo(900_000);
    assertThat(plainRequests(100_000, 4).sent()).isGreaterThanOrEqualTo(100_000);
  }

  private Counts socketTalks(int messages, long seed) throws Exception {
    return together(
        worker ->
            () -> {
              Talker talker = new Talker(new WrongMessages(seed * 100 + worker));
              while (talker.counts.sent() < messages / WORKERS) {
                talker.talk();
              }
              return talker.counts;
            },
        "messages to the socket");
  }

  private Counts plainRequests(int requests, long seed) throws Exception {
    Counts counts =
        together(
            worker ->
                () -> {
                  WrongMessages wrong = new WrongMessages(seed * 100 + worker);
                  String table = opened().path("table").asText();
                  Counts own = new Counts(0, 0, 0, 0);
                  while (own.sent() < requests / WORKERS) {
                    own = own.and(answered(wrong.plain(table)));
                  }
                  return own;
                },
            "plain requests");
    assertThat(torn).hasSizeLessThanOrEqualTo(requests / ONE_TORN_IN);
    return counts;
  }

  private interface Worker {
    Callable<Counts> of(int number);
  }

  private static Counts together(Worker work, String what) throws Exception {
    try (ExecutorService workers = Executors.newFixedThreadPool(WORKERS)) {
      List<Future<Counts>> all = new ArrayList<>();
      for (int worker = 0; worker < WORKERS; worker++) {
        all.add(workers.submit(work.of(worker)));
      }
      Counts counts = new Counts(0, 0, 0, 0);
      for (Future<Counts> one : all) {
        counts = counts.and(one.get());
      }
      System.out.printf(
          "%d %s: %d done, %d refused, %d connections ended by the server%n",
          counts.sent(), what, counts.results(), counts.errors(), counts.ended());
      return counts;
    }
  }

  private JsonNode opened() {
    String wish =
        "{\"game\": \"little\", \"name\": \"Ann\", \"seats\": [{\"kind\": \"person\"},"
            + " {\"kind\": \"bot\", \"bot\": \"eager\"}, {\"kind\": \"person\"}]}";
    return TestClient.json(TestClient.http(server, "api/tables", Optional.of(wish)));
  }

  /** One who talks nonsense at tables, one connection after the other. */
  private final class Talker {
    private final WrongMessages wrong;
    private final List<String> last = new ArrayList<>();
    private Counts counts = new Counts(0, 0, 0, 0);
    private String table = "";
    private String token = "";

    Talker(WrongMessages wrong) {
      this.wrong = wrong;
    }

    void talk() throws IOException {
      if (table.isEmpty()) {
        JsonNode opened = opened();
        table = opened.path("table").asText();
        token = opened.path("token").asText();
      }
      try (RawSocket socket = RawSocket.open(server.port(), Optional.empty())) {
        String hello =
            "{\"jsonrpc\":\"2.0\",\"id\":\"hello\",\"method\":\"hello\",\"params\":{\"table\":\"";
        String seat = wrong.below(4) == 0 ? "\"}}" : "\",\"token\":\"" + token + "\"}}";
        boolean open = said(socket, new Message.Text(hello + table + seat), 0);
        while (open) {
          open = batch(socket);
        }
      }
    }

    private boolean batch(RawSocket socket) throws IOException {
      last.clear();
      int waiting = 0;
      for (int i = 0; i < BATCH; i++) {
        Message message = wrong.next(table, token);
        if (!(message instanceof Message.Text(String text))) {
          return said(socket, message, waiting);
        }
        last.add(text);
        socket.sendText(text.getBytes(StandardCharsets.UTF_8));
        waiting++;
      }
      return heard(socket, waiting);
    }

    /** Says one thing and hears the answers that wait; whether the connection is open then. */
    private boolean said(RawSocket socket, Message message, int waiting) throws IOException {
      switch (message) {
        case Message.Text(String text) -> {
          last.add(text);
          socket.sendText(text.getBytes(StandardCharsets.UTF_8));
          return heard(socket, waiting + 1);
        }
        case Message.Leave(String text) -> {
          boolean open = heard(socket, waiting);
          last.add(text);
          if (open) {
            socket.sendText(text.getBytes(StandardCharsets.UTF_8));
            open = heard(socket, 1);
          }
          // the token may be dead now
          table = "";
          return false;
        }
        case Message.Breaking breaking -> {
          if (heard(socket, waiting)) {
            socket.sendBytes(breaking.bytes());
            counts = counts.and(new Counts(1, 0, 0, 1));
            assertThat(socket.closeCode()).as("after %s", last).isIn(breaking.codes());
          }
          return false;
        }
      }
    }

    /** Takes so many answers; false if the server has said that this was the end. */
    private boolean heard(RawSocket socket, int answers) throws IOException {
      long until = System.nanoTime() + PATIENCE_NANOS;
      List<String> came = new ArrayList<>();
      int missing = answers;
      while (missing > 0) {
        Optional<Frame> frame = socket.nextFrame();
        assertThat(frame).as("%d answers to %s after %s", missing, last, came).isPresent();
        assertThat(System.nanoTime())
            .as("%d of %d answers to %s are missing after %s", missing, answers, last, came)
            .isLessThan(until);
        if (frame.get().kind() == RawSocket.TEXT) {
          String text = frame.get().text();
          came.add(text.length() > 300 ? text.substring(0, 300) : text);
          JsonNode message = TestClient.read(text);
          if (message.path("method").asText().equals("gone")) {
            counts = counts.and(new Counts(answers - missing, 0, 0, 1));
            return false;
          }
          if (message.has("id")) {
            boolean error = message.has("error");
            counts = counts.and(new Counts(1, error ? 0 : 1, error ? 1 : 0, 0));
            missing--;
          }
        }
      }
      return true;
    }
  }

  /** Sends a plain request, and reads what comes until the server ends the connection. */
  private Counts answered(byte[] request) throws IOException {
    try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
      socket.setSoTimeout(REQUEST_MILLIS);
      socket.getOutputStream().write(request);
      socket.shutdownOutput();
      String words = new String(request, StandardCharsets.ISO_8859_1);
      String answer = new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      if (answer.isEmpty()) {
        return new Counts(1, 0, 0, 1);
      }
      if (!answer.startsWith("HTTP/1.1 ")) {
        torn.add(words + "\n" + answer);
        return new Counts(1, 0, 0, 1);
      }
      int status = Integer.parseInt(answer.substring(9, 12));
      // 503: the page is not there where these tests are run without it
      assertThat(status).as("%s%n%s", words, answer).isNotEqualTo(500).isLessThan(506);
      boolean done = status < 400;
      return new Counts(1, done ? 1 : 0, done ? 0 : 1, 0);
    } catch (java.net.SocketException e) {
      // reset: the server had answered before it had read everything
      return new Counts(1, 0, 0, 1);
    }
  }
}
