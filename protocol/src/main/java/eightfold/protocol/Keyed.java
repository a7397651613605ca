package eightfold.protocol;

import eightfold.cards.Kind;
import eightfold.cards.LibraryPack;
import eightfold.cards.Named;
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
  private static final String NAME = "name";
  private static final String NAMES = "names";
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
              .<Argument>map(kind -> new Argument.Card(PACK, kind))
              .or(() -> letters(card));
      case Map<?, ?> map when map.get(RANK) instanceof String rank ->
          IntStream.range(0, PACK.ranks().size())
              .filter(one -> PACK.rankName(one).equals(rank))
              .<Argument>mapToObj(one -> new Argument.Rank(PACK, one))
              .findFirst()
              .or(() -> letters(rank));
      case Map<?, ?> map
          when map.get(NAME) instanceof String name && map.get(NAMES) instanceof Map<?, ?> names ->
          Optional.of(new Argument.Name(new Given(name, texts(names))));
      case Map<?, ?> map
          when map.get(KEY) instanceof String key && map.get(ARGUMENTS) instanceof Map<?, ?> of ->
          message(key, of).map(message -> message);
      default -> Optional.empty();
    };
  }

  /** What another pack calls by these letters, whatever it is. */
  private static Optional<Argument> letters(String words) {
    return Optional.of(words)
        .filter(letters -> letters.matches("[A-Z0-9]{1,12}"))
        .map(Argument.Text::new);
  }

  private static Map<String, String> texts(Map<?, ?> names) {
    Map<String, String> texts = new LinkedHashMap<>();
    names.forEach((tag, name) -> texts.put(String.valueOf(tag), String.valueOf(name)));
    return texts;
  }

  /** A name that came with a message. */
  private record Given(String name, Map<String, String> names) implements Named {}

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
      case Argument.Name(Named thing) -> Map.of(NAME, thing.name(), NAMES, thing.names());
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
