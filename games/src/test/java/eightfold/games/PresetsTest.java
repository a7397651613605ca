package eightfold.games;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.game.Catalogue;
import eightfold.game.Choice;
import eightfold.game.Game;
import eightfold.game.LibraryFiles;
import eightfold.game.Preset;
import eightfold.game.Presets;
import eightfold.message.Texts;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Ways to play that have a name, each held to the rule book of its game. Source: issue 15, point 2;
 * the ways themselves by what each line of {@code ways-to-play.txt} names.
 */
class PresetsTest {
  static final List<String> LANGUAGES = Texts.LANGUAGES;

  static Stream<Catalogue.Entry> games() {
    return Games.standard().entries().stream().filter(entry -> !Presets.of(entry.id()).isEmpty());
  }

  @Test
  void every_way_is_one_of_a_game_that_players_may_choose() {
    List<String> listed =
        Games.standard().entries().stream()
            .filter(Catalogue.Entry::listed)
            .map(Catalogue.Entry::id)
            .toList();
    assertThat(LibraryFiles.names(Presets.LIST))
        .filteredOn(line -> !line.contains("="))
        .isNotEmpty()
        .extracting(line -> line.split(" ", -1)[0])
        .isSubsetOf(listed);
  }

  @ParameterizedTest
  @MethodSource("games")
  void a_table_can_be_set_so_and_plays_otherwise_than_by_the_book(Catalogue.Entry entry) {
    Game plain = Games.standard().game(entry.id(), Map.of());
    for (Preset preset : Presets.of(entry.id())) {
      // refuses what there is not, and what contradicts itself
      Game game = Games.standard().game(entry.id(), preset.options());
      assertThat(game.sheet().text(Texts.ENGLISH))
          .as("%s: %s", entry.id(), preset.name())
          .isNotEqualTo(plain.sheet().text(Texts.ENGLISH));
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void it_sets_options_of_its_game_and_none_to_what_is_standard(Catalogue.Entry entry) {
    for (Preset preset : Presets.of(entry.id())) {
      preset
          .options()
          .forEach(
              (key, value) ->
                  assertThat(entry.choices())
                      .as("%s: %s, %s", entry.id(), preset.name(), key)
                      .filteredOn(choice -> choice.key().equals(key))
                      .singleElement()
                      .extracting(Choice::standard)
                      .isNotEqualTo(value));
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void no_two_ways_of_a_game_are_the_same(Catalogue.Entry entry) {
    assertThat(Presets.of(entry.id())).extracting(Preset::name).doesNotHaveDuplicates();
    assertThat(Presets.of(entry.id())).extracting(Preset::options).doesNotHaveDuplicates();
  }

  @ParameterizedTest
  @MethodSource("games")
  void each_says_who_plays_so(Catalogue.Entry entry) {
    assertThat(Presets.of(entry.id()))
        .extracting(Preset::source)
        .allMatch(source -> source.matches("(seed \\d{3}|.*\\.md|common|obvious use).*"));
  }

  /** Seed 004 names twos, fours, kings and queens; seed 001 three variants of Volity's game. */
  @Test
  void ann_finds_the_ways_that_the_sources_name() {
    assertThat(Presets.of("eights"))
        .filteredOn(preset -> preset.name().equals("action-cards"))
        .singleElement()
        .extracting(Preset::options)
        .isEqualTo(
            Map.of(
                "twos",
                "draw2",
                "fours",
                "draw4",
                "kings",
                "skip",
                "queens",
                "reverse",
                "stockOut",
                "reshuffle"));
    assertThat(Presets.of("volity-eights")).hasSize(3);
    assertThat(Presets.of("quango")).as("it has no options").isEmpty();
  }

  @ParameterizedTest
  @FieldSource("LANGUAGES")
  void each_has_a_title_and_a_line_in_every_language_and_nothing_else_has(String language) {
    Texts texts = Texts.in(language);
    Set<String> names = new TreeSet<>();
    for (Catalogue.Entry entry : games().toList()) {
      for (Preset preset : Presets.of(entry.id())) {
        names.add("title." + preset.name());
        names.add("about." + preset.name());
        assertThat(texts.words("presets.title." + preset.name()).orElseThrow())
            .as("%s: %s", language, preset.name())
            .hasSizeBetween(3, 30);
        assertThat(texts.words("presets.about." + preset.name()).orElseThrow())
            .as("%s: %s", language, preset.name())
            .hasSizeBetween(15, 130);
      }
    }
    assertThat(texts.names("presets")).containsExactlyInAnyOrderElementsOf(names);
  }
}
