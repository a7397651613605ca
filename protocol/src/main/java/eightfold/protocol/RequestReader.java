package eightfold.protocol;

import java.util.Optional;
import java.util.OptionalLong;

/** Reads the params of each method. */
final class RequestReader {
  /** The field for the client's own id of what it wants done. */
  private static final String COMMAND = "command";

  private RequestReader() {}

  /** What changes nothing at the table is done each time. */
  static Optional<String> command(Request request, Fields params) throws Malformed {
    boolean eachTime =
        request instanceof Request.Hello
            || request instanceof Request.Events
            || request instanceof Request.Pong;
    return eachTime ? Optional.empty() : params.optionalText(COMMAND, Request.LONGEST_ID);
  }

  /** The request of a method; empty if there is no such method. */
  static Optional<Request> request(String method, Fields params) throws Malformed {
    return switch (method) {
      case "hello" ->
          Optional.of(hello(params.only("table", "token", "since", "form", "version", "language")));
      case "act" -> Optional.of(act(params.only("ply", "line", "meant", COMMAND)));
      case "start" -> Optional.of(start(params.only("fill", "number", COMMAND)));
      case "next" -> {
        params.only(COMMAND);
        yield Optional.of(new Request.Next());
      }
      case "rematch" ->
          Optional.of(
              new Request.Rematch(
                  params.only("chosen", COMMAND).optionalNumber("chosen", 0, Integer.MAX_VALUE)));
      case "repeat" -> Optional.of(new Request.Repeat(dealNumber(params.only("number", COMMAND))));
      case "undo" ->
          Optional.of(
              new Request.Undo(params.only("ply", COMMAND).number("ply", 0, Integer.MAX_VALUE)));
      case "options" -> Optional.of(options(params.only("options", COMMAND)));
      case "end" -> Optional.of(new Request.End(params.only("off", COMMAND).flag("off")));
      case "suspend" -> Optional.of(new Request.Suspend(params.only("off", COMMAND).flag("off")));
      case "ready" -> Optional.of(new Request.Ready(params.only("off", COMMAND).flag("off")));
      case "chat" ->
          Optional.of(
              new Request.Chat(params.only("text", COMMAND).text("text", Request.LONGEST_CHAT)));
      case "nonce" ->
          Optional.of(nonce(params.only("hex", COMMAND).text("hex", Request.LONGEST_NONCE)));
      case "events" -> Optional.of(new Request.Events(params.only("since").count("since")));
      case "pong" -> Optional.of(new Request.Pong());
      case "kick" -> Optional.of(kick(params.only("seat", "name", COMMAND)));
      case "bot" -> Optional.of(bot(params.only("seat", "bot", COMMAND)));
      case "mute" -> Optional.of(mute(params.only("seat", "name", "off", COMMAND)));
      case "speed" -> Optional.of(speed(params.only("bots", COMMAND)));
      case "referee" -> {
        params.only(COMMAND);
        yield Optional.of(new Request.Referee());
      }
      case "ticket" -> Optional.of(ticket(params.only("ticket", "to", "off", COMMAND)));
      case "hand" -> Optional.of(hand(params.only("seat", "name", "off", COMMAND)));
      case "prompt" -> Optional.of(prompt(params.only("seat", "name", COMMAND)));
      case "here" -> {
        params.only(COMMAND);
        yield Optional.of(new Request.Here());
      }
      case "leave" -> {
        params.only(COMMAND);
        yield Optional.of(new Request.Leave());
      }
      default -> Optional.empty();
    };
  }

  private static Request hello(Fields params) throws Malformed {
    return new Request.Hello(
        params.text("table", Request.LONGEST_ID),
        params.optionalText("token", Request.LONGEST_ID),
        params.optionalCount("since"),
        params.optionalChoice("form", "changes").isPresent(),
        params.optionalNumber("version", 0, Integer.MAX_VALUE),
        params.optionalText("language", Request.LONGEST_LANGUAGE));
  }

  private static Request act(Fields params) throws Malformed {
    return new Request.Act(
        params.number("ply", 0, Integer.MAX_VALUE),
        params.text("line", Request.LONGEST_LINE),
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

  private static Request ticket(Fields params) throws Malformed {
    if (params.flag("off")) {
      return new Request.Ticket(Optional.empty(), Optional.empty());
    }
    return new Request.Ticket(
        Optional.of(Newcomer.ticket(params.text("ticket", Request.LONGEST_ID))),
        params.optionalText("to", Request.LONGEST_NAME));
  }

  private static Request hand(Fields params) throws Malformed {
    return new Request.Hand(
        seat(params), params.text("name", Request.LONGEST_NAME), params.flag("off"));
  }

  private static Request prompt(Fields params) throws Malformed {
    return new Request.Prompt(seat(params), params.text("name", Request.LONGEST_NAME));
  }

  private static Request speed(Fields params) throws Malformed {
    String word = params.text("bots", Request.LONGEST_ID);
    return new Request.Speed(
        BotSpeed.of(word)
            .orElseThrow(
                () -> new Malformed("bots must be one of " + String.join(", ", BotSpeed.WORDS))));
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

  private static Request start(Fields params) throws Malformed {
    return new Request.Start(params.flag("fill"), dealNumber(params));
  }

  private static OptionalLong dealNumber(Fields params) throws Malformed {
    return params.optionalCount("number", Request.MOST_DEAL_NUMBER);
  }
}
