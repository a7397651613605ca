package eightfold.rules.text;

import eightfold.rules.text.RuleLine.Token;
import eightfold.rules.vocabulary.Trigger;
import eightfold.rules.vocabulary.ValueType;
import eightfold.spelling.Nearest;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What somebody meant who wrote an event of a {@code when} line in words of everyday: {@code 7 is
 * played} is {@code 7}, and who has one card, has a hand that becomes 1.
 */
final class EventWords {
  private static final String SOMEBODY =
      "(?:(?:a|the|any|each|every) )?(?:(?:player|seat|somebody|someone|anybody|anyone|who|you) )?";

  private static final Pattern DRAWS =
      Pattern.compile(SOMEBODY + "draw(?:s|ing|n)?(?: (?:a|one|1|the))?(?: cards?)?");

  private static final Pattern PENALTY =
      Pattern.compile(SOMEBODY + "draw(?:s|ing|n)?(?: (?:a|the))? penalt(?:y|ies)");

  private static final Pattern HAND =
      Pattern.compile(
          "(?:(?:the )?hand (?:is|=|of|has|holds|gets to|goes to)?|"
              + SOMEBODY
              + "(?:has|have|holds|is down to)|)"
              + " ?(?:only )?([0-9]{1,3}|one|a single|no) ?(?:cards?)?(?: left| in hand)?");

  private static final Pattern PLAYS =
      Pattern.compile(SOMEBODY + "(?:play|plays|playing|lay|lays|laying) (?:an? |the )?(.+)");

  private static final Pattern PLAYED =
      Pattern.compile("(?:an? |the )?(.+?)(?: (?:is|are|was|were|gets))? (?:played|laid)");

  private static final Pattern TURN_BEGINS =
      Pattern.compile("(?:(?:a|the|each|my) )?turn (?:begin|start|starts|starting)|next turn");

  private static final Pattern TURN_ENDS =
      Pattern.compile("(?:(?:a|the|each|my) )?turn (?:end|stop|stops|is over|over)");

  private static final Pattern TURNS =
      Pattern.compile(
          "(?:the )?direction (?:change|changes|turn|reverse|reverses)|revers(?:e|es|ed)");

  private static final Map<String, String> HANDS = Map.of("one", "1", "a single", "1", "no", "0");

  private final FaultReporter unheard;

  private EventWords(FaultReporter unheard) {
    this.unheard = unheard;
  }

  /** An event as the language writes it, if something like it was meant. */
  static Optional<String> meant(List<Token> event, FaultReporter faults) {
    return new EventWords(faults.unheard()).meant(event);
  }

  private Optional<String> meant(List<Token> event) {
    String words = RuleLine.words(event).toLowerCase(Locale.ROOT).strip();
    return cards(words, CardNames::sign)
        .or(() -> moment(words))
        .or(() -> hand(words))
        .or(() -> played(words))
        .or(() -> cards(words, CardNames::meant));
  }

  private static Optional<String> moment(String words) {
    if (PENALTY.matcher(words).matches()) {
      return Optional.of(Trigger.Moment.DRAWS_PENALTY.words());
    } else if (DRAWS.matcher(words).matches()) {
      return Optional.of(Trigger.Moment.DRAWS.words());
    } else if (TURN_BEGINS.matcher(words).matches()) {
      return Optional.of(Trigger.Moment.TURN_BEGINS.words());
    } else if (TURN_ENDS.matcher(words).matches()) {
      return Optional.of(Trigger.Moment.TURN_ENDS.words());
    } else if (TURNS.matcher(words).matches()) {
      return Optional.of(Trigger.Moment.DIRECTION_TURNS.words());
    }
    return Nearest.only(
        words, Stream.of(Trigger.Moment.values()).map(Trigger.Moment::words).toList());
  }

  private static Optional<String> hand(String words) {
    Matcher hand = HAND.matcher(words);
    return hand.matches() && words.matches(".*(hand|card|left).*")
        ? Optional.of("hand becomes " + HANDS.getOrDefault(hand.group(1), hand.group(1)))
        : Optional.empty();
  }

  private Optional<String> played(String words) {
    return Stream.of(PLAYED, PLAYS)
        .map(pattern -> pattern.matcher(words))
        .filter(Matcher::matches)
        .flatMap(matcher -> cards(matcher.group(1), CardNames::sign).stream())
        .findFirst();
  }

  /** Cards, or cards on cards, with the signs of ranks in the place of their names. */
  private Optional<String> cards(String words, Function<String, Optional<String>> naming) {
    String signs =
        Arrays.stream(words.split(" "))
            .map(word -> reads(word) || word.equals("on") ? word : naming.apply(word).orElse(word))
            .collect(Collectors.joining(" "));
    List<String> sides = List.of(signs.split(" on ", -1));
    boolean read = sides.size() <= 2 && sides.stream().allMatch(this::reads);
    return read
        ? Optional.of(sides.stream().collect(Collectors.joining(" on ")))
        : Optional.empty();
  }

  private boolean reads(String cards) {
    List<List<Token>> segments = RuleLine.read(cards, unheard).segments();
    return segments.size() == 1
        && TextValues.read(new ValueType.Cards(), segments.getFirst(), unheard)
            .isPresent();
  }
}
