package eightfold.protocol;

import com.fasterxml.jackson.databind.JsonNode;
import eightfold.message.Message;
import java.util.Optional;

/** A message from a client as it was understood. */
public sealed interface Incoming {
  /** The id of a message that has none that could be answered. */
  String NO_ID = "null";

  /** What may come without an id. */
  String PONG = "pong";

  /**
   * A request of ours.
   *
   * @param id the client's id of it, as JSON text
   * @param command the client's own id of what it wants done: sent again, on any connection, it is
   *     done once
   */
  record Asked(String id, Request request, Optional<String> command) implements Incoming {
    /** A request that is done as often as it comes. */
    public Asked(String id, Request request) {
      this(id, request, Optional.empty());
    }
  }

  /** Anything else, with the answer it gets. */
  record Garbled(String id, Fault fault) implements Incoming {}

  /**
   * Reads a message: a JSON-RPC 2.0 request with an id. Only {@code pong} may come without one, as
   * a notification that nobody answers.
   */
  static Incoming read(String text) {
    Fields message;
    try {
      message = Json.object(text);
    } catch (Malformed e) {
      return new Garbled(NO_ID, Fault.of(Fault.NOT_JSON, e));
    }
    JsonNode id = message.node("id");
    boolean pong = id.isMissingNode() && PONG.equals(message.node("method").textValue());
    boolean answerable =
        pong || id.isTextual() && id.textValue().length() <= 64 || id.isIntegralNumber();
    if (!answerable || !"2.0".equals(message.node("jsonrpc").textValue())) {
      return new Garbled(
          answerable && !pong ? json(id) : NO_ID,
          Fault.of(Fault.NOT_A_REQUEST, Message.of("requests.not-a-request")));
    }
    try {
      String method = message.text("method", 64);
      Fields params = message.fields("params");
      Optional<Request> request = RequestReader.request(method, params);
      return request.isPresent()
          ? new Asked(
              pong ? NO_ID : json(id), request.get(), RequestReader.command(request.get(), params))
          : new Garbled(
              json(id),
              Fault.of(
                  Fault.UNKNOWN_METHOD,
                  Message.of("requests.unknown-method").with("method", method)));
    } catch (Malformed e) {
      return new Garbled(json(id), Fault.of(Fault.WRONG_PARAMS, e));
    }
  }

  /** The id as JSON text. */
  private static String json(JsonNode id) {
    return id.isTextual() ? Json.write(id.textValue()) : id.asText();
  }
}
