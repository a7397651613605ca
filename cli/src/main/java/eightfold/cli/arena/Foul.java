package eightfold.cli.arena;

/**
 * What a bot did that no player may do.
 *
 * @param bot what it is called
 * @param kind of what kind it is
 * @param words what it did
 * @param seating which bots sat where, from 1
 * @param deal number of the deal, from 1
 * @param seat where it sat
 * @param act how many acts the deal had before
 * @param view what it saw, as it was sent
 */
public record Foul(
    String bot, Kind kind, String words, int seating, long deal, int seat, int act, String view) {
  /** What a program may do wrong. */
  public enum Kind {
    /** It ended, or its output did. */
    DIED,
    /** It did not answer in time. */
    SILENT,
    /** Its answer was none. */
    RUBBISH,
    /** The table refused its act. */
    ILLEGAL
  }

  /** Who, what and where, in a line. */
  public String line() {
    return "the bot \"%s\" %s (deal %d, seating %d, seat %d, after %d acts)"
        .formatted(bot, words, deal, seating, seat, act);
  }
}
