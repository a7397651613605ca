package eightfold.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.scenario.ScenarioOutcome;
import eightfold.scenario.ScenarioReader;
import eightfold.scenario.ScenarioRunner;
import eightfold.testkit.oracle.OracleCatalogue;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The oracle itself is held against the scenarios of the library, which teach the rules. */
class OracleScenariosTest {
  private static final ScenarioRunner RUNNER =
      new ScenarioRunner(new OracleCatalogue(Library.books()));

  /** The scenarios that came with the rules pages, and our own. */
  static Stream<String> files() {
    return Tables.BOOKS.keySet().stream()
        .flatMap(game -> Stream.of(game + ".yaml", game + "-more.yaml"))
        .filter(file -> OracleScenariosTest.class.getResource(path(file)) != null);
  }

  private static String path(String file) {
    return "/eightfold/library/scenarios/" + file;
  }

  @ParameterizedTest
  @MethodSource("files")
  void the_oracle_plays_by_the_rules_pages(String file) throws IOException {
    try (InputStream in = OracleScenariosTest.class.getResourceAsStream(path(file))) {
      assertThat(in).isNotNull();
      List<ScenarioOutcome> outcomes = RUNNER.runAll(RUNNER.read(file, in.readAllBytes()));
      assertThat(outcomes).isNotEmpty().allMatch(ScenarioOutcome.Passed.class::isInstance);
    }
  }
}
