package eightfold.message;

import eightfold.cards.Pack;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

/**
 * Something said to people, apart from the language it is said in: {@code
 * Message.of("refusals.penalty-pending").with("cards", 4)}. The words are looked up when somebody
 * asks for them ({@link Texts}).
 *
 * @param key {@code FILE.NAME}: the file of a language that has the words, and their name there
 * @param arguments what the words speak of, by name
 */
public record Message(String key, Map<String, Argument> arguments) implements Argument {
  private static final String LITERAL = "words.literal";

  public Message {
    arguments = Collections.unmodifiableMap(new LinkedHashMap<>(arguments));
  }

  /** A message without arguments yet. */
  public static Message of(String key) {
    return new Message(key, Map.of());
  }

  /** Words that are the same in all languages, since somebody has written them as they are. */
  public static Message literal(String words) {
    return of(LITERAL).with("text", words);
  }

  /**
   * A sentence that somebody has written in English, such as what an option means. Those that the
   * languages know are said in each; any other stays as it is.
   */
  public static Message said(String english) {
    return Texts.ENGLISH.keyOf(english).map(Message::of).orElseGet(() -> literal(english));
  }

  /** The same message with one argument more. */
  public Message with(String name, Argument argument) {
    Map<String, Argument> all = new LinkedHashMap<>(arguments);
    all.put(name, argument);
    return new Message(key, all);
  }

  /** The same message with a number more. */
  public Message with(String name, int number) {
    return with(name, new Count(number));
  }

  /** The same message with a name more, or with words that somebody typed. */
  public Message with(String name, String words) {
    return with(name, new Text(words));
  }

  /** The same message with a yes or no more, for patterns to choose by. */
  public Message with(String name, boolean holds) {
    return with(name, Argument.flag(holds));
  }

  /** The same message with a list of words more. */
  public Message with(String name, Collection<String> words) {
    return with(name, Argument.texts(words));
  }

  /** The same message with a card of the common pack more. */
  public Message withCard(String name, Pack pack, int kind) {
    return with(name, new Card(pack, kind));
  }

  /** What follows the last full stop of the key: patterns that speak of this choose by it. */
  public String name() {
    return key.substring(key.lastIndexOf('.') + 1);
  }

  /** In English, for logs and whoever has asked for no other language. */
  public String text() {
    return Texts.ENGLISH.text(this);
  }

  /** Whether somebody has written it as it is. */
  public boolean isLiteral() {
    return key.equals(LITERAL);
  }

  /** The argument of that name, which the message must have. */
  public Argument argument(String name) {
    return Objects.requireNonNull(
        arguments.get(name), () -> "\"" + key + "\" has no argument \"" + name + "\"");
  }
}
