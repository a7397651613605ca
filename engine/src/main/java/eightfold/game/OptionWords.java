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
  private static final String NUMBER = "options.number.";
  private static final String DIGITS = "[0-9]{1,9}";

  /** What it is called; empty where it has a key alone. */
  public Optional<String> title() {
    return texts.words("options.title." + choice.key());
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
      values.forEach(value -> value(value).ifPresent(said -> words.put(value, said)));
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

  /** This option's own words for a value, else those that options share, else a rank's. */
  private Optional<String> value(String value) {
    Optional<String> own = texts.words("options.value." + choice.key() + "." + value);
    if (own.isPresent()) {
      return own;
    }
    if (value.matches(DIGITS)) {
      Message number = Message.of(NUMBER + choice.key()).with("n", Integer.parseInt(value));
      return texts.plural(number.key()).isEmpty()
          ? Optional.empty()
          : Optional.of(texts.text(number));
    }
    return texts.words("options.value." + value).or(() -> texts.words("words.rank." + value));
  }
}
