package eightfold.scenario;

/** A step or check of a scenario that did not hold: what the file says, and what came instead. */
public final class Mismatch extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final String expected;
  private final String was;

  public Mismatch(String expected, String was) {
    super(expected + ", was " + was);
    this.expected = expected;
    this.was = was;
  }

  /**
   * Holds what came against what must come.
   *
   * @param said how the file says it
   * @throws Mismatch if it is not the same
   */
  public static void unlessSame(String said, Object expected, Object was) {
    if (!expected.equals(was)) {
      throw new Mismatch(said, was.toString());
    }
  }

  /** What the file says. */
  public String expected() {
    return expected;
  }

  /** What came instead. */
  public String was() {
    return was;
  }
}
