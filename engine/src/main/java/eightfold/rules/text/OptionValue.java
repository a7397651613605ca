package eightfold.rules.text;

import eightfold.cards.Pack;
import eightfold.cards.Rank;
import eightfold.game.SetupException;
import eightfold.message.Message;
import eightfold.rules.finding.Advice;
import eightfold.rules.vocabulary.Option;
import eightfold.spelling.Nearest;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** The value of an option, as people write it and in its one canonical form. */
public final class OptionValue {
  private OptionValue() {}

  /**
   * Reads a value.
   *
   * @return its canonical form
   * @throws SetupException if the option does not take it, saying what it takes
   */
  public static String read(Option option, String written) {
    String value = written.strip();
    return canonical(option, value)
        .orElseThrow(
            () ->
                new SetupException(
                    Message.of("setup.not-possible")
                        .with("option", option.key())
                        .with("value", value)
                        .with("right", possible(option, value))));
  }

  /** The option, which is right, with its standard in the canonical form. */
  public static Option canonical(Option option) {
    String standard = read(option, option.standard());
    return new Option(option.key(), option.meaning(), standard, option.shape());
  }

  private static Optional<String> canonical(Option option, String value) {
    return switch (option.shape()) {
      case Option.Shape.Words(List<Option.Value> values) -> wordOf(values, value);
      case Option.Shape.InRange(int least, int most, List<Option.Edit> _) ->
          number(value, least, most)
              .or(() -> Optional.of(option.standard()).filter(value::equalsIgnoreCase));
      case Option.Shape.OneRank(Pack pack, List<Option.Edit> _) -> rank(pack, value);
      case Option.Shape.Text _ -> Optional.of(value).filter(OptionValue::isText);
      case Option.Shape.Ranks(Pack pack, List<Option.Value> words) -> ranks(pack, words, value);
    };
  }

  private static boolean isText(String value) {
    return value.length() <= Option.MOST_WORDS
        && value.matches("[\\p{L}\\p{N} '’!?.,-]+")
        && value.chars().anyMatch(Character::isLetter);
  }

  private static Message possible(Option option, String value) {
    return switch (option.shape()) {
      case Option.Shape.Words(List<Option.Value> values) ->
          Nearest.suggestion(value, values.stream().map(Option.Value::word).toList());
      case Option.Shape.InRange(int least, int most, List<Option.Edit> _) ->
          range(option.standard(), least, most);
      case Option.Shape.OneRank(Pack pack, List<Option.Edit> _) -> possibleRanks(pack);
      case Option.Shape.Text _ -> Message.of("setup.possible-text").with("most", Option.MOST_WORDS);
      // an option without a word, which its book has not been checked for yet
      case Option.Shape.Ranks(Pack _, List<Option.Value> words) when words.isEmpty() ->
          Message.of("setup.no-words-for-ranks");
      case Option.Shape.Ranks(Pack _, List<Option.Value> words) ->
          Message.of("setup.possible-list")
              .with("first", words.getFirst().word())
              .with("last", words.getLast().word())
              .with("words", words.stream().map(Option.Value::word).toList());
    };
  }

  private static Message possibleRanks(Pack pack) {
    return pack.own()
        ? Advice.possible(
            pack.ranks().stream().map(Rank::letters).collect(Collectors.joining(" ")))
        : Message.of("setup.possible-ranks");
  }

  private static Message range(String standard, int least, int most) {
    return isNumber(standard)
        ? Message.of("setup.possible-numbers").with("least", least).with("most", most)
        : Message.of("setup.possible-word-or-numbers")
            .with("word", standard)
            .with("least", least)
            .with("most", most);
  }

  private static Optional<String> wordOf(List<Option.Value> values, String written) {
    return values.stream()
        .map(Option.Value::word)
        .filter(word -> word.equalsIgnoreCase(written))
        .findFirst();
  }

  private static Optional<String> number(String written, int least, int most) {
    if (!isNumber(written) || written.length() > 7) {
      return Optional.empty();
    }
    int number = Integer.parseInt(written);
    return number < least || number > most ? Optional.empty() : Optional.of(String.valueOf(number));
  }

  /** Whether a value of an option for numbers is a number, and not its standard in words. */
  public static boolean isNumber(String value) {
    return value.matches("[0-9]+");
  }

  private static Optional<String> rank(Pack pack, String written) {
    int rank = pack.parseRank(written);
    return rank == Pack.NONE ? Optional.empty() : Optional.of(pack.rankName(rank));
  }

  private static Optional<String> ranks(
      Pack pack, List<Option.Value> words, String written) {
    if (written.isEmpty() || written.toLowerCase(Locale.ROOT).equals("none")) {
      return Optional.of("");
    }
    Map<String, String> found = new LinkedHashMap<>();
    for (String pair : written.split("[\\s,]+")) {
      int equals = pair.indexOf('=');
      Optional<String> rank = equals < 0 ? Optional.empty() : rank(pack, pair.substring(0, equals));
      Optional<String> word = wordOf(words, pair.substring(equals + 1));
      if (rank.isEmpty() || word.isEmpty() || found.put(rank.get(), word.get()) != null) {
        return Optional.empty();
      }
    }
    List<String> pairs = new ArrayList<>();
    found.forEach((rank, word) -> pairs.add(rank + "=" + word));
    return Optional.of(String.join(" ", pairs));
  }

  /** The words of a canonical list such as {@code 7=skip A=reverse}, by rank. */
  public static Map<String, String> ranks(String value) {
    Map<String, String> words = new LinkedHashMap<>();
    for (String pair : value.isEmpty() ? new String[0] : value.split(" ")) {
      int equals = pair.indexOf('=');
      words.put(pair.substring(0, equals), pair.substring(equals + 1));
    }
    return words;
  }

  /** The value of that word. */
  public static Option.Value word(List<Option.Value> values, String word) {
    return values.stream().filter(value -> value.word().equals(word)).findFirst().orElseThrow();
  }

  /** What a canonical value means, for people. */
  public static String meaning(Option option, String value) {
    return switch (option.shape()) {
      case Option.Shape.Words(List<Option.Value> values) -> word(values, value).meaning();
      case Option.Shape.InRange(int _, int _, List<Option.Edit> _) -> option.meaning();
      case Option.Shape.OneRank(Pack _, List<Option.Edit> _) -> option.meaning();
      case Option.Shape.Text _ -> option.meaning();
      case Option.Shape.Ranks(Pack _, List<Option.Value> words) -> {
        List<String> each = new ArrayList<>();
        ranks(value).forEach((rank, word) -> each.add(rank + ": " + word(words, word).meaning()));
        yield each.isEmpty() ? option.meaning() : String.join(" ", each);
      }
    };
  }
}
