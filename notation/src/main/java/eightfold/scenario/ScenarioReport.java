package eightfold.scenario;

import java.util.List;

/** What came of the scenarios of one or several files, as the command prints it. */
public record ScenarioReport(List<ScenarioOutcome> outcomes) {
  public ScenarioReport {
    outcomes = List.copyOf(outcomes);
  }

  public int passed() {
    return Math.toIntExact(
        outcomes.stream().filter(ScenarioOutcome.Passed.class::isInstance).count());
  }

  public int failed() {
    return Math.toIntExact(
        outcomes.stream().filter(ScenarioOutcome.Failed.class::isInstance).count());
  }

  /** Scenarios and files that could not be read or set up. */
  public int broken() {
    return outcomes.size() - passed() - failed();
  }

  /** The closing line. */
  public String closing() {
    return passed() + " passed, " + failed() + " failed";
  }

  /** 0: all passed; 1: some failed; 2: a file was wrong somewhere. */
  public int exitCode() {
    return broken() > 0 ? 2 : failed() > 0 ? 1 : 0;
  }
}
