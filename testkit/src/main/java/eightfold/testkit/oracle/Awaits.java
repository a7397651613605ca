package eightfold.testkit.oracle;

import java.util.Locale;

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
  /** What the last card brings its player, as {@link CardDecision} has it. */
  DECISION,
  ANSWER,
  FOLLOW,
  NOTHING;

  /** Whether it is a suit or a rank to be declared. */
  boolean declaration() {
    return this == SUIT || this == RANK;
  }

  /** The face's name for it, which is the same. */
  public eightfold.game.Awaits face() {
    String word = this == NOTHING ? "" : name().toLowerCase(Locale.ROOT);
    return new eightfold.game.Awaits(word, this == GRAB);
  }
}
