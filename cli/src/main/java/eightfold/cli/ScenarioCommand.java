package eightfold.cli;

import eightfold.scenario.ScenarioOutcome;
import eightfold.scenario.ScenarioReport;
import eightfold.scenario.ScenarioRunner;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Runs scenario files. */
@Command(
    name = "scenario",
    description = "Run scenario files: a line for each scenario, and how many passed and failed.",
    footer = {
      "",
      "Exit codes: 0 all passed, 1 some failed, 2 a file was wrong somewhere.",
      "Example:",
      "  eightfold scenario my-rule.yaml",
      "  eightfold scenario --rules my.game my-rule.yaml"
    })
final class ScenarioCommand implements Callable<Integer> {
  private final Surroundings around;

  @Parameters(paramLabel = "FILE", arity = "1..*", description = "Scenario files (YAML).")
  private List<String> files = new ArrayList<>();

  @Mixin private OwnBook own = new OwnBook();

  ScenarioCommand(Surroundings around) {
    this.around = around;
  }

  @Override
  public Integer call() {
    ScenarioRunner runner = new ScenarioRunner(own.catalogue(around));
    List<ScenarioOutcome> outcomes = new ArrayList<>();
    for (String file : files) {
      List<ScenarioOutcome> its = outcomes(runner, file);
      its.forEach(outcome -> around.out().println(outcome.text()));
      outcomes.addAll(its);
    }
    ScenarioReport report = new ScenarioReport(outcomes);
    around.out().println(report.closing());
    return report.exitCode();
  }

  private static List<ScenarioOutcome> outcomes(ScenarioRunner runner, String file) {
    try {
      return runner.runAll(runner.read(file, Files.readAllBytes(Path.of(file))));
    } catch (IOException | InvalidPathException e) {
      return List.of(ScenarioOutcome.Broken.unreadable(file, Reasons.of(e)));
    }
  }
}
