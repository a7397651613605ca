package eightfold.games;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.game.Catalogue;
import eightfold.game.Game;
import eightfold.game.Meanings;
import eightfold.message.Texts;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What a card means to somebody who holds it. Sources: the games' pages of rules, seed 003. */
class MeaningsTest {
  private static Meanings.OfCard card(String game, String card, Map<String, String> options) {
    return Games.standard().game(game, options).meanings(Texts.ENGLISH).cards().stream()
        .filter(one -> one.card().equals(card))
        .findFirst()
        .orElseThrow();
  }

  /**
   * Eights 50, court cards 10, tens 10, aces 1 (eights.md); nothing in a single deal (pesten.md).
   */
  @ParameterizedTest
  @CsvSource({
    "eights, 8H, 50",
    "eights, KD, 10",
    "eights, 10S, 10",
    "eights, AC, 1",
    "eights, 7C, 7",
    "crazy-aces, 8H, 8",
    "crazy-aces, AH, 25",
    "el-pumba, 2C, 19"
  })
  void ann_sees_what_a_card_left_over_would_count(String game, String card, int points) {
    assertThat(card(game, card, Map.of()).points()).isEqualTo(OptionalInt.of(points));
  }

  @Test
  void nothing_is_counted_in_a_single_deal_without_points() {
    assertThat(card("pesten", "JC", Map.of()).points()).isEmpty();
    assertThat(card("pesten", "JC", Map.of("match", "points")).points())
        .isEqualTo(OptionalInt.of(50));
  }

  /**
   * Canadian rules: of the queens the one of spades alone is special, of the jacks the black ones.
   */
  @Test
  void a_card_named_by_itself_does_not_do_what_its_rank_does() {
    assertThat(card("canadian-eights", "QS", Map.of()).does()).contains("five");
    assertThat(card("canadian-eights", "QH", Map.of()).does()).isEmpty();
    assertThat(card("canadian-eights", "JC", Map.of()).does()).contains("skipped");
    assertThat(card("canadian-eights", "JH", Map.of()).does()).isEmpty();
    assertThat(card("canadian-eights", "JH", Map.of("jacks", "all")).does()).contains("skipped");
  }

  /** Two rules of the notebook of Sunday Eights: a seven on a seven, and fives never on hearts. */
  @Test
  void lines_with_conditions_are_told_of_the_cards_that_they_are_about() {
    assertThat(card("sunday-eights", "7H", Map.of()).does()).contains("seven");
    assertThat(card("sunday-eights", "5C", Map.of()).does()).contains("heart");
    assertThat(card("sunday-eights", "9C", Map.of()).does()).isEmpty();
  }

  /** Seed 000: an eight turns to the rule of factors, a king back. */
  @Test
  void crazy_factors_cards_that_turn_the_rules_say_so() {
    for (String magic : List.of("8H", "KC")) {
      assertThat(card("crazy-factor", magic, Map.of()).does()).as(magic).isNotEmpty();
    }
    assertThat(card("crazy-factor", "9C", Map.of()).does()).isEmpty();
  }

  /** Eights go on everything and take everything (solitaire-eights.md, second half). */
  @Test
  void the_patience_says_what_an_eight_does_and_counts_nothing() {
    assertThat(card("eights-patience", "8C", Map.of()).does()).contains("every card");
    assertThat(card("eights-patience", "9C", Map.of()).does()).isEmpty();
    assertThat(card("eights-patience", "8C", Map.of()).points()).isEmpty();
  }

  static Stream<Game> games() {
    return Games.standard().entries().stream()
        .map(Catalogue.Entry::id)
        .map(id -> Games.standard().game(id, Map.of()))
        .filter(game -> !game.meanings(Texts.ENGLISH).cards().isEmpty());
  }

  @ParameterizedTest
  @MethodSource("games")
  void each_card_of_the_pack_is_explained_once_in_every_language(Game game) {
    Meanings english = game.meanings(Texts.ENGLISH);
    assertThat(english.cards())
        .extracting(Meanings.OfCard::card)
        .doesNotHaveDuplicates()
        .hasSizeGreaterThanOrEqualTo(32);
    assertThat(english.passages()).containsKeys("turn", "out");
    String sheet = game.sheet().text(Texts.ENGLISH);
    english.passages().values().forEach(part -> assertThat(sheet).contains(part.strip()));
    for (String language : Texts.LANGUAGES) {
      Meanings meanings = game.meanings(Texts.in(language));
      assertThat(meanings.passages().keySet()).isEqualTo(english.passages().keySet());
      for (int i = 0; i < english.cards().size(); i++) {
        assertThat(meanings.cards().get(i).does().isEmpty())
            .as("%s: %s", language, english.cards().get(i).card())
            .isEqualTo(english.cards().get(i).does().isEmpty());
      }
    }
  }

  @Test
  void games_of_all_kinds_but_those_whose_cards_speak_are_explained() {
    assertThat(games().map(Game::id))
        .contains("pesten", "eights", "kapaga", "macau", "eights-patience")
        .doesNotContain("crazier-eights");
  }
}
