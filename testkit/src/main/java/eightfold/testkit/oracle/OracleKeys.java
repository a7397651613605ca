package eightfold.testkit.oracle;

import eightfold.game.Position;
import eightfold.game.SetupException;
import eightfold.rules.vocabulary.Element;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What a game's page adds to the words in which a table is set up. */
final class OracleKeys {
  private static final String FACE_UP = "faceUp";
  private static final String RULES = "rules";
  private static final String SHEET = "sheet";
  private static final String PRESSURE = "shufflePressure";

  /** The entry of a sheet that says how many deals each seat has won. */
  private static final String WON = "won";

  private OracleKeys() {}

  /** Refuses keys of other games. */
  static void check(Rules rules, Map<String, Object> more) {
    for (String key : more.keySet()) {
      boolean known =
          switch (key) {
            case FACE_UP -> rules.dealing().faceUp() > 0;
            case RULES -> rules.has(Element.Factor.class);
            case SHEET -> rules.inColumns();
            case PRESSURE -> Counting.pressed(rules);
            default -> false;
          };
      if (!known) {
        throw SetupException.literal("this game knows no " + key);
      }
    }
  }

  /** The cards named are the cards dealt, unless it is said which lie face up. */
  static List<Integer> open(Rules rules, Position position, int seat, List<Integer> held) {
    int first = rules.dealing().faceUp();
    if (!(position.more().get(FACE_UP) instanceof Map<?, ?> faceUp)) {
      return held.subList(0, Math.min(first, held.size()));
    }
    List<Integer> open =
        faceUp.get(String.valueOf(seat)) instanceof String text && !text.isBlank()
            ? Cards.kinds(rules.kinds(), List.of(text.strip().split("\\s+")))
            : List.of();
    List<Integer> hidden = new ArrayList<>(held);
    open.forEach(kind -> Cards.takeOut(rules.kinds(), hidden, kind));
    return open;
  }

  /** The rule set that is in force. */
  static Demand.Regime regime(Position position) {
    Optional<Object> named = Optional.ofNullable(position.more().get(RULES));
    return named
        .map(
            word ->
                Arrays.stream(Demand.Regime.values())
                    .filter(regime -> regime.word().equals(word))
                    .findFirst()
                    .orElseThrow(() -> SetupException.literal("no rules are called " + word)))
        .orElse(Demand.Regime.UNDECIDED);
  }

  /** How the match stands in a position. */
  static Dealing.Standing standing(Rules rules, Position position) {
    return standing(rules, position.scores(), position.more());
  }

  /** How the match stands with these scores, or this sheet. */
  static Dealing.Standing standing(Rules rules, List<Integer> scores, Map<String, Object> more) {
    Dealing.Standing standing = Dealing.Standing.of(rules, scores);
    if (more.containsKey(PRESSURE)) {
      standing =
          new Dealing.Standing(
              standing.score(), standing.sheet(), numbers(rules.seats(), more.get(PRESSURE)));
    }
    if (!(more.get(SHEET) instanceof Map<?, ?> entries)) {
      return standing;
    }
    Map<String, List<Integer>> named = new LinkedHashMap<>();
    entries.forEach(
        (key, bySeat) -> named.put(String.valueOf(key), numbers(rules.seats(), bySeat)));
    List<Integer> nothing = Collections.nCopies(rules.seats(), 0);
    List<List<Integer>> columns = new ArrayList<>();
    int last =
        named.keySet().stream()
            .filter(key -> !key.equals(WON))
            .mapToInt(Integer::parseInt)
            .max()
            .orElse(0);
    for (int number = 1; number <= last; number++) {
      columns.add(named.getOrDefault(String.valueOf(number), nothing));
    }
    Sheet sheet =
        Sheet.of(named.getOrDefault(WON, nothing), columns, rules.goal(), rules.mostColumns());
    List<Integer> sums = new ArrayList<>();
    for (int seat = 0; seat < rules.seats(); seat++) {
      sums.add(sheet.sumOf(seat));
    }
    return new Dealing.Standing(sums, sheet, standing.pressures());
  }

  private static List<Integer> numbers(int seats, Object bySeat) {
    List<Integer> numbers = new ArrayList<>(Collections.nCopies(seats, 0));
    if (bySeat instanceof Map<?, ?> map) {
      map.forEach(
          (seat, number) ->
              numbers.set(
                  Integer.parseInt(String.valueOf(seat)),
                  Integer.parseInt(String.valueOf(number))));
    }
    return numbers;
  }

  /** What a position of this table has to say of it. */
  static Map<String, Object> of(Rules rules, State state) {
    Map<String, Object> more = new LinkedHashMap<>();
    if (rules.dealing().faceUp() > 0) {
      Map<String, Object> open = new LinkedHashMap<>();
      for (int seat = 0; seat < state.seats(); seat++) {
        open.put(
            String.valueOf(seat), String.join(" ", rules.kinds().names(state.hand(seat).open())));
      }
      more.put(FACE_UP, open);
    }
    if (rules.has(Element.Factor.class)) {
      more.put(RULES, state.cards().demand().regime().word());
    }
    if (Counting.pressed(rules)) {
      more.put(PRESSURE, bySeat(state.the(StockEnds.class).times()));
    }
    if (rules.inColumns()) {
      more.put(SHEET, of(state.tally().sheet()));
    }
    return more;
  }

  private static Map<String, Object> of(Sheet sheet) {
    Map<String, Object> entries = new LinkedHashMap<>();
    entries.put(WON, bySeat(sheet.won()));
    for (int number = 1; number <= sheet.columns().size(); number++) {
      entries.put(String.valueOf(number), bySeat(sheet.columns().get(number - 1).points()));
    }
    return entries;
  }

  private static Map<String, Object> bySeat(List<Integer> numbers) {
    Map<String, Object> bySeat = new LinkedHashMap<>();
    for (int seat = 0; seat < numbers.size(); seat++) {
      bySeat.put(String.valueOf(seat), String.valueOf(numbers.get(seat)));
    }
    return bySeat;
  }
}
