package eightfold.volity.client;

import eightfold.protocol.Json;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** What a call was answered, in words. */
final class AnswerWords {
  private static final String NAMESPACE = "volity.";

  /** By the token that a denial begins with. */
  private static final Map<String, String> DENIALS =
      Map.ofEntries(
          Map.entry("offline", "no more tables are opened now"),
          Map.entry("referee_not_ready", "the table is not ready yet"),
          Map.entry("game_in_progress", "not while a game is being played"),
          Map.entry("game_not_in_progress", "no game is being played, or it is suspended"),
          Map.entry("jid_present", "that player is there"),
          Map.entry("jid_not_present", "that player is not at the table"),
          Map.entry("jid_not_ready", "that player has not asked for the state yet"),
          Map.entry("not_seated", "you have no seat"),
          Map.entry("are_seated", "you have a seat"),
          Map.entry("no_seat", "no seat is free"),
          Map.entry("seat_not_available", "somebody has that seat"),
          Map.entry("bad_config", "no game can be played with these seats and options"),
          Map.entry("empty_seats", "seats that a game needs are empty"),
          Map.entry("no_bots_provided", "there are no bots here"),
          Map.entry("bot_not_available", "there is no such bot, or it cannot come"),
          Map.entry("not_bot", "that is no bot"),
          Map.entry("bot_seated", "the bot has a seat; it has to stand up first"),
          Map.entry("relay_failed", "it could not be passed on"),
          Map.entry("players_not_responding", "players do not answer the bookkeeper"),
          Map.entry("players_not_authorized", "the bookkeeper does not let these players play"),
          Map.entry("game_record_conflict", "the bookkeeper has another game of this table"),
          Map.entry("game_record_missing", "the bookkeeper does not know the game of this table"),
          Map.entry("prepare_game_failure", "the bookkeeper refuses the game"));

  private AnswerWords() {}

  static String of(Answer answer) {
    return switch (answer) {
      case Answer.Value(List<?> list)
          when !list.isEmpty() && list.getFirst().equals(NAMESPACE + "ok") ->
          list.size() == 1 ? "ok" : "ok: " + result(list.get(1));
      case Answer.Value(List<?> list)
          when !list.isEmpty()
              && list.getFirst() instanceof String token
              && token.startsWith(NAMESPACE) ->
          "refused: " + words(list);
      case Answer.Value(Object value) -> "answered: " + plain(value);
      case Answer.Fault(int code, String words) -> "refused (" + code + "): " + words;
      case Answer.None(String words) -> "no answer: " + words;
    };
  }

  /** What tokens say: the first says what, the others whom or what it is about. */
  static String words(List<?> tokens) {
    String token = String.valueOf(tokens.getFirst());
    String bare = token.startsWith(NAMESPACE) ? token.substring(NAMESPACE.length()) : token;
    String words = DENIALS.getOrDefault(bare, token);
    List<?> data = tokens.subList(1, tokens.size());
    return data.isEmpty()
        ? words
        : data.stream()
            .map(one -> String.valueOf(one).replaceFirst("^literal\\.", ""))
            .collect(Collectors.joining(", ", words + " (", ")"));
  }

  /** What stands beside an ok: lists a line each. */
  private static String result(Object value) {
    if (!(value instanceof List<?> list)) {
      return plain(value);
    }
    if (list.isEmpty()) {
      return "nothing";
    }
    return list.stream()
        .map(one -> one instanceof Map<?, ?> option ? option(option) : plain(one))
        .collect(Collectors.joining("\n  ", "\n  ", ""));
  }

  /** An option of the game; any other struct as it is. */
  private static String option(Map<?, ?> option) {
    if (!option.containsKey("key") || !option.containsKey("value")) {
      return plain(option);
    }
    String values =
        option.get("values") instanceof List<?> list && !list.isEmpty()
            ? list.stream().map(String::valueOf).collect(Collectors.joining(" | ", " (", ")"))
            : option.containsKey("min") && option.containsKey("max")
                ? " (" + option.get("min") + " to " + option.get("max") + ")"
                : "";
    Object meaning = option.get("meaning");
    return option.get("key")
        + " = "
        + option.get("value")
        + values
        + (meaning == null ? "" : ": " + meaning);
  }

  /** A value of XML-RPC as people read it: a text as it is, anything else as JSON. */
  static String plain(Object value) {
    return switch (value) {
      case String text -> text;
      case LocalDateTime time -> time.toString();
      case byte[] bytes -> bytes.length + " bytes";
      case List<?> list -> Json.write(list);
      case Map<?, ?> map -> Json.write(map);
      default -> value.toString();
    };
  }
}
