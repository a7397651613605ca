package eightfold.rules.text;

import static java.util.stream.Collectors.joining;

import eightfold.rules.text.RuleLine.Token;
import eightfold.rules.vocabulary.Amount;
import eightfold.rules.vocabulary.CardSet;
import eightfold.rules.vocabulary.EventCondition;
import eightfold.rules.vocabulary.EventCondition.Aspect;
import eightfold.rules.vocabulary.EventCondition.Step;
import eightfold.rules.vocabulary.Letters;
import eightfold.rules.vocabulary.ValueType;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** How the conditions of a {@code when} line are written, and read: {@code same rank}. */
final class WrittenConditions {
  /** How a condition may be written. */
  static final String CONDITIONS =
      "CARDS, not CARDS, same rank, other suit, same colour, same rank as the starter, one higher, lower,"
          + " one higher round the corner, lower then higher, ranks A B A, third of one suit in a"
          + " row, row of 3 CARDS breaks, sum 7, sum prime, sum of 3 cards 21, difference 3,"
          + " 2 cards laid,"
          + " 2 or more cards laid, 5 or more cards in hand, no CARDS in hand,"
          + " two or more CARDS in hand, no card of the suit in force in hand, clockwise, counterclockwise,"
          + " after a draw, in the first turn, just drawn, 1 time in 5";

  /** What joins conditions with their event and with each other. */
  static final String AND = "and";

  /** No hand is larger. */
  private static final String NOT = "not ";

  private static final String ROUND = " round the corner";
  private static final String THEN = " then ";
  private static final String AS_THE_STARTER = " as the starter";
  private static final String THAN_THE_STARTER = " than the starter";

  static final List<String> NUMBERS =
      List.of(
          "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
          "twelve");

  private static final Pattern ALIKE =
      Pattern.compile(
          "(same|other) (rank|suit|colour)(" + AS_THE_STARTER + "|" + THAN_THE_STARTER + ")?");
  private static final Pattern STEP =
      Pattern.compile("(?:([0-9]{1,2}|[a-z]+) )?(higher|lower)(" + ROUND + ")?");
  private static final Pattern PATTERN = Pattern.compile("(rank|suit|colour)s((?: [a-h]){2,12})");
  private static final Pattern RUN = Pattern.compile("([a-z]+) of one (rank|suit|colour) in a row");
  private static final Pattern RUN_BREAKS =
      Pattern.compile("row of ([0-9]{1,2}|[a-z]+) of one (rank|suit|colour) breaks");
  private static final Pattern ROW = Pattern.compile("([a-z]+) (.+) in a row");
  private static final Pattern ROW_BREAKS =
      Pattern.compile("row of ([0-9]{1,2}|[a-z]+) (.+) breaks");
  private static final Pattern VALUES =
      Pattern.compile(
          "(sum|difference)(?: of ([0-9]{1,2}|[a-z]+) cards)? ([0-9]{1,3}|prime|odd|even)");

  private static final Pattern NTH_OF_TURN = Pattern.compile("([a-z]+) card of the turn");
  private static final Pattern LAID = Pattern.compile("([0-9]{1,2}|[a-z]+)( or more)? cards? laid");

  private static final Pattern IN_HAND =
      Pattern.compile("([0-9]{1,2}|[a-z]+)( or more)? cards? in hand");
  private static final Pattern CHANCE =
      Pattern.compile("([0-9]{1,2}|[a-z]+) times? in ([0-9]{1,2}|[a-z]+)");

  private WrittenConditions() {}

  /** A condition that is more than cards; empty where the words are none. */
  static Optional<EventCondition> phrase(List<Token> tokens, FaultReporter unheard) {
    String words = RuleLine.words(tokens).toLowerCase(Locale.ROOT);
    if (tokens.stream().anyMatch(Token::quoted)) {
      return Optional.empty();
    }
    return alike(words)
        .or(() -> steps(words))
        .or(() -> pattern(words))
        .or(() -> row(words, unheard))
        .or(() -> values(words))
        .or(() -> laid(words))
        .or(() -> inHand(words))
        .or(() -> HeldCards.read(words, unheard))
        .or(() -> byChance(words))
        .or(() -> circumstance(words));
  }

  /** A condition, which cards by themselves are, too. */
  static Optional<EventCondition> read(List<Token> tokens, FaultReporter unheard) {
    return phrase(tokens, unheard)
        .or(() -> cards(tokens, unheard))
        .or(() -> rowOfCards(tokens, unheard));
  }

  /** As a line writes it. */
  static String write(EventCondition condition) {
    return switch (condition) {
      case EventCondition.Card(CardSet cards, boolean not) -> (not ? NOT : "") + cards.text();
      case EventCondition.Alike(Aspect in, boolean other, boolean starter) ->
          (other ? "other " : "same ")
              + ValueType.word(in)
              + (!starter ? "" : other ? THAN_THE_STARTER : AS_THE_STARTER);
      case EventCondition.Steps(List<Step> steps) ->
          steps.stream().map(WrittenConditions::write).collect(joining(THEN));
      case EventCondition.Pattern(Aspect of, Letters letters) ->
          ValueType.word(of) + "s " + letters.text();
      case EventCondition.Row row -> write(row);
      case EventCondition.Counted counted -> write(counted);
      case EventCondition.ByChance(int times, int in) ->
          times + (times == 1 ? " time in " : " times in ") + in;
      case EventCondition.Circumstance(EventCondition.What what, boolean not) ->
          (not ? NOT : "") + what.words();
      case EventCondition.Values(
              EventCondition.Reckoning reckoning,
              EventCondition.Result result,
              int number,
              int cards) ->
          ValueType.word(reckoning)
              + (cards == 2 ? " " : " of " + cards + " cards ")
              + (result == EventCondition.Result.NUMBER ? number : ValueType.word(result));
    };
  }

  private static Optional<EventCondition> laid(String words) {
    Matcher nth = NTH_OF_TURN.matcher(words);
    int place = nth.matches() ? ConditionText.ORDINALS.indexOf(nth.group(1)) + 1 : 0;
    if (place > 0) {
      return Optional.of(EventCondition.Counted.of(EventCondition.Tally.LAID, place, false));
    }
    Matcher laid = LAID.matcher(words);
    if (!laid.matches()) {
      return Optional.empty();
    }
    int cards = laid.group(1).equals("no") ? 0 : number(laid.group(1), 0);
    return counted(EventCondition.Tally.LAID, cards, laid.group(2) != null);
  }

  private static String cards(int number, boolean more) {
    return number + (more ? " or more" : "") + (number == 1 && !more ? " card" : " cards");
  }

  private static Optional<EventCondition> inHand(String words) {
    Matcher held = IN_HAND.matcher(words);
    int cards = !held.matches() ? -1 : held.group(1).equals("no") ? 0 : number(held.group(1), 0);
    return counted(EventCondition.Tally.IN_HAND, cards, held.matches() && held.group(2) != null);
  }

  private static Optional<EventCondition> counted(
      EventCondition.Tally what, int cards, boolean more) {
    return cards >= 0 && cards <= EventCondition.Counted.MOST
        ? Optional.of(EventCondition.Counted.of(what, cards, more))
        : Optional.empty();
  }

  private static String write(EventCondition.Counted counted) {
    String cards = cards(counted.number(), counted.more());
    return switch (counted.what()) {
      case LAID -> cards + " laid";
      case IN_HAND -> cards + " in hand";
      case HELD -> HeldCards.write(counted);
    };
  }

  private static Optional<EventCondition> byChance(String words) {
    Matcher chance = CHANCE.matcher(words);
    int times = chance.matches() ? number(chance.group(1), 0) : 0;
    return times > 0 && times < Amount.MOST
        ? Optional.of(number(chance.group(2), 0))
            .filter(in -> in >= 2 && in <= Amount.MOST)
            .map(in -> new EventCondition.ByChance(times, in))
        : Optional.empty();
  }

  private static Optional<EventCondition> circumstance(String words) {
    boolean not = words.startsWith(NOT);
    String what = not ? words.substring(NOT.length()) : words;
    return Stream.of(EventCondition.What.values())
        .filter(one -> one.words().equals(what))
        .findFirst()
        .map(one -> new EventCondition.Circumstance(one, not));
  }

  /** Whether a line may begin with it, any card being meant, as it cannot be read as an event. */
  static boolean standsAlone(EventCondition condition) {
    return switch (condition) {
      case EventCondition.Card _ -> false;
      case EventCondition.Row row -> row.cards().isEmpty() || row.breaks();
      case EventCondition.Alike _,
          EventCondition.Steps _,
          EventCondition.Pattern _,
          EventCondition.Values _,
          EventCondition.Counted _,
          EventCondition.ByChance _,
          EventCondition.Circumstance _ ->
          true;
    };
  }

  private static String write(Step step) {
    return (step.by() == 0 ? "" : (step.by() == 1 ? "one" : step.by()) + " ")
        + ValueType.word(step.way())
        + (step.round() ? ROUND : "");
  }

  private static String write(EventCondition.Row row) {
    String cards =
        row.cards().isEmpty()
            ? "of one " + ValueType.word(row.of())
            : new CardSet(row.cards()).text();
    return row.breaks()
        ? "row of " + row.number() + " " + cards + " breaks"
        : ConditionText.ordinal(row.number()) + " " + cards + " in a row";
  }

  private static Optional<EventCondition> alike(String words) {
    Matcher alike = ALIKE.matcher(words);
    boolean other = alike.matches() && alike.group(1).equals("other");
    boolean crossed =
        alike.matches() && (other ? AS_THE_STARTER : THAN_THE_STARTER).equals(alike.group(3));
    return alike.matches() && !crossed
        ? Optional.of(
            new EventCondition.Alike(aspect(alike.group(2)), other, alike.group(3) != null))
        : Optional.empty();
  }

  private static Optional<EventCondition> steps(String words) {
    List<Step> steps = new ArrayList<>();
    for (String part : words.split(THEN, -1)) {
      Matcher step = STEP.matcher(part);
      int by = step.matches() ? number(step.group(1), 0) : -1;
      boolean whirls = by == 0 && step.group(3) != null;
      if (whirls || by < 0 || by > 12 || steps.size() == EventCondition.Steps.MOST) {
        return Optional.empty();
      }
      EventCondition.Way way =
          step.group(2).equals("higher") ? EventCondition.Way.HIGHER : EventCondition.Way.LOWER;
      steps.add(new Step(way, by, step.group(3) != null));
    }
    return Optional.of(new EventCondition.Steps(steps));
  }

  private static Optional<EventCondition> pattern(String words) {
    Matcher pattern = PATTERN.matcher(words);
    return pattern.matches()
        ? Letters.parse(pattern.group(2))
            .map(letters -> new EventCondition.Pattern(aspect(pattern.group(1)), letters))
        : Optional.empty();
  }

  private static Optional<EventCondition> row(String words, FaultReporter unheard) {
    Matcher run = RUN.matcher(words);
    if (run.matches()) {
      int nth = ConditionText.ORDINALS.indexOf(run.group(1)) + 1;
      return row(nth, List.of(), aspect(run.group(2)), false);
    }
    Matcher runBreaks = RUN_BREAKS.matcher(words);
    if (runBreaks.matches()) {
      int number = number(runBreaks.group(1), 0);
      return row(number, List.of(), aspect(runBreaks.group(2)), true);
    }
    Matcher breaks = ROW_BREAKS.matcher(words);
    return breaks.matches()
        ? parts(breaks.group(2), unheard)
            .flatMap(cards -> row(number(breaks.group(1), 0), cards, Aspect.RANK, true))
        : Optional.empty();
  }

  private static Optional<EventCondition> rowOfCards(List<Token> tokens, FaultReporter unheard) {
    Matcher row = ROW.matcher(RuleLine.words(tokens));
    if (!row.matches()) {
      return Optional.empty();
    }
    int nth = ConditionText.ORDINALS.indexOf(row.group(1)) + 1;
    return parts(row.group(2), unheard).flatMap(cards -> row(nth, cards, Aspect.RANK, false));
  }

  private static Optional<EventCondition> row(
      int number, List<CardSet.Part> cards, Aspect of, boolean breaks) {
    return number >= 1 && number <= ConditionText.ORDINALS.size()
        ? Optional.of(new EventCondition.Row(number, cards, of, breaks))
        : Optional.empty();
  }

  private static Optional<EventCondition> values(String words) {
    Matcher values = VALUES.matcher(words);
    if (!values.matches()) {
      return Optional.empty();
    }
    EventCondition.Reckoning reckoning =
        values.group(1).equals("sum")
            ? EventCondition.Reckoning.SUM
            : EventCondition.Reckoning.DIFFERENCE;
    int cards = number(values.group(2), 2);
    int most = reckoning == EventCondition.Reckoning.SUM ? EventCondition.Values.MOST_CARDS : 2;
    if (cards < 2 || cards > most) {
      return Optional.empty();
    }
    String result = values.group(3);
    if (result.matches("[0-9]+")) {
      return Optional.of(
          new EventCondition.Values(
              reckoning, EventCondition.Result.NUMBER, Integer.parseInt(result), cards));
    }
    return Stream.of(EventCondition.Result.values())
        .filter(one -> ValueType.word(one).equals(result))
        .findFirst()
        .map(one -> new EventCondition.Values(reckoning, one, 0, cards));
  }

  private static Optional<EventCondition> cards(List<Token> tokens, FaultReporter unheard) {
    boolean not = tokens.size() > 1 && tokens.getFirst().text().equals(NOT.strip());
    List<Token> named = not ? tokens.subList(1, tokens.size()) : tokens;
    return TextValues.read(new ValueType.Cards(), named, unheard)
        .map(cards -> new EventCondition.Card((CardSet) cards, not));
  }

  static Optional<List<CardSet.Part>> parts(String words, FaultReporter unheard) {
    List<List<Token>> segments = RuleLine.read(words, unheard).segments();
    return segments.size() == 1
        ? TextValues.read(new ValueType.Cards(), segments.getFirst(), unheard)
            .map(cards -> ((CardSet) cards).parts())
        : Optional.empty();
  }

  private static Aspect aspect(String word) {
    return Stream.of(Aspect.values())
        .filter(aspect -> ValueType.word(aspect).equals(word))
        .findFirst()
        .orElseThrow();
  }

  /** A number in figures or in words, {@code absent} where there are none; −1 where it is none. */
  static int number(String words, int absent) {
    if (words == null) {
      return absent;
    }
    return words.matches("[0-9]+")
        ? Integer.parseInt(words)
        : NUMBERS.contains(words) ? NUMBERS.indexOf(words) + 1 : -1;
  }
}
