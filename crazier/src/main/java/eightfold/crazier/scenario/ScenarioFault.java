package eightfold.crazier.scenario;

/** A step or check that did not hold: what the file says, and what came instead. */
final class ScenarioFault extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final String expected;
  private final String was;

  ScenarioFault(String expected, String was) {
    super(expected + ", was " + was);
    this.expected = expected;
    this.was = was;
  }

  String expected() {
    return expected;
  }

  String was() {
    return was;
  }
}
