package eightfold.play;

/** How a deal ended, if it did; tables keep it by its place here. */
public enum DealEnding {
  RUNNING(""),
  OUT("out"),
  BLOCKED("blocked"),
  LIMIT("limit");

  private static final DealEnding[] ALL = values();
  private static final int GOES_ON = RUNNING.ordinal();

  private final String word;

  DealEnding(String word) {
    this.word = word;
  }

  /** As records and standings write it; nothing while the deal goes on. */
  public String word() {
    return word;
  }

  static DealEnding of(int place) {
    return ALL[place];
  }

  static boolean goesOn(int place) {
    return place == GOES_ON;
  }
}
