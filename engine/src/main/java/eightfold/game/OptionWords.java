package eightfold.game;

import eightfold.message.Message;
import eightfold.message.Texts;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What people call an option and its values, in one language. The words stand with the library's
 * texts, by the option's key; an option that no game of the library has goes by its key, and so do
 * its values.
 *
 * @param choice the option
 * @param texts the language
 */
public record OptionWords(Choice choice, Texts texts) {
  private static final String TITLE = "options.title.";
  private static final String VALUE = "options.value.";
  private static final String NUMBER = "options.number.";
  private static final String DIGITS = "[0-9]{1,9}";

  /** What an option of that key is called, in any language; empty where it has a key alone. */
  public static Optional<Message> title(String key) {
    return known(TITLE + key);
  }

  /** What its value is called; empty where it goes by its key, or is what people type. */
  public static Optional<Message> value(String key, String value) {
    return title(key).flatMap(_ -> words(key, value));
  }

  /** What people read of an option: its title, or the key where it has that alone. */
  public static Message called(String key) {
    return title(key).orElseGet(() -> Message.literal(key));
  }

  /** What people read of a value: its words, or the value where it has none. */
  public static Message called(String key, String value) {
    return value(key, value).orElseGet(() -> Message.literal(value));
  }

  /** This option's own words for a value, else those that options share, else a rank's. */
  private static Optional<Message> words(String key, String value) {
    Optional<Message> own = known(VALUE + key + "." + value);
    if (own.isPresent()) {
      return own;
    }
    if (value.matches(DIGITS)) {
      Message number = Message.of(NUMBER + key).with("n", Integer.parseInt(value));
      return Texts.ENGLISH.plural(number.key()).isEmpty() ? Optional.empty() : Optional.of(number);
    }
    return known(VALUE + value).or(() -> known("words.rank." + value));
  }

  /** English says whatever any language says. */
  private static Optional<Message> known(String key) {
    return Texts.ENGLISH.words(key).map(_ -> Message.of(key));
  }

  /** What it is called; empty where it has a key alone. */
  public Optional<String> title() {
    return title(choice.key()).map(texts::text);
  }

  /** What the options around it are about; empty likewise. */
  public Optional<String> group() {
    return OptionGroups.of(choice.key()).flatMap(group -> texts.words("options.group." + group));
  }

  /**
   * The words of the values that it lists, and of its standard value, by these values. What is
   * missing goes by its key: a number that is no more than that, and what people type.
   */
  public Map<String, String> values() {
    Map<String, String> words = new LinkedHashMap<>();
    if (title().isPresent()) {
      List<String> values = new ArrayList<>(choice.values());
      if (values.isEmpty() && !choice.standard().matches(DIGITS)) {
        values.add(choice.standard());
      }
      values.forEach(
          value ->
              value(choice.key(), value).ifPresent(said -> words.put(value, texts.text(said))));
    }
    return words;
  }

  /**
   * How a number that is typed is said: the messages of a plural, by {@code =N} for one number or
   * by the language's word for the plural, {@code #} standing for the number; empty where the
   * number says it all, and for an option that takes none.
   */
  public Map<String, String> numbers() {
    return choice.least().isPresent() ? texts.plural(NUMBER + choice.key()) : Map.of();
  }
}
