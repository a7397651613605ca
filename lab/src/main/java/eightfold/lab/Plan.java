package eightfold.lab;

import eightfold.bots.Bots;
import eightfold.game.Game;
import java.util.List;

/**
 * What a simulation is to play. The same game, seats, bots, seed, unit and count give the same
 * statistics on every machine, whatever the number of threads.
 *
 * @param game the game with its options
 * @param seats number of seats
 * @param bots names of bots: one for all seats, or one per seat of the table
 * @param seed from which deal {@code i} gets a seed of its own
 * @param unit whether deals or whole matches are played
 * @param count how many of them
 * @param threads how many threads play
 */
public record Plan(
    Game game, int seats, List<String> bots, long seed, Unit unit, long count, int threads) {
  /** What is played and counted. */
  public enum Unit {
    /** Independent first deals, the dealer drawn at random. */
    DEALS,
    /** Whole matches, the first dealer drawn at random. */
    MATCHES
  }

  public Plan {
    bots = List.copyOf(bots);
    if (bots.size() != 1 && bots.size() != seats) {
      throw new IllegalArgumentException(bots.size() + " bots for " + seats + " seats");
    }
    for (String bot : bots) {
      if (!Bots.names().contains(bot)) {
        throw new IllegalArgumentException("no bot is called " + bot);
      }
    }
    if (count < 1 || threads < 1) {
      throw new IllegalArgumentException(count + " of them on " + threads + " threads");
    }
  }

  /** Independent first deals with one kind of bot in every seat, on one thread. */
  public static Plan deals(Game game, int seats, String bot, long count, long seed) {
    return new Plan(game, seats, List.of(bot), seed, Unit.DEALS, count, 1);
  }

  /** The same with these bots, one per seat. */
  public Plan between(String... perSeat) {
    return new Plan(game, seats, List.of(perSeat), seed, unit, count, threads);
  }

  /** The same on so many threads. */
  public Plan on(int number) {
    return new Plan(game, seats, bots, seed, unit, count, number);
  }

  /** The same number of whole matches. */
  public Plan matches() {
    return new Plan(game, seats, bots, seed, Unit.MATCHES, count, threads);
  }

  /** The bot that sits in a seat. */
  public String bot(int seat) {
    return bots.size() == 1 ? bots.getFirst() : bots.get(seat);
  }
}
