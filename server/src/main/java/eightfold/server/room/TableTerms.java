package eightfold.server.room;

import java.util.OptionalInt;

/**
 * What was settled when a table was opened, and stays so.
 *
 * @param clockSeconds the turn clock; of a day or more it runs whoever is there
 * @param typedWords whether words that a player owes have to be typed, without a button
 * @param listed whether anybody may find the table, and not only who has its link
 * @param watchDelaySeconds how late spectators see it; 0: at once
 * @param places how many seats it has; while a match runs there may be fewer ({@link
 *     Fact.Arranged})
 */
public record TableTerms(
    OptionalInt clockSeconds,
    boolean typedWords,
    boolean listed,
    int watchDelaySeconds,
    int places) {
  private static final int DAY_SECONDS = 86_400;

  static TableTerms of(Fact.Opened opened) {
    return new TableTerms(
        opened.clockSeconds(),
        opened.typedWords(),
        opened.listed(),
        opened.watchDelaySeconds(),
        opened.bots().size());
  }

  /** How late spectators see the table, in milliseconds. */
  public long watchDelayMillis() {
    return watchDelaySeconds * 1000L;
  }

  /** Whether a turn may take days: then time goes on whoever is there. */
  public boolean hasClockOfDays() {
    return clockSeconds.orElse(0) >= DAY_SECONDS;
  }
}
