package eightfold.server.room;

import eightfold.protocol.BotSpeed;

/**
 * How fast a table is.
 *
 * @param countdownMillis how long an absent player's seat waits before a bot stands in
 * @param graceMillis how long a seat that has come to owe a call may make it before anybody can end
 *     that ({@link Grace})
 * @param wordsMillis how long a seat that owes words may say them before another one acts
 * @param botLeastMillis the least time a bot takes over an act
 * @param botMostMillis the longest time
 */
public record Pace(
    long countdownMillis,
    long graceMillis,
    long wordsMillis,
    long botLeastMillis,
    long botMostMillis) {
  /** In countdowns. */
  private static final int SUSPENSION = 6;

  /** In countdowns. */
  private static final int PROMPT = 2;

  /** So many times as long a slow bot takes. */
  private static final int SLOWER = 2;

  /** A fast one takes that part of the time. */
  private static final int FASTER = 6;

  public Pace {
    if (countdownMillis < 0
        || graceMillis < 0
        || wordsMillis < 0
        || botLeastMillis < 0
        || botMostMillis < botLeastMillis) {
      throw new IllegalArgumentException("times run forward: " + countdownMillis);
    }
  }

  /** The pace of tables of people. */
  public static Pace standard() {
    return new Pace(30_000, 750, 3_000, 900, 1_700);
  }

  /** How long a match with a referee is suspended, or without players, before that ends. */
  long suspensionMillis() {
    return SUSPENSION * countdownMillis;
  }

  /** How long somebody for whom all wait is silent before others may ask whether they are there. */
  long silenceMillis() {
    return countdownMillis;
  }

  /** How long somebody who was asked has before a bot stands in. */
  long promptMillis() {
    return PROMPT * countdownMillis;
  }

  /**
   * How long a bot takes over its act at this ply. It depends on nothing but what everybody knows,
   * so that it says nothing of a hand.
   */
  long botMillis(String table, int seat, int ply, BotSpeed speed) {
    long usual = usualMillis(table, seat, ply);
    return switch (speed) {
      case SLOW -> SLOWER * usual;
      case USUAL -> usual;
      case FAST -> usual / FASTER;
    };
  }

  /**
   * How long it looks at what all do at once: people need their time, however fast the bots are.
   */
  long graspMillis(String table, int seat, int ply, BotSpeed speed) {
    return 2 * Math.max(usualMillis(table, seat, ply), botMillis(table, seat, ply, speed));
  }

  private long usualMillis(String table, int seat, int ply) {
    long spread = botMostMillis - botLeastMillis + 1;
    long mixed =
        eightfold.game.FastChance.mix(table.hashCode() * 31L + seat * 0x9E3779B97F4A7C15L + ply);
    return botLeastMillis + Math.floorMod(mixed, spread);
  }
}
