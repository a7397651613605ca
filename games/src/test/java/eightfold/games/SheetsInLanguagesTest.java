package eightfold.games;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.game.CardDetail;
import eightfold.game.Catalogue;
import eightfold.game.Choice;
import eightfold.game.Game;
import eightfold.game.SetupException;
import eightfold.message.Texts;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Rule sheets and cards can be said in every language, with every value of every option. Source:
 * docs/languages.md; issue 15, point 9.
 */
class SheetsInLanguagesTest {
  private static final List<Texts> LANGUAGES =
      Stream.of("de", "es", "fr", "hu", "nl", "sv", "tr").map(Texts::in).toList();

  @Test
  void every_game_has_its_sheet_in_each_language() {
    assertThat(LANGUAGES).doesNotContain(Texts.ENGLISH);
    Catalogue catalogue = Games.standard();
    for (Catalogue.Entry entry : catalogue.entries()) {
      said(catalogue, entry.id(), Map.of());
    }
  }

  @Test
  @Tag("long")
  void so_it_has_with_each_value_of_each_option() {
    Catalogue catalogue = Games.standard();
    for (Catalogue.Entry entry : catalogue.entries()) {
      for (Choice choice : entry.choices()) {
        for (String value : choice.values()) {
          said(catalogue, entry.id(), Map.of(choice.key(), value));
        }
      }
    }
  }

  @Test
  void every_game_has_its_summary_in_each_language_and_nothing_else_has_one() {
    List<String> ids = Games.standard().ids();
    assertThat(Texts.ENGLISH.names("games"))
        .containsExactlyInAnyOrderElementsOf(ids.stream().map("summary."::concat).toList());
    for (Texts texts : LANGUAGES) {
      assertThat(texts.names("games"))
          .as(texts.language())
          .containsExactlyInAnyOrderElementsOf(ids.stream().map("summary."::concat).toList());
    }
  }

  private static void said(Catalogue catalogue, String id, Map<String, String> options) {
    try {
      Game game = catalogue.game(id, options);
      for (Texts texts : LANGUAGES) {
        sound(game.sheet().text(texts), id + options);
        for (CardDetail card : game.cards(texts)) {
          card.sides().forEach(side -> sound(side.text() + side.requirement(), card.id()));
        }
      }
    } catch (SetupException e) {
      // some values need another option's: what is wrong is said in the language, too
      for (Texts texts : LANGUAGES) {
        assertThat(texts.text(e.reason())).as(id + options).isNotEqualTo(e.getMessage());
      }
    }
  }

  /** Nothing is left of a pattern, and no gap where an argument said nothing. */
  private static void sound(String text, String of) {
    assertThat(text).as(of).doesNotContain("{", "  ", " .", " ,", "..");
  }
}
