package eightfold.games;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.game.FastChance;
import eightfold.game.Game;
import eightfold.game.Match;
import eightfold.game.Opening;
import eightfold.scenario.ScenarioOutcome;
import eightfold.scenario.ScenarioRunner;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** What pages of the docs show for people to copy does what they say. Source: issue 44, point 8. */
class PageExamplesTest {
  /** As few as a set of cards may have. */
  private static final int CARDS = 40;

  private static String example(String page) throws IOException {
    Matcher yaml =
        Pattern.compile("```yaml\n(.*?)```", Pattern.DOTALL)
            .matcher(Files.readString(Path.of("..", "docs", page)));
    assertThat(yaml.find()).as(page).isTrue();
    return yaml.group(1);
  }

  @Test
  void the_scenario_of_its_page_holds() throws Exception {
    ScenarioRunner runner = new ScenarioRunner(Games.standard());
    List<ScenarioOutcome> outcomes =
        runner.runAll(
            runner.read("page.yaml", example("scenarios.md").getBytes(StandardCharsets.UTF_8)));
    assertThat(outcomes).hasSize(1);
    assertThat(outcomes.getFirst().text()).isEqualTo("PASS a two is answered with a two");
  }

  @Test
  void the_card_of_its_page_makes_a_set_that_can_be_played() throws Exception {
    String card = example("crazier-eights.md");
    StringBuilder set = new StringBuilder("cards: My Cards\nid: my-cards\nsummary: Mine\nlist:\n");
    for (int i = 0; i < CARDS; i++) {
      set.append(card.replace("id: death", "id: death" + i));
    }
    Game game = Games.with("my-cards.cards", set.toString()).game("my-cards", Map.of());
    Match match = game.begin(Opening.of(2), new FastChance(1));
    assertThat(match.view(match.turn()).legal()).anyMatch(act -> act.startsWith("play death"));
  }
}
