package eightfold.volity.client;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.MappingIterator;
import com.fasterxml.jackson.databind.json.JsonMapper;
import eightfold.volity.rpc.Call;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Reads the lines that a person types. */
final class OrderReader {
  /** What can be typed, a line each. */
  static final String HELP =
      """
      sit [SEAT]             sit down, at player_2 for example
      stand, ready, unready  stand up; say that the game may begin or go on, or not yet
      bot                    bring a bot and seat it
      options                what can be agreed on before a game
      option KEY VALUE       choose one of it
      play KH, draw          at a table of Volity's own Crazy Eights
      suit H                 there, after an eight: the suit that you ask for
      act LINE, legal, next  at a table of any other game: "act play KH"; what may be done; next deal
      hand                   your cards and the pile, as far as the referee has told
      suspend, kill, unkill  stop the game; end it, or not, when all are ready
      state                  let the referee tell everything again
      call METHOD ARGS...    any call, with its arguments in JSON: call volity.show_table false
      say TEXT               say something to all at the table
      wait METHOD [FIRST]    wait until the referee calls that, with this first argument: for scripts
      help, quit             this list; leave the table""";

  private static final JsonMapper JSON = new JsonMapper();

  private OrderReader() {}

  /**
   * What a line wants.
   *
   * @throws ClientException if nobody can know; it says how such a line looks
   */
  static Order read(String line) throws ClientException {
    String text = line.strip();
    String[] words = text.split("\\s+", 2);
    String rest = words.length > 1 ? words[1] : "";
    String word = words[0].toLowerCase(Locale.ROOT);
    return switch (word) {
      case "" -> new Order.Nothing();
      case "sit" -> new Order.Sit(optional(rest));
      case "stand" -> alone(rest, "stand", new Order.Stand());
      case "ready", "unready", "suspend" ->
          alone(
              rest, word, call(word.equals("suspend") ? "volity.suspend_game" : "volity." + word));
      case "kill" -> alone(rest, word, call("volity.kill_game", true));
      case "unkill" -> alone(rest, word, call("volity.kill_game", false));
      case "state" -> alone(rest, word, call("volity.send_state"));
      case "bot" -> alone(rest, word, new Order.Bot());
      case "options" -> alone(rest, word, call("game.options"));
      case "option" -> option(rest);
      case "play" -> call("game.play_card", one(rest, "play CARD, such as play KH"));
      case "suit" -> call("game.choose_suit", one(rest, "suit SUIT, such as suit H"));
      case "draw" -> alone(rest, word, call("game.draw_card"));
      case "act" -> call("game.act", some(rest, "act LINE, such as act play KH"));
      case "legal", "next" -> alone(rest, word, call("game." + word));
      case "hand" -> alone(rest, word, new Order.Show());
      case "call" -> any(some(rest, "call METHOD ARGS..., such as call volity.get_info"));
      case "say" -> new Order.Say(some(rest, "say TEXT"));
      case "wait" -> await(some(rest, "wait METHOD [FIRST], such as wait game.start_turn Ann"));
      case "help" -> new Order.Help();
      case "quit" -> alone(rest, word, new Order.Quit());
      default ->
          throw new ClientException("there is no \"" + word + "\"; help lists what there is");
    };
  }

  private static Order call(String method, Object... arguments) {
    return new Order.Calls(Call.of(method, arguments));
  }

  private static Optional<String> optional(String rest) {
    return Optional.of(rest).filter(text -> !text.isEmpty());
  }

  private static Order alone(String rest, String word, Order order) throws ClientException {
    if (!rest.isEmpty()) {
      throw new ClientException("nothing follows \"" + word + "\", not \"" + rest + "\"");
    }
    return order;
  }

  private static String some(String rest, String usage) throws ClientException {
    if (rest.isEmpty()) {
      throw new ClientException("it is: " + usage);
    }
    return rest;
  }

  private static String one(String rest, String usage) throws ClientException {
    if (rest.isEmpty() || rest.contains(" ")) {
      throw new ClientException("it is: " + usage);
    }
    return rest.toUpperCase(Locale.ROOT);
  }

  private static Order option(String rest) throws ClientException {
    String[] words = rest.split("\\s+", 2);
    if (words.length < 2) {
      throw new ClientException("it is: option KEY VALUE; options lists what there is");
    }
    return call("game.set_option", words[0], words[1]);
  }

  private static Order await(String rest) {
    String[] words = rest.split("\\s+", 2);
    return new Order.Await(words[0], optional(words.length > 1 ? words[1] : ""));
  }

  private static Order any(String rest) throws ClientException {
    String[] words = rest.split("\\s+", 2);
    List<Object> arguments = new ArrayList<>();
    String json = words.length > 1 ? words[1] : "";
    try (MappingIterator<Object> values = JSON.readerFor(Object.class).readValues(json)) {
      while (values.hasNextValue()) {
        arguments.add(carried(values.nextValue()));
      }
    } catch (JsonProcessingException e) {
      throw new ClientException(
          "the arguments are JSON, text in quotation marks: " + e.getOriginalMessage());
    } catch (IOException e) {
      throw new ClientException(String.valueOf(e.getMessage()));
    }
    return call(words[0], arguments.toArray());
  }

  /** A value that XML-RPC can carry. */
  private static Object carried(Object value) throws ClientException {
    boolean fits =
        switch (value) {
          case null -> false;
          case Integer _, Double _, Boolean _, String _ -> true;
          case Map<?, ?> map -> all(map.values());
          case List<?> list -> all(list);
          default -> false;
        };
    if (!fits) {
      throw new ClientException(
          "no argument can be " + value + ": XML-RPC has no null, and whole numbers of 32 bits");
    }
    return value;
  }

  private static boolean all(Collection<?> values) throws ClientException {
    for (Object value : values) {
      Object _ = carried(value);
    }
    return true;
  }
}
