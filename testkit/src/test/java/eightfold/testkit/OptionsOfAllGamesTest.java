package eightfold.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.game.Catalogue;
import eightfold.game.Choice;
import eightfold.game.FastChance;
import eightfold.game.Game;
import eightfold.game.SetupException;
import eightfold.games.Games;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * A table of each game with options: each value alone, and sets of them. Source: the options of the
 * rules pages.
 */
class OptionsOfAllGamesTest {
  private static final Catalogue CATALOGUE = Games.standard();
  private static final int SETS = 200;
  private static final int SETS_OF_EACH_BUILD = 3;

  static Stream<Arguments> values() {
    return Sample.some(
        CATALOGUE.entries().stream()
            .flatMap(
                entry ->
                    entry.choices().stream()
                        .flatMap(
                            choice ->
                                samples(choice).stream()
                                    .map(value -> Arguments.of(entry.id(), choice.key(), value)))));
  }

  @Sampled
  @MethodSource("values")
  void every_value_of_an_option_works_alone(String id, String key, String value) {
    tried(entry(id), Map.of(key, value));
  }

  static Stream<String> ids() {
    return CATALOGUE.entries().stream().map(Catalogue.Entry::id);
  }

  @Sampled
  @MethodSource("ids")
  void options_work_together_or_are_refused_with_the_reason(String id) {
    Catalogue.Entry entry = entry(id);
    FastChance chance = new FastChance(id.hashCode());
    for (int i = 0; i < (Sample.whole() ? SETS : SETS_OF_EACH_BUILD); i++) {
      Map<String, String> chosen = new LinkedHashMap<>();
      for (Choice choice : entry.choices()) {
        if (chance.below(3) == 0) {
          List<String> samples = samples(choice);
          chosen.put(choice.key(), samples.get(chance.below(samples.size())));
        }
      }
      tried(entry, chosen);
    }
  }

  private static Catalogue.Entry entry(String id) {
    return CATALOGUE.entry(id).orElseThrow();
  }

  private static List<String> samples(Choice choice) {
    if (choice.least().isPresent()) {
      String least = String.valueOf(choice.least().getAsInt());
      String most = String.valueOf(Math.min(choice.most().getAsInt(), 12));
      return List.of(choice.standard(), least, most);
    }
    if (choice.key().equals("phrase")) {
      return List.of(choice.standard(), "Oh dear!");
    }
    return choice.values().isEmpty()
        ? List.of("", "6=again", "7=skip 9=others-draw1", "A=reverse 3=draw2 5=draw4")
        : choice.values();
  }

  /**
   * The game begins, or is refused because two rules meet at the same rank (eights.md, R12) or two
   * options answer one question (CHANGES 8).
   */
  private static void tried(Catalogue.Entry entry, Map<String, String> chosen) {
    Game game;
    try {
      game = CATALOGUE.game(entry.id(), chosen);
    } catch (SetupException refused) {
      // on another base the options are those of that base
      assertThat(refused.getMessage())
          .containsAnyOf(
              "both say what ",
              "contradict each other",
              "teams ",
              chosen.containsKey("base") ? "option" : "teams ");
      return;
    }
    assertThat(game.options()).as("%s %s", entry.id(), chosen).containsAllEntriesOf(chosen);
    Game again = CATALOGUE.fromRuleBook(game.ruleBook());
    assertThat(again.ruleBook()).as("%s %s", entry.id(), chosen).isEqualTo(game.ruleBook());
    assertThat(again.ruleSheet()).isEqualTo(game.ruleSheet());
    assertThat(game.options()).containsAllEntriesOf(again.options());
    boolean standard =
        entry.choices().stream()
            .allMatch(one -> one.standard().equals(game.options().get(one.key())));
    assertThat(game.ruleSheet().contains("## House rules of this table")).isEqualTo(!standard);
  }
}
