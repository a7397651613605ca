package eightfold.games;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.game.Catalogue;
import eightfold.game.Choice;
import eightfold.game.Game;
import eightfold.game.SetupException;
import eightfold.message.Texts;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What friends read first of a table that they are invited to: its house rules, in their words. */
class ChosenOnSheetTest {
  private static final Catalogue GAMES = Games.standard();

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          en | **What must be said** – the last card (usually nothing).
          en | **Cards dealt** – 3 cards (usually by the number of players).
          de | **Was zu sagen ist** – die letzte Karte (üblich: nichts).
          de | **Karten je Hand** – 3 Karten (üblich: je nach Zahl der Spieler).
          """)
  void a_kitchen_table_says_what_it_has_changed(String language, String line) {
    assertThat(sheet("kitchen-eights", Map.of("callRule", "caught", "cards", "3"), language))
        .contains("- " + line);
  }

  @Test
  void a_list_of_ranks_says_what_each_of_them_does() {
    Map<String, String> effects = Map.of("effects", "7=skip A=reverse");
    assertThat(sheet("eights", effects, "en"))
        .contains(
            "- **Effects for other ranks** – sevens and aces (usually none). Sevens: The next"
                + " player is skipped. Aces: The direction of play turns round.");
    assertThat(sheet("eights", effects, "de")).doesNotContain("skip", "=", "next player");
  }

  /** An own phrase is what people typed, and stays so. */
  @Test
  void what_people_typed_stays_as_it_is() {
    assertThat(sheet("crazy-spoons", Map.of("phrase", "Guten Tag"), "de"))
        .contains("– Guten Tag (");
  }

  @ParameterizedTest
  @ValueSource(strings = {"en", "de", "es", "fr", "hu", "nl", "sv", "tr"})
  void no_game_shows_the_key_of_an_option(String language) {
    for (Catalogue.Entry entry : GAMES.entries()) {
      for (Choice choice : entry.choices()) {
        other(choice)
            .flatMap(value -> game(entry.id(), Map.of(choice.key(), value)))
            .map(game -> game.sheet().text(Texts.in(language)))
            .ifPresent(
                sheet -> {
                  assertThat(sheet)
                      .as("%s %s", entry.id(), choice.key())
                      .doesNotContain("**" + choice.key() + "**", "`" + choice.key() + "`");
                  assertThat(changed(sheet))
                      .as("%s %s", entry.id(), choice.key())
                      .doesNotContain("(" + choice.standard() + ")");
                });
      }
    }
  }

  /** The first section, of what the table has changed: others may tell what a rank counts. */
  private static String changed(String sheet) {
    int from = sheet.indexOf("\n## ");
    return sheet.substring(from, sheet.indexOf("\n## ", from + 1));
  }

  /** A value that is not the usual one; none where nothing but words of one's own is asked for. */
  private static Optional<String> other(Choice choice) {
    List<String> values = new ArrayList<>(choice.values());
    choice.least().ifPresent(least -> values.add(String.valueOf(least)));
    values.remove(choice.standard());
    return values.stream().findFirst();
  }

  private static Optional<Game> game(String id, Map<String, String> options) {
    try {
      return Optional.of(GAMES.game(id, new LinkedHashMap<>(options)));
    } catch (SetupException needsAnotherOption) {
      return Optional.empty();
    }
  }

  private static String sheet(String id, Map<String, String> options, String language) {
    return GAMES.game(id, options).sheet().text(Texts.in(language));
  }
}
