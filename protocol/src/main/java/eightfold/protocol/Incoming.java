package eightfold.protocol;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Optional;

/** A message from a client as it was understood. */
public sealed interface Incoming {
  /** The id of a message that has none that could be answered. */
  String NO_ID = "null";

  /**
   * A request of ours.
   *
   * @param id the client's id of it, as JSON text
   */
  record Asked(String id, Request request) implements Incoming {}

  /** Anything else, with the answer it gets. */
  record Garbled(String id, Fault fault) implements Incoming {}

  /** Reads a message: a JSON-RPC 2.0 request with an id. */
  static Incoming read(String text) {
    Fields message;
    try {
      message = Json.object(text);
    } catch (Malformed e) {
      return new Garbled(NO_ID, new Fault(Fault.NOT_JSON, e.words()));
    }
    JsonNode id = message.node("id");
    boolean answerable = id.isTextual() && id.textValue().length() <= 64 || id.isIntegralNumber();
    if (!answerable || !"2.0".equals(message.node("jsonrpc").textValue())) {
      return new Garbled(
          answerable ? id.toString() : NO_ID,
          new Fault(
              Fault.NOT_A_REQUEST,
              "a request is {\"jsonrpc\": \"2.0\", \"id\": number or text, \"method\": …}"));
    }
    try {
      String method = message.text("method", 64);
      Optional<Request> request = request(method, message.fields("params"));
      return request.isPresent()
          ? new Asked(id.toString(), request.get())
          : new Garbled(
              id.toString(), new Fault(Fault.UNKNOWN_METHOD, "there is no method " + method));
    } catch (Malformed e) {
      return new Garbled(id.toString(), new Fault(Fault.WRONG_PARAMS, e.words()));
    }
  }

  private static Optional<Request> request(String method, Fields params) throws Malformed {
    return switch (method) {
      case "hello" -> Optional.of(hello(params.only("table", "token", "since", "form")));
      case "act" -> Optional.of(act(params.only("ply", "line", "command", "meant")));
      case "start" -> Optional.of(new Request.Start(params.only("fill").flag("fill")));
      case "next" -> Optional.of(new Request.Next());
      case "rematch" ->
          Optional.of(
              new Request.Rematch(
                  params.only("chosen").optionalNumber("chosen", 0, Integer.MAX_VALUE)));
      case "options" -> Optional.of(options(params.only("options")));
      case "end" -> Optional.of(new Request.End(params.only("off").flag("off")));
      case "suspend" -> Optional.of(new Request.Suspend(params.only("off").flag("off")));
      case "ready" -> Optional.of(new Request.Ready(params.only("off").flag("off")));
      case "chat" ->
          Optional.of(new Request.Chat(params.only("text").text("text", Request.LONGEST_CHAT)));
      case "nonce" -> Optional.of(nonce(params.only("hex").text("hex", Request.LONGEST_NONCE)));
      case "pong" -> Optional.of(new Request.Pong());
      case "kick" -> Optional.of(kick(params.only("seat", "name")));
      case "bot" -> Optional.of(bot(params.only("seat", "bot")));
      case "mute" -> Optional.of(mute(params.only("seat", "name", "off")));
      case "leave" -> Optional.of(new Request.Leave());
      default -> Optional.empty();
    };
  }

  private static Request hello(Fields params) throws Malformed {
    return new Request.Hello(
        params.text("table", Request.LONGEST_ID),
        params.optionalText("token", Request.LONGEST_ID),
        params.optionalCount("since"),
        isChanges(params));
  }

  private static boolean isChanges(Fields params) throws Malformed {
    Optional<String> form = params.optionalText("form", Request.LONGEST_NAME);
    if (form.isPresent() && !form.get().equals("changes")) {
      throw new Malformed("form must be changes, or not be there");
    }
    return form.isPresent();
  }

  private static Request act(Fields params) throws Malformed {
    return new Request.Act(
        params.number("ply", 0, Integer.MAX_VALUE),
        params.text("line", Request.LONGEST_LINE),
        params.optionalText("command", Request.LONGEST_ID),
        params.flag("meant"));
  }

  private static Request kick(Fields params) throws Malformed {
    return new Request.Kick(seat(params), params.text("name", Request.LONGEST_NAME));
  }

  private static Request bot(Fields params) throws Malformed {
    return new Request.Bot(seat(params), params.text("bot", Request.LONGEST_ID));
  }

  private static Request mute(Fields params) throws Malformed {
    return new Request.Mute(
        seat(params), params.text("name", Request.LONGEST_NAME), params.flag("off"));
  }

  private static Request options(Fields params) throws Malformed {
    if (params.node("options").isMissingNode()) {
      throw new Malformed("options is missing");
    }
    return new Request.Options(
        params.fields("options").words(TableWish.MOST_OPTIONS, TableWish.LONGEST_VALUE));
  }

  private static int seat(Fields params) throws Malformed {
    return params.number("seat", 0, Request.MOST_SEATS);
  }

  private static Request nonce(String hex) throws Malformed {
    if (hex.isEmpty() || hex.length() % 2 != 0 || !hex.matches("[0-9a-fA-F]+")) {
      throw new Malformed("hex must be 2 to 64 hexadecimal digits, two for each byte");
    }
    return new Request.Nonce(hex.toLowerCase(java.util.Locale.ROOT));
  }
}
