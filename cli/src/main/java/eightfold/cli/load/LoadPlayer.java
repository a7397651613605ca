package eightfold.cli.load;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.MissingNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** One person at a table of a server, over a WebSocket as the page has one. */
final class LoadPlayer implements WebSocket.Listener {
  private static final JsonMapper MAPPER = new JsonMapper();
  private static final String PONG = "{\"jsonrpc\":\"2.0\",\"method\":\"pong\"}";

  /** What a table hears of its players; called on the connections' own threads. */
  interface Heard {
    /** The table has changed for a player; {@code snapshot} is how it is now. */
    void table(LoadPlayer player, JsonNode snapshot);

    /** A request was answered, with the code of an error; 0: it was done. */
    void answer(LoadPlayer player, int id, int code);

    /** The connection is gone. */
    void lost(LoadPlayer player, String why);
  }

  private final int seat;
  private final UnaryOperator<JsonNode> remembered;
  private final Heard heard;
  private final StringBuilder text = new StringBuilder();
  private volatile CompletableFuture<WebSocket> socket = new CompletableFuture<>();
  private JsonNode known = MissingNode.getInstance();
  private int requests;

  /** The connection that counts: what comes over an earlier one is of no interest any more. */
  private final AtomicReference<@Nullable WebSocket> open = new AtomicReference<>();

  /**
   * @param remembered what the person remembers of a table as it is told
   */
  LoadPlayer(int seat, UnaryOperator<JsonNode> remembered, Heard heard) {
    this.seat = seat;
    this.remembered = remembered;
    this.heard = heard;
  }

  int seat() {
    return seat;
  }

  /**
   * Takes the seat that a token opens, on a connection of its own; again, after the last one was
   * lost.
   *
   * @throws CompletionException if nobody answers there
   */
  void come(HttpClient http, URI address, String table, String token) {
    WebSocket made = http.newWebSocketBuilder().buildAsync(address, this).join();
    synchronized (this) {
      socket = CompletableFuture.completedFuture(made);
    }
    int _ = ask("hello", Map.of("table", table, "token", token, "form", "changes"));
  }

  /** Sends a request; its number. */
  synchronized int ask(String method, Map<String, ?> params) {
    requests++;
    int id = requests;
    socket = socket.thenCompose(open -> open.sendText(request(id, method, params), true));
    return id;
  }

  /** An answer that is not answered, as the page gives it. */
  private synchronized void pong() {
    socket = socket.thenCompose(open -> open.sendText(PONG, true));
  }

  private static String request(int id, String method, Map<String, ?> params) {
    try {
      return MAPPER.writeValueAsString(
          Map.of("jsonrpc", "2.0", "id", id, "method", method, "params", params));
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(e);
    }
  }

  void leave() {
    var _ = socket.thenAccept(WebSocket::abort);
  }

  @Override
  public void onOpen(WebSocket webSocket) {
    text.setLength(0);
    open.set(webSocket);
    webSocket.request(1);
  }

  @Override
  public CompletionStage<?> onText(WebSocket webSocket, CharSequence part, boolean last) {
    if (webSocket.equals(open.get())) {
      text.append(part);
      if (last) {
        String whole = text.toString();
        text.setLength(0);
        take(whole);
      }
    }
    webSocket.request(1);
    return CompletableFuture.completedStage(null);
  }

  private void take(String message) {
    JsonNode said;
    try {
      said = MAPPER.readTree(message);
    } catch (JsonProcessingException e) {
      heard.lost(this, "what came is not JSON");
      return;
    }
    switch (said.path("method").asText()) {
      case "table" -> know(said.path("params").path("snapshot"));
      case "change" -> know(changed(said.path("params")));
      case "ping" -> pong();
      case "gone" -> {
        open.set(null);
        heard.lost(this, said.path("params").path("reason").asText());
      }
      default -> {
        JsonNode snapshot = said.path("result").path("snapshot");
        if (!snapshot.isMissingNode()) {
          know(snapshot);
        }
        if (said.has("id")) {
          heard.answer(this, said.path("id").asInt(), said.path("error").path("code").asInt());
        }
      }
    }
  }

  private void know(JsonNode snapshot) {
    known = remembered.apply(snapshot);
    heard.table(this, known);
  }

  /** The table as it is, from how it was and what is other, as docs/protocol.md says. */
  private JsonNode changed(JsonNode change) {
    ObjectNode after = MAPPER.createObjectNode();
    known.properties().forEach(field -> after.set(field.getKey(), field.getValue()));
    change.path("changed").properties().forEach(f -> after.set(f.getKey(), f.getValue()));
    if (change.has("view")) {
      ObjectNode view = MAPPER.createObjectNode();
      known.path("view").properties().forEach(f -> view.set(f.getKey(), f.getValue()));
      change.path("view").properties().forEach(f -> view.set(f.getKey(), f.getValue()));
      after.set("view", view);
    }
    change.path("unset").forEach(name -> after.remove(name.asText()));
    return after;
  }

  @Override
  public CompletionStage<?> onClose(WebSocket webSocket, int code, String reason) {
    if (open.compareAndSet(webSocket, null)) {
      heard.lost(this, "closed with " + code + " " + reason);
    }
    return CompletableFuture.completedStage(null);
  }

  @Override
  public void onError(WebSocket webSocket, Throwable error) {
    if (open.compareAndSet(webSocket, null)) {
      heard.lost(this, String.valueOf(error));
    }
  }
}
