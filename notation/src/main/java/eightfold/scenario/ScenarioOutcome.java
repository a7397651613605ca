package eightfold.scenario;

/** What came of one scenario. */
public sealed interface ScenarioOutcome {
  /** The line that says so to people. */
  String text();

  /** Everything held. */
  record Passed(String name) implements ScenarioOutcome {
    @Override
    public String text() {
      return "PASS " + name;
    }
  }

  /**
   * Something did not hold.
   *
   * @param name the scenario's
   * @param step number of the step, from 1
   * @param expected what the file says
   * @param was what came instead
   */
  record Failed(String name, int step, String expected, String was) implements ScenarioOutcome {
    @Override
    public String text() {
      return "FAIL " + name + ": step " + step + ": expected " + expected + ", was " + was;
    }
  }

  /**
   * The file is wrong there, so that nothing can be said about the rules.
   *
   * @param what what is wrong, and what would be right
   */
  record Broken(String file, int line, String what) implements ScenarioOutcome {
    /** A file that cannot be read at all. */
    public static Broken unreadable(String file, String why) {
      return new Broken(file, 1, "can't be read: " + why);
    }

    @Override
    public String text() {
      return "ERROR " + file + ":" + line + ": " + what;
    }
  }
}
