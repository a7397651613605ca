package eightfold.play;

/** What the referee makes a seat draw for (semantics 7.8). */
public enum Offence {
  /** It called although it owed no call. */
  FALSE_CALL("false-call"),
  /** It did not call in time, and no other seat had to find that. */
  MISSED_CALL("missed-call"),
  /** It caught a seat that had done nothing wrong. */
  WRONG_CATCH("wrong-catch"),
  /** It spoke while silence held. */
  SILENCE("silence"),
  /** It did not say in time what a line of the rule book had it say. */
  UNSAID_WORDS("unsaid-words");

  private final String word;

  Offence(String word) {
    this.word = word;
  }

  /** What events call it. */
  public String word() {
    return word;
  }
}
