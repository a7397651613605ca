package eightfold.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.scenario.ScenarioOutcome;
import eightfold.scenario.ScenarioRunner;
import eightfold.shedding.Shedding;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What happens is told with what brought it about, a story for each kind of cause. Source: NOTATION
 * 8; issue 44, point 4; semantics 31.
 */
class ToldCausesTest {
  private static final String STORIES = "causes.yaml";

  static Stream<ScenarioOutcome> stories() throws IOException {
    try (InputStream in = ToldCausesTest.class.getResourceAsStream(STORIES)) {
      assertThat(in).isNotNull();
      ScenarioRunner runner = new ScenarioRunner(Shedding.standard());
      List<ScenarioOutcome> outcomes = runner.runAll(runner.read(STORIES, in.readAllBytes()));
      assertThat(outcomes).hasSizeGreaterThan(9);
      return outcomes.stream();
    }
  }

  // semantics 31.1, 31.2, 31.3, 31.4, 31.5, 31.6, 31.7, 31.8
  @ParameterizedTest
  @MethodSource("stories")
  void a_story_tells_why(ScenarioOutcome outcome) {
    assertThat(outcome).isInstanceOf(ScenarioOutcome.Passed.class);
  }
}
