package eightfold.games;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.game.Catalogue;
import eightfold.game.Choice;
import eightfold.game.OptionGroups;
import eightfold.message.Texts;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** What options are called and where they stand. Source: issue 15, point 2. */
class OptionTitlesTest {
  static final List<String> LANGUAGES = Texts.LANGUAGES;

  private static Set<String> keys() {
    return Games.standard().entries().stream()
        .map(Catalogue.Entry::choices)
        .flatMap(choices -> choices.stream().map(Choice::key))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  @ParameterizedTest
  @FieldSource("LANGUAGES")
  void every_option_has_a_title_that_fits_above_a_field_and_nothing_else_has_one(String language) {
    Texts texts = Texts.in(language);
    Set<String> names = new TreeSet<>();
    for (String key : keys()) {
      names.add("title." + key);
      names.add("group." + OptionGroups.of(key).orElseThrow());
      assertThat(texts.words("options.title." + key).orElseThrow())
          .as("%s: %s", language, key)
          .hasSizeBetween(3, 40)
          .isNotEqualTo(key);
    }
    assertThat(texts.names("options")).containsExactlyInAnyOrderElementsOf(names);
  }

  /** Two options of one game that are called the same could not be told apart. */
  @ParameterizedTest
  @FieldSource("LANGUAGES")
  void no_game_has_two_options_of_one_title(String language) {
    Texts texts = Texts.in(language);
    for (Catalogue.Entry game : Games.standard().entries()) {
      assertThat(game.choices())
          .as("%s: %s", language, game.id())
          .extracting(choice -> texts.words("options.title." + choice.key()).orElseThrow())
          .doesNotHaveDuplicates();
    }
  }

  @Test
  void an_option_that_nobody_knows_stands_in_no_group() {
    assertThat(OptionGroups.of("moonPhase")).isEmpty();
    assertThat(OptionGroups.of("stockOut")).contains("turns");
  }
}
