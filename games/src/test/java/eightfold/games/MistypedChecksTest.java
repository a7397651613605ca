package eightfold.games;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.scenario.ScenarioOutcome;
import eightfold.scenario.ScenarioRunner;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * A check with a typing error must not hold because nobody looked at the word. Source: issue 4
 * (scenarios), docs/scenarios.md ("a card that does not exist is an error").
 */
class MistypedChecksTest {
  private static String run(String check) {
    String text =
        """
        - id: X-01
          title: A card is kept
          rules: [TURN-5]
          given: {hands: {A: [camelot, _G3], B: [_P4]}}
          steps: ["A: end", "? %s"]
          expect: [turn B]
        """
            .formatted(check);
    ScenarioRunner runner = new ScenarioRunner(Games.standard());
    List<ScenarioOutcome> outcomes =
        runner.runAll(runner.read("a.yaml", text.getBytes(StandardCharsets.UTF_8)));
    assertThat(outcomes).hasSize(1);
    return outcomes.getFirst().text();
  }

  @Test
  void a_card_that_is_not_there_is_lacking_only_if_there_is_such_a_card() {
    assertThat(run("hand A lacks zeus")).startsWith("PASS");
    assertThat(run("hand A lacks zeuss")).startsWith("ERROR a.yaml").contains("zeuss");
    assertThat(run("hand A has camelott")).startsWith("ERROR a.yaml").contains("camelott");
  }

  @Test
  void what_is_seen_is_said_with_yes_or_no() {
    assertThat(run("view A sees B no")).startsWith("PASS");
    assertThat(run("view A sees B nope")).startsWith("ERROR a.yaml").contains("yes or no");
  }
}
