package eightfold.testkit.oracle;

/** What the seat to act owes (semantics 1.2). */
public enum Awaits {
  TAKE,
  PLAY,
  MORE,
  SUIT,
  RANK,
  TARGET,
  GRAB,
  GIVE,
  ANSWER,
  FOLLOW,
  NOTHING;

  /** The face's name for it, which is the same. */
  public eightfold.game.Awaits face() {
    return eightfold.game.Awaits.valueOf(name());
  }
}
