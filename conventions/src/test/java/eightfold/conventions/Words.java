package eightfold.conventions;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * The words that names are made of: those of the glossary that are not ours, and the games' ids.
 */
record Words(Set<String> games) {
  /** Words of card games of other families, and words that say nothing. */
  private static final Set<String> BANNED_WORDS =
      Set.of("trick", "meld", "trump", "bid", "impl", "manager", "util", "utils", "helper");

  /** The glossary has another word for each of these. */
  private static final List<String> BANNED_COMPOUNDS =
      List.of(
          "card-id",
          "card-type",
          "draw-deck",
          "draw-pile",
          "play-pile",
          "top-card",
          "current-card",
          "first-player",
          "extra-turn",
          "penalty-counter");

  private static final Pattern GETTER = Pattern.compile("get[A-Z].*");
  private static final Pattern ABSTRACT = Pattern.compile("Abstract[A-Z].*");

  /** Ids of games that are ordinary words too: forbidden as a string, allowed as a name. */
  private static final Set<String> ORDINARY = Set.of("switch", "countdown", "eights");

  private static final Pattern WORD_BORDER =
      Pattern.compile("(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|_+|\\$");

  private static final Pattern MAY_NAME_GAMES =
      Pattern.compile(
          "(library|testkit|conventions|bench|dev)/.*|.*/src/test/.*|.*\\.test\\.tsx?|.*/test/.*");

  /** What there is to say against a declared name, if anything. */
  Optional<String> objection(String name, boolean method) {
    if (method && GETTER.matcher(name).matches()) return Optional.of("getter: " + name);
    if (ABSTRACT.matcher(name).matches()) return Optional.of("banned prefix: " + name);
    String words = words(name);
    for (String word : words.split("-", -1)) {
      if (BANNED_WORDS.contains(word)) return Optional.of("banned word '" + word + "': " + name);
    }
    for (String compound : BANNED_COMPOUNDS) {
      if (("-" + words + "-").contains("-" + compound + "-")) {
        return Optional.of("not our word for it, see the glossary: " + name);
      }
    }
    return Optional.empty();
  }

  /** Whether a string is the id of a game. */
  boolean isGame(String literal) {
    return games.contains(literal);
  }

  /**
   * Whether a name contains the id of a game, written as names are: {@code PESTEN}, {@code
   * pestenTable}.
   */
  boolean namesGame(String name) {
    String words = "-" + words(name) + "-";
    return games.stream().anyMatch(id -> !ORDINARY.contains(id) && words.contains("-" + id + "-"));
  }

  /** Only the rule books, tests and tools know games by name. */
  boolean mayNameGames(String file) {
    return MAY_NAME_GAMES.matcher(file).matches();
  }

  private static String words(String name) {
    return String.join("-", WORD_BORDER.split(name)).toLowerCase(Locale.ROOT);
  }
}
