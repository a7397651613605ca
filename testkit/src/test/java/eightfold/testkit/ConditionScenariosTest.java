package eightfold.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.scenario.ScenarioOutcome;
import eightfold.scenario.ScenarioRunner;
import eightfold.testkit.oracle.OracleCatalogue;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The oracle is held against the scenarios of lines with conditions (issue 12, point 4). */
class ConditionScenariosTest {
  private static final ScenarioRunner RUNNER =
      new ScenarioRunner(new OracleCatalogue(Library.books()));

  @ParameterizedTest
  @ValueSource(strings = {"eights.yaml", "eights-more.yaml", "others-more.yaml"})
  void the_oracle_reads_conditions_as_the_law_says(String file) throws IOException {
    String path = "/eightfold/library/scenarios-conditions/" + file;
    try (InputStream in = ConditionScenariosTest.class.getResourceAsStream(path)) {
      assertThat(in).isNotNull();
      List<ScenarioOutcome> outcomes = RUNNER.runAll(RUNNER.read(file, in.readAllBytes()));
      assertThat(outcomes).isNotEmpty();
      assertThat(outcomes).allMatch(ScenarioOutcome.Passed.class::isInstance);
    }
  }
}
