package eightfold.server.cluster;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/**
 * A client that plays at a table as the page does: it takes another line when one is lost or
 * silent, through whatever node answers, and sends an act of which it has heard nothing again,
 * under the same id.
 */
final class Person implements Runnable {
  /** As docs/protocol.md has it for clients: a line that is silent for so long is dead. */
  private static final long SILENT_MILLIS = 11_000;

  /** So long it waits for another's act before it says something. */
  private static final long TALK_MILLIS = 2_000;

  private static final JsonMapper MAPPER = new JsonMapper();
  private static final String CLOSED = "closed";

  /** What the server has acknowledged, through which door, and when. */
  record Acknowledged(String command, int door, long at) {}

  /** An act that is on its way. */
  private record Asking(int ply, String line, String command) {}

  private final Nodes nodes;
  private final HttpClient http;
  private final String table;
  private final String token;
  private final int seat;
  private final long pauseMillis;
  private final SplittableRandom chance;
  private final List<Acknowledged> acknowledged = new ArrayList<>();
  private final List<String> refused = new ArrayList<>();
  private Optional<Asking> asking = Optional.empty();
  private JsonNode snapshot = MAPPER.createObjectNode();
  private BlockingQueue<String> heard = new LinkedBlockingQueue<>();
  private volatile boolean over;
  private int door;
  private int commands;
  private int lines;
  private int snapshots;

  Person(Nodes nodes, HttpClient http, Seat key, int door, long pauseMillis) {
    this.nodes = nodes;
    this.http = http;
    this.table = key.table();
    this.token = key.token();
    this.seat = key.seat();
    this.door = door;
    this.pauseMillis = pauseMillis;
    this.chance = new SplittableRandom(key.seat() + 31L * door);
  }

  /** A seat and its key. */
  record Seat(String table, int seat, String token) {}

  String table() {
    return table;
  }

  /** It asks nothing more. */
  void leaves() {
    over = true;
  }

  synchronized List<Acknowledged> acknowledged() {
    return List.copyOf(acknowledged);
  }

  /** What was refused, in the server's words. */
  synchronized List<String> refused() {
    return List.copyOf(refused);
  }

  /** How often it had to take a line. */
  int lines() {
    return lines;
  }

  @Override
  public void run() {
    while (!over) {
      try {
        plays();
      } catch (IOException e) {
        door = nodes.after(door);
        pause(100);
      } catch (InterruptedException e) {
        return;
      }
    }
  }

  private static void pause(long millis) {
    try {
      TimeUnit.MILLISECONDS.sleep(millis);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Takes a line and plays, until it is lost. */
  private void plays() throws IOException, InterruptedException {
    heard = new LinkedBlockingQueue<>();
    WebSocket socket = line(heard);
    lines++;
    try {
      socket
          .sendText(request("hello", "hello", Map.of("table", table, "token", token)), true)
          .join();
      JsonNode welcome = await("hello", socket);
      snapshot = welcome.path("result").path("snapshot");
      if (snapshot.isMissingNode()) {
        throw new IOException("no welcome: " + welcome);
      }
      while (!over) {
        act(socket);
      }
    } catch (java.util.concurrent.CompletionException e) {
      throw new IOException(e);
    } finally {
      socket.abort();
    }
  }

  private WebSocket line(BlockingQueue<String> into) throws IOException, InterruptedException {
    URI where = nodes.http(door);
    try {
      return http.newWebSocketBuilder()
          .connectTimeout(Duration.ofSeconds(5))
          .buildAsync(URI.create("ws://" + where.getAuthority() + "/ws"), new Listening(into))
          .get(6, TimeUnit.SECONDS);
    } catch (java.util.concurrent.ExecutionException | java.util.concurrent.TimeoutException e) {
      throw new IOException(e);
    }
  }

  private static final class Listening implements WebSocket.Listener {
    private final BlockingQueue<String> into;
    private final StringBuilder text = new StringBuilder();

    Listening(BlockingQueue<String> into) {
      this.into = into;
    }

    @Override
    public CompletionStage<?> onText(WebSocket socket, CharSequence data, boolean last) {
      text.append(data);
      if (last) {
        into.add(text.toString());
        text.setLength(0);
      }
      socket.request(1);
      return CompletableFuture.completedStage(null);
    }

    @Override
    public CompletionStage<?> onClose(WebSocket socket, int code, String reason) {
      into.add(CLOSED);
      return CompletableFuture.completedStage(null);
    }

    @Override
    public void onError(WebSocket socket, Throwable error) {
      into.add(CLOSED);
    }
  }

  private static String request(String id, String method, Map<String, ?> params)
      throws IOException {
    return MAPPER.writeValueAsString(
        Map.of("jsonrpc", "2.0", "id", id, "method", method, "params", params));
  }

  /** The answer to a request; whatever else comes is taken in. */
  private JsonNode await(String id, WebSocket socket) throws IOException, InterruptedException {
    while (true) {
      JsonNode message = next(SILENT_MILLIS, socket);
      if (message.path("id").asText().equals(id)) {
        return message;
      }
    }
  }

  private JsonNode next(long millis, WebSocket socket) throws IOException, InterruptedException {
    String text = heard.poll(millis, TimeUnit.MILLISECONDS);
    if (text == null) {
      throw new IOException("silence");
    }
    return taken(text, socket);
  }

  private JsonNode taken(String text, WebSocket socket) throws IOException {
    if (text.equals(CLOSED)) {
      throw new IOException("closed");
    }
    JsonNode message = MAPPER.readTree(text);
    String method = message.path("method").asText();
    if (method.equals("table")) {
      snapshot = message.path("params").path("snapshot");
      snapshots++;
    } else if (method.equals("ping")) {
      socket.sendText(request("pong", "pong", Map.of()), true).join();
    } else if (method.equals("gone")) {
      throw new IOException("gone");
    }
    return message;
  }

  private void act(WebSocket socket) throws IOException, InterruptedException {
    JsonNode view = snapshot.path("view");
    JsonNode standings = view.path("standings");
    JsonNode legal = view.path("legal");
    if (asking.isPresent()) {
      sends(socket, asking.get());
    } else if (!snapshot.path("started").asBoolean()) {
      asksOnce(socket, seat == 0, "start");
    } else if (standings.path("over").asBoolean()) {
      asksOnce(socket, true, "rematch");
    } else if (standings.path("dealOver").asBoolean()) {
      asksOnce(socket, seat == 0, "next");
    } else if (view.path("turn").asInt(-1) == seat && !legal.isEmpty()) {
      pause(pauseMillis);
      String command = seat + "-" + commands++;
      String line = legal.get(chance.nextInt(legal.size())).asText();
      sends(socket, new Asking(view.path("ply").asInt(), line, command));
    } else {
      waits(socket);
    }
  }

  /** Who waits long says something, which is acknowledged as an act is, and not said again. */
  private void waits(WebSocket socket) throws IOException, InterruptedException {
    String text = heard.poll(TALK_MILLIS, TimeUnit.MILLISECONDS);
    if (text != null) {
      JsonNode _ = taken(text, socket);
      return;
    }
    String line = "said-" + seat + "-" + commands++;
    socket.sendText(request(line, "chat", Map.of("text", line)), true).join();
    JsonNode answer = await(line, socket);
    synchronized (this) {
      if (answer.has("result")) {
        acknowledged.add(new Acknowledged(line, door, System.nanoTime()));
      }
    }
  }

  /** What may be asked twice: who is refused has been overtaken by the answer. */
  private void asksOnce(WebSocket socket, boolean mine, String method)
      throws IOException, InterruptedException {
    if (mine) {
      socket.sendText(request(method, method, Map.of()), true).join();
      JsonNode _ = await(method, socket);
    }
    int before = snapshots;
    while (snapshots == before) {
      JsonNode _ = next(SILENT_MILLIS, socket);
    }
  }

  private void sends(WebSocket socket, Asking act) throws IOException, InterruptedException {
    asking = Optional.of(act);
    Map<String, ?> params = Map.of("ply", act.ply(), "line", act.line(), "command", act.command());
    socket.sendText(request(act.command(), "act", params), true).join();
    JsonNode answer = await(act.command(), socket);
    asking = Optional.empty();
    synchronized (this) {
      if (answer.has("result")) {
        acknowledged.add(new Acknowledged(act.command(), door, System.nanoTime()));
      } else {
        refused.add(answer.path("error").toString());
      }
    }
    // the table as it is then
    while (answer.has("result") && snapshot.path("view").path("ply").asInt() == act.ply()) {
      JsonNode _ = next(SILENT_MILLIS, socket);
    }
  }
}
