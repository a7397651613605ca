package eightfold.protocol;

import eightfold.cards.Kind;
import eightfold.cards.LibraryPack;
import eightfold.cards.Pack;
import eightfold.message.Argument;
import eightfold.message.Message;
import eightfold.message.Texts;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A message as it is sent besides its English words, for clients with words of their own: its key,
 * and its arguments as plain JSON. A number is a number, words are a text, a card is {@code
 * {"card": "8H"}}, a rank {@code {"rank": "8"}}, another message {@code {"key": …, "arguments":
 * …}}.
 */
final class Keyed {
  private static final Pack PACK = LibraryPack.french();

  private static final String CARD = "card";
  private static final String RANK = "rank";
  private static final String KEY = "key";
  private static final String ARGUMENTS = "arguments";

  private Keyed() {}

  /** The key; none of words that somebody has written as they are. */
  static Optional<String> key(Message message) {
    return message.isLiteral() ? Optional.empty() : Optional.of(message.key());
  }

  /** The arguments by their names; none of words that somebody has written as they are. */
  static Optional<Map<String, Object>> arguments(Message message) {
    return message.isLiteral() ? Optional.empty() : Optional.of(plain(message.arguments()));
  }

  /**
   * The message that was sent as this key and these arguments; none where this program has no words
   * for it, as it comes from one of another version.
   */
  static Optional<Message> message(String key, Map<?, ?> plain) {
    Message message = Message.of(key);
    for (Map.Entry<?, ?> one : plain.entrySet()) {
      Optional<Argument> argument = argument(one.getValue());
      if (argument.isEmpty()) {
        return Optional.empty();
      }
      message = message.with(String.valueOf(one.getKey()), argument.get());
    }
    boolean known = Texts.ENGLISH.canSay(key, message.arguments().keySet());
    return known ? Optional.of(message) : Optional.empty();
  }

  private static Optional<Argument> argument(Object plain) {
    return switch (plain) {
      case Integer number -> Optional.of(new Argument.Count(number));
      case String words -> Optional.of(new Argument.Text(words));
      case List<?> items -> items(items);
      case Map<?, ?> map when map.get(CARD) instanceof String card ->
          Optional.of(PACK.parse(card))
              .filter(kind -> kind != Kind.NONE)
              .map(kind -> new Argument.Card(PACK, kind));
      case Map<?, ?> map when map.get(RANK) instanceof String rank ->
          IntStream.range(0, PACK.ranks().size())
              .filter(one -> PACK.rankName(one).equals(rank))
              .<Argument>mapToObj(one -> new Argument.Rank(PACK, one))
              .findFirst();
      case Map<?, ?> map
          when map.get(KEY) instanceof String key && map.get(ARGUMENTS) instanceof Map<?, ?> of ->
          message(key, of).map(message -> message);
      default -> Optional.empty();
    };
  }

  private static Optional<Argument> items(List<?> plain) {
    List<Argument> items = new ArrayList<>();
    plain.forEach(item -> argument(item).ifPresent(items::add));
    return items.size() == plain.size() ? Optional.of(new Argument.Items(items)) : Optional.empty();
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
      case Argument.Rank rank -> Map.of(RANK, rank.toString());
      case Argument.Card card -> Map.of(CARD, card.toString());
      case Argument.Items(List<Argument> items) -> items.stream().map(Keyed::plain).toList();
      case Argument.Cases(List<Argument.Case> cases) ->
          cases.stream()
              .map(one -> Map.of("number", one.number(), "when", plain(one.when())))
              .toList();
      case Message message when message.isLiteral() -> message.text();
      case Message message -> {
        Map<String, Object> plain = new LinkedHashMap<>();
        plain.put(KEY, message.key());
        plain.put(ARGUMENTS, plain(message.arguments()));
        yield plain;
      }
    };
  }
}
