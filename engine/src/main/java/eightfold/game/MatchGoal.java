package eightfold.game;

import java.util.Locale;

/**
 * When a match of several deals ends (COMMON C17).
 *
 * @param kind what is counted
 * @param number how much of it, at least 1
 */
public record MatchGoal(Kind kind, int number) {
  /** What a match is played to. */
  public enum Kind {
    /** Points: who has so many after a deal ends it. */
    POINTS,
    /** So many deals. */
    DEALS,
    /** Points: who has so many is out, and the last seat left wins. */
    OUT,
    /** Points: so many win each column of the score sheet. */
    COLUMNS,
    /** Points: so many have to be got rid of. */
    COUNTDOWN;

    /** The word for it at the border. */
    public String word() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  public MatchGoal {
    if (number < 1) {
      throw new IllegalArgumentException("a match is played to 1 and more, not to " + number);
    }
  }
}
