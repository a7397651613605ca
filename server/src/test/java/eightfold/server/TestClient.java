package eightfold.server;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.TextNode;
import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import java.util.stream.StreamSupport;

/** A client over real HTTP and a real WebSocket, as anybody could write one. */
public final class TestClient implements AutoCloseable {
  private static final int MOST_ACTS = 2_000;

  private static final JsonMapper MAPPER = new JsonMapper();
  private static final HttpClient HTTP = HttpClient.newHttpClient();
  private static final long PATIENCE_MILLIS = 10_000;

  private final List<JsonNode> received = new ArrayList<>();

  /**
   * What {@link #awaitClose} answers where the connection ended without a closing message, be it
   * that the line was seen to end or that writing failed (RFC 6455, 7.1.5).
   */
  static final int BROKEN = 1006;

  private final CompletableFuture<Integer> closed = new CompletableFuture<>();
  private final WebSocket socket;
  private int requests;

  private TestClient(ServerFixture server) {
    socket = HTTP.newWebSocketBuilder().buildAsync(server.socket(), new Listening()).join();
  }

  /** A connection that has said nothing yet. */
  public static TestClient connected(ServerFixture server) {
    return new TestClient(server);
  }

  /** A connection that has said hello for a seat; an empty token is a spectator's. */
  public static TestClient at(ServerFixture server, String table, Optional<String> token) {
    TestClient client = new TestClient(server);
    client.ask("hello", hello(table, token));
    return client;
  }

  static Map<String, Object> hello(String table, Optional<String> token) {
    return token.isPresent()
        ? Map.of("table", table, "token", token.get())
        : Map.of("table", table);
  }

  /** Takes what comes, on the client's own thread. */
  private final class Listening implements WebSocket.Listener {
    private final StringBuilder text = new StringBuilder();

    @Override
    public CompletionStage<?> onText(WebSocket webSocket, CharSequence data, boolean last) {
      text.append(data);
      if (last) {
        add(read(text.toString()));
        text.setLength(0);
      }
      webSocket.request(1);
      return CompletableFuture.completedStage(null);
    }

    @Override
    public CompletionStage<?> onClose(WebSocket webSocket, int code, String reason) {
      closed.complete(code);
      return CompletableFuture.completedStage(null);
    }

    @Override
    public void onError(WebSocket webSocket, Throwable error) {
      closed.complete(BROKEN);
    }
  }

  /**
   * Keeps a message, but for the server's question whether we are there: that comes by the clock,
   * in the middle of whatever a test tells of. {@code HeartbeatTest} is about it.
   */
  private synchronized void add(JsonNode message) {
    if (message.path("method").asText().equals("ping")) {
      return;
    }
    received.add(message);
    notifyAll();
  }

  /** A text as JSON writes it. */
  public static String written(String text) {
    return TextNode.valueOf(text).toString();
  }

  static JsonNode read(String json) {
    try {
      return MAPPER.readTree(json);
    } catch (IOException e) {
      throw new AssertionError("the server sent something that is not JSON: " + json, e);
    }
  }

  /** Sends a request and waits for its answer, a result or an error. */
  public JsonNode ask(String method, Map<String, ?> params) {
    int id = send(method, params);
    return await(message -> message.path("id").asInt(-1) == id);
  }

  /**
   * Plays the first thing that seat 0 may do, but for calls and catches, until the deal is over.
   */
  void playsDeal() {
    if (!plays(MOST_ACTS)) {
      throw new AssertionError("the deal does not end");
    }
  }

  /** The same, so many times at most; whether the deal is over. */
  boolean plays(int most) {
    for (int acts = 0; acts < most; acts++) {
      JsonNode view =
          awaitTable(seen -> isDealOver(seen) || waitsForFirst(seen.path("view"))).path("view");
      if (view.path("standings").path("dealOver").asBoolean()) {
        return true;
      }
      String line =
          StreamSupport.stream(view.path("legal").spliterator(), false)
              .map(JsonNode::asText)
              .filter(act -> !act.startsWith("ca"))
              .findFirst()
              .orElseThrow();
      int ply = view.path("ply").asInt();
      if (!ask("act", Map.of("ply", ply, "line", line)).has("result")) {
        throw new AssertionError(line + " is legal and refused");
      }
      awaitTable(seen -> seen.path("view").path("ply").asInt() > ply);
    }
    return isDealOver(snapshot());
  }

  private static boolean isDealOver(JsonNode snapshot) {
    return snapshot.path("view").path("standings").path("dealOver").asBoolean();
  }

  private static boolean waitsForFirst(JsonNode view) {
    return StreamSupport.stream(view.path("actors").spliterator(), false)
        .anyMatch(seat -> seat.asInt() == 0);
  }

  /** Sends a request; the answer is left to come. */
  public int send(String method, Map<String, ?> params) {
    requests++;
    try {
      raw(
          MAPPER.writeValueAsString(
              Map.of("jsonrpc", "2.0", "id", requests, "method", method, "params", params)));
    } catch (IOException e) {
      throw new AssertionError(e);
    }
    return requests;
  }

  /** Sends any text. */
  public void raw(String text) {
    socket.sendText(text, true).join();
  }

  /** Sends bytes as a binary message. */
  public void binary(byte[] bytes) {
    socket.sendBinary(ByteBuffer.wrap(bytes), true).join();
  }

  /** The first message of that kind, waiting for it. */
  public synchronized JsonNode await(Predicate<JsonNode> wanted) {
    long until = System.currentTimeMillis() + PATIENCE_MILLIS;
    while (true) {
      for (JsonNode message : received) {
        if (wanted.test(message)) {
          return message;
        }
      }
      waitUntil(until);
    }
  }

  /** The last snapshot that came; there is one after hello. */
  public synchronized JsonNode snapshot() {
    return snapshotIn(received.get(lastSnapshot()));
  }

  private int lastSnapshot() {
    for (int i = received.size() - 1; i >= 0; i--) {
      if (!snapshotIn(received.get(i)).isMissingNode()) {
        return i;
      }
    }
    throw new AssertionError("no snapshot has come: " + received);
  }

  private static JsonNode snapshotIn(JsonNode message) {
    return message.path("method").asText().equals("table")
        ? message.path("params").path("snapshot")
        : message.path("result").path("snapshot");
  }

  /**
   * Forgets what came before the last snapshot: in an hour that is more than can be kept, and each
   * wait looks through all of it.
   */
  synchronized void forget() {
    received.subList(0, lastSnapshot()).clear();
  }

  /** Waits until the last snapshot is so. */
  public synchronized JsonNode awaitTable(Predicate<JsonNode> wanted) {
    long until = System.currentTimeMillis() + PATIENCE_MILLIS;
    while (!wanted.test(snapshot())) {
      waitUntil(until);
    }
    return snapshot();
  }

  /** Waits for the next message; whoever calls looks again. */
  @SuppressWarnings("WaitNotInLoop")
  private synchronized void waitUntil(long until) {
    long wait = until - System.currentTimeMillis();
    if (wait <= 0) {
      throw new AssertionError("that did not come; what came is " + received);
    }
    try {
      wait(wait);
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  /** All that has come, in its order, but for the server's questions whether we are there. */
  public synchronized List<JsonNode> received() {
    return List.copyOf(received);
  }

  /** The code with which the server closes the connection. */
  public int awaitClose() {
    try {
      return closed.get(PATIENCE_MILLIS, TimeUnit.MILLISECONDS);
    } catch (Exception e) {
      throw new AssertionError("the connection was not closed", e);
    }
  }

  public boolean isOpen() {
    return !closed.isDone();
  }

  @Override
  public void close() {
    socket.abort();
  }

  /** A plain request; a body makes it a POST of JSON. */
  public static HttpResponse<String> http(
      ServerFixture server, String path, Optional<String> body) {
    HttpRequest.Builder request =
        HttpRequest.newBuilder(server.at(path)).timeout(Duration.ofSeconds(10));
    body.ifPresent(
        json ->
            request
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(json)));
    return send(request.build());
  }

  /** A POST of JSON to any address. */
  static HttpResponse<String> post(String address, String json) {
    return send(
        HttpRequest.newBuilder(java.net.URI.create(address))
            .header("Content-Type", "application/json")
            .POST(HttpRequest.BodyPublishers.ofString(json))
            .build());
  }

  /** What a server answers to a path, asked in these languages. */
  public static HttpResponse<String> fetch(ServerFixture server, String path, String languages) {
    return send(
        HttpRequest.newBuilder(server.at(path)).header("Accept-Language", languages).build());
  }

  public static HttpResponse<String> send(HttpRequest request) {
    // a client of its own: a kept connection may be closed by the server while we write on it
    try (HttpClient once = HttpClient.newHttpClient()) {
      return once.send(request, HttpResponse.BodyHandlers.ofString());
    } catch (IOException | InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  /** The JSON of a plain answer. */
  public static JsonNode json(HttpResponse<String> response) {
    return read(response.body());
  }
}
