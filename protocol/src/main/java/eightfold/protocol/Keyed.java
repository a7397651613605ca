package eightfold.protocol;

import eightfold.message.Argument;
import eightfold.message.Message;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A message as it is sent besides its English words, for clients with words of their own: its key,
 * and its arguments as plain JSON. A number is a number, words are a text, a card is {@code
 * {"card": "8H"}}, a rank {@code {"rank": "8"}}, another message {@code {"key": …, "arguments":
 * …}}.
 */
final class Keyed {
  private Keyed() {}

  /** The key; none of words that somebody has written as they are. */
  static Optional<String> key(Message message) {
    return message.isLiteral() ? Optional.empty() : Optional.of(message.key());
  }

  /** The arguments by their names; none of words that somebody has written as they are. */
  static Optional<Map<String, Object>> arguments(Message message) {
    return message.isLiteral() ? Optional.empty() : Optional.of(plain(message.arguments()));
  }

  private static Map<String, Object> plain(Map<String, Argument> arguments) {
    Map<String, Object> plain = new LinkedHashMap<>();
    arguments.forEach((name, argument) -> plain.put(name, plain(argument)));
    return plain;
  }

  private static Object plain(Argument argument) {
    return switch (argument) {
      case Argument.Count(int number) -> number;
      case Argument.Text(String words) -> words;
      case Argument.Rank rank -> Map.of("rank", rank.toString());
      case Argument.Card card -> Map.of("card", card.toString());
      case Argument.Items(List<Argument> items) -> items.stream().map(Keyed::plain).toList();
      case Argument.Cases(List<Argument.Case> cases) ->
          cases.stream()
              .map(one -> Map.of("number", one.number(), "when", plain(one.when())))
              .toList();
      case Message message when message.isLiteral() -> message.text();
      case Message message -> {
        Map<String, Object> plain = new LinkedHashMap<>();
        plain.put("key", message.key());
        plain.put("arguments", plain(message.arguments()));
        yield plain;
      }
    };
  }
}
