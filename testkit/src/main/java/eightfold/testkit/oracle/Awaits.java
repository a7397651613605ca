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
  ANSWER,
  FOLLOW,
  NOTHING;

  /** The notation's word for it. */
  public String word() {
    return this == NOTHING ? "" : name().toLowerCase(Locale.ROOT);
  }
}
