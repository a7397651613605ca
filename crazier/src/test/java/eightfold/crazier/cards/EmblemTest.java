package eightfold.crazier.cards;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.crazier.Sets;
import eightfold.game.CardDetail;
import eightfold.message.Texts;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * What a card does in a word, read off its text. Source: issue 15, point 5; the set's card texts.
 */
class EmblemTest {
  private static Stream<CardDetail.Side> sides() {
    return Sets.standard().cards().stream()
        .flatMap(card -> CardText.detail(card, Texts.ENGLISH).sides().stream());
  }

  @ParameterizedTest
  @CsvSource({
    "death, destroy",
    "lotus_slumber, skip",
    "turning_of_seasons, again",
    "queen_of_the_golden_age, win",
    "maw_of_the_abyss, lose",
    "great_migration, pass discard",
    "sir_lancelot, guard draw",
    "camelot, fewer",
    "mirror_universe, take",
    "stargazer, look",
    "destiny, oblige look",
    "hecate, guard copy",
    "tidal_pull, return",
    "wizardry, play discard",
    "archmage, ''"
  })
  void a_card_has_the_words_of_what_it_does(String id, String words) {
    CardDetail card = CardText.detail(Sets.standard().card(id).orElseThrow(), Texts.ENGLISH);
    assertThat(String.join(" ", card.sides().getFirst().emblems())).isEqualTo(words);
  }

  /** Two sides of a split card are two texts, each with its own words. */
  @Test
  void each_side_of_a_split_card_has_its_own() {
    CardDetail card =
        CardText.detail(Sets.standard().card("seedling_withering").orElseThrow(), Texts.ENGLISH);
    assertThat(card.sides().stream().map(CardDetail.Side::emblems))
        .containsExactly(List.of("play", "look"), List.of("destroy"));
  }

  @Test
  void every_word_is_that_of_some_card_and_none_has_more_than_two() {
    Set<String> words = new HashSet<>();
    sides().forEach(side -> words.addAll(side.emblems()));
    assertThat(words)
        .containsExactlyInAnyOrderElementsOf(
            Arrays.stream(Emblem.values()).map(Emblem::word).toList());
    assertThat(sides().map(side -> side.emblems().size()).max(Comparator.naturalOrder()))
        .hasValue(2);
  }
}
