package eightfold.game;

/**
 * What the library tells of a game besides its rules.
 *
 * @param home the country where it is at home (ISO 3166, two letters), {@link #WORLD} or {@link
 *     #MADE_UP}
 * @param seats at how many seats it was measured: four, where the game is for as many
 * @param acts how many acts of seats a match of careful players takes, on average; 1 or more
 * @param edge how often careful players win against careless ones, in percent of the matches: 50
 *     where care is worth nothing; 0 where nobody plays against anybody
 */
public record Portrait(String home, int seats, int acts, int edge) {
  /** The home of a game that is played in many countries, or of which nobody says where. */
  public static final String WORLD = "world";

  /** The home of a game of one table, site or author. */
  public static final String MADE_UP = "made-up";

  /** How long people take for an act: a card, a draw, a call. An assumption, nothing measured. */
  public static final int SECONDS_PER_ACT = 5;

  private static final int SECONDS_PER_MINUTE = 60;

  /** How long a match takes people, about, in minutes; 1 or more. */
  public int minutes() {
    return Math.max(1, Math.round((float) acts * SECONDS_PER_ACT / SECONDS_PER_MINUTE));
  }
}
