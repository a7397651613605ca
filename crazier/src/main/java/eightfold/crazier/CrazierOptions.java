package eightfold.crazier;

import eightfold.crazier.play.CrazierSettings;
import eightfold.game.Choice;
import eightfold.game.SetupException;
import eightfold.message.Message;
import eightfold.spelling.Nearest;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/** The options of a game (B.1), by their keys. */
record CrazierOptions(Map<String, String> values) {
  private static final String TEAMS = "teams";
  private static final String SECOND_SKIPS = "two_player_rule";
  private static final String RANK_MATCHES = "multicolor_rank_match";
  private static final String ENFORCEMENT = "enforcement";
  private static final String SCORING = "scoring";
  private static final String GAMES = "games";
  private static final int MOST_GAMES = 50;
  private static final List<String> FALSE_TRUE = List.of("false", "true");

  static final List<Choice> CHOICES =
      List.of(
          words(
              TEAMS,
              List.of("none", "2", "3"),
              "How many players a team has; teammates sit alternately and take their turns"
                  + " together."),
          words(
              SECOND_SKIPS,
              FALSE_TRUE,
              "With two players, whoever goes second may skip the first draw."),
          words(
              RANK_MATCHES,
              FALSE_TRUE,
              "Whether on a card of several colors equal rank is enough to discard."),
          words(
              ENFORCEMENT,
              List.of("strict", "honour"),
              "Whether everything that must be done is done by itself, or, as at a table,"
                  + " draws and abilities can be forgotten."),
          words(
              SCORING,
              List.of("none", "points"),
              "Whether games won count, or a point for each card left in hand, the fewest being"
                  + " best."),
          new Choice(
              GAMES,
              "1",
              List.of(),
              OptionalInt.of(1),
              OptionalInt.of(MOST_GAMES),
              "How many games are played, one after the other.",
              List.of()));

  private static Choice words(String key, List<String> values, String meaning) {
    return new Choice(
        key,
        values.getFirst(),
        values,
        OptionalInt.empty(),
        OptionalInt.empty(),
        meaning,
        List.of());
  }

  CrazierOptions {
    values = new LinkedHashMap<>(values);
  }

  /**
   * These options, the others standard.
   *
   * @param game its name for people
   * @throws SetupException if a key or a value is none
   */
  static CrazierOptions of(String game, Map<String, String> chosen) {
    List<String> keys = CHOICES.stream().map(Choice::key).toList();
    for (String key : chosen.keySet()) {
      if (!keys.contains(key)) {
        throw new SetupException(
            Message.of("setup.no-option")
                .with("game", game)
                .with("option", key)
                .with("right", Nearest.suggestion(key, keys)));
      }
    }
    Map<String, String> values = new LinkedHashMap<>();
    for (Choice choice : CHOICES) {
      String value = chosen.getOrDefault(choice.key(), choice.standard());
      checked(choice, value);
      values.put(choice.key(), value);
    }
    return new CrazierOptions(values);
  }

  private static void checked(Choice choice, String value) {
    boolean number = choice.values().isEmpty();
    boolean right =
        number
            ? value.matches("[0-9]{1,2}")
                && Integer.parseInt(value) >= 1
                && Integer.parseInt(value) <= MOST_GAMES
            : choice.values().contains(value);
    if (!right) {
      throw new SetupException(
          Message.of("setup.not-possible")
              .with("option", choice.key())
              .with("value", value)
              .with(
                  "right",
                  number
                      ? Message.of("setup.possible-numbers")
                          .with("least", 1)
                          .with("most", MOST_GAMES)
                      : Nearest.suggestion(value, choice.values())));
    }
  }

  private String value(String key) {
    return values.getOrDefault(key, "");
  }

  CrazierSettings settings() {
    return new CrazierSettings(
        value(SECOND_SKIPS).equals("true"),
        value(RANK_MATCHES).equals("true"),
        value(ENFORCEMENT).equals("honour"));
  }

  /** How many players a team has; 1 where there are none. */
  int teamSize() {
    String size = value(TEAMS);
    return size.equals("none") ? 1 : Integer.parseInt(size);
  }

  boolean points() {
    return value(SCORING).equals("points");
  }

  int games() {
    return Integer.parseInt(value(GAMES));
  }

  /** Those that are not standard, in a line of a card set. */
  String line() {
    List<String> said = new ArrayList<>();
    for (Choice choice : CHOICES) {
      if (!value(choice.key()).equals(choice.standard())) {
        said.add(choice.key() + ": " + value(choice.key()));
      }
    }
    return "options: {" + String.join(", ", said) + "}";
  }
}
