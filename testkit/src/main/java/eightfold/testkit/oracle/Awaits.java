package eightfold.testkit.oracle;

/** What the seat to act owes (semantics 1). */
public enum Awaits {
  TAKE("take"),
  PLAY("play"),
  MORE("more"),
  SUIT("suit"),
  RANK("rank"),
  TARGET("target"),
  GRAB("grab"),
  GIVE("give"),
  ANSWER("answer"),
  FOLLOW("follow"),
  NOTHING("");

  private final String word;

  Awaits(String word) {
    this.word = word;
  }

  /** The notation's word for it. */
  public String word() {
    return word;
  }
}
