package eightfold.games;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.game.Catalogue;
import eightfold.game.Choice;
import eightfold.game.OptionGroups;
import eightfold.game.OptionWords;
import eightfold.message.Texts;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** What options and their values are called, and where they stand. Source: issue 15, point 2. */
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
    assertThat(texts.names("options"))
        .filteredOn(name -> !name.startsWith("value.") && !name.startsWith("number."))
        .containsExactlyInAnyOrderElementsOf(names);
  }

  private static List<Choice> choices() {
    return Games.standard().entries().stream()
        .flatMap(entry -> entry.choices().stream())
        .distinct()
        .toList();
  }

  /** Numbers are figures and a free text is what people type; all else would be shown as a key. */
  @ParameterizedTest
  @FieldSource("LANGUAGES")
  void every_value_has_words_that_fit_into_a_field_and_no_two_of_an_option_the_same(
      String language) {
    Texts texts = Texts.in(language);
    for (Choice choice : choices()) {
      Map<String, String> words = new OptionWords(choice, texts).values();
      List<String> values =
          choice.least().isPresent() ? List.of(choice.standard()) : choice.values();
      assertThat(words.keySet())
          .as("%s: %s", language, choice.key())
          .containsAll(values.stream().filter(value -> !value.matches("[0-9]+")).toList());
      assertThat(words.values())
          .as("%s: %s", language, choice.key())
          .doesNotHaveDuplicates()
          .allSatisfy(said -> assertThat(said).hasSizeBetween(1, 32).doesNotContain("{", "#"));
    }
  }

  @ParameterizedTest
  @FieldSource("LANGUAGES")
  void a_number_that_is_typed_says_what_it_counts(String language) {
    Texts texts = Texts.in(language);
    for (Choice choice : choices()) {
      Map<String, String> numbers = new OptionWords(choice, texts).numbers();
      if (choice.least().isPresent()) {
        assertThat(numbers).as("%s: %s", language, choice.key()).containsKey("other");
        assertThat(numbers.get("other")).startsWith("# ").hasSizeBetween(4, 20);
      } else {
        assertThat(numbers).isEmpty();
      }
    }
  }

  /** Words that no game needs would be translated for nothing. */
  @ParameterizedTest
  @FieldSource("LANGUAGES")
  void no_value_has_words_that_are_never_said(String language) {
    Set<String> there = Texts.in(language).names("options");
    Set<String> said = new TreeSet<>();
    for (Choice choice : choices()) {
      for (String value : named(choice)) {
        String own = "value." + choice.key() + "." + value;
        said.add(there.contains(own) ? own : "value." + value);
      }
      said.add("number." + choice.key());
    }
    assertThat(there)
        .filteredOn(name -> name.startsWith("value.") || name.startsWith("number."))
        .isSubsetOf(said);
  }

  private static List<String> named(Choice choice) {
    return choice.values().isEmpty() ? List.of(choice.standard()) : choice.values();
  }

  @Test
  void an_options_own_words_go_before_those_that_options_share() {
    Map<String, String> jokers = words("eights", "jokers").values();
    assertThat(jokers).containsEntry("0", "none").containsEntry("2", "2 jokers");
    assertThat(words("eights", "queens").values()).containsEntry("off", "plain cards");
    assertThat(words("eights", "naked").values()).containsEntry("off", "no");
    assertThat(words("eights", "wildRank").values())
        .containsEntry("J", "jack")
        .doesNotContainKey("9");
    assertThat(words("eights", "target").values())
        .containsExactly(Map.entry("by-players", "by the number of players"));
    assertThat(words("crazy-spoons", "phrase").values()).isEmpty();
    assertThat(words("crazy-spoons", "spoonSeconds").numbers())
        .isEqualTo(Map.of("=0", "no limit", "one", "# second", "other", "# seconds"));
  }

  /** A family's own option may mean anything by its values. */
  @Test
  void an_option_that_nobody_knows_goes_by_its_keys() {
    Choice moon =
        new Choice(
            "moonPhase",
            "off",
            List.of("off", "yes"),
            OptionalInt.empty(),
            OptionalInt.empty(),
            "Whether the moon counts.",
            List.of());
    OptionWords words = new OptionWords(moon, Texts.ENGLISH);
    assertThat(words.title()).isEmpty();
    assertThat(words.values()).isEmpty();
    assertThat(words.numbers()).isEmpty();
  }

  private static OptionWords words(String game, String key) {
    return Games.standard().entry(game).orElseThrow().choices().stream()
        .filter(choice -> choice.key().equals(key))
        .map(choice -> new OptionWords(choice, Texts.ENGLISH))
        .findFirst()
        .orElseThrow();
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
