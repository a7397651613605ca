package eightfold.lab;

import eightfold.game.Match;
import eightfold.game.Standings;
import java.util.List;

/**
 * How one deal of a simulation ended, for those who count for themselves.
 *
 * @param deal its number in the simulation, from 1
 * @param seed from which all of it came: the deal's own, or in whole matches the match's
 * @param seats how many played
 * @param dealer the seat that dealt
 * @param winners the seats that won it; none where it was blocked or broken off
 * @param ending how it ended: {@code out}, {@code blocked}, {@code limit}
 * @param decisions acts of seats; what the game does by itself is none
 * @param points what each seat scored by it
 */
public record DealResult(
    long deal,
    long seed,
    int seats,
    int dealer,
    List<Integer> winners,
    String ending,
    int decisions,
    List<Integer> points) {
  public DealResult {
    winners = List.copyOf(winners);
    points = List.copyOf(points);
  }

  /** A deal that has just ended, not numbered yet. */
  static DealResult of(Match match, long seed, int decisions) {
    Standings standings = match.standings();
    return new DealResult(
        0,
        seed,
        match.seats(),
        match.dealer(),
        standings.dealWinners(),
        match.ending(),
        decisions,
        standings.scored());
  }

  /** The same, the so manieth of its simulation. */
  DealResult numbered(long number) {
    return new DealResult(number, seed, seats, dealer, winners, ending, decisions, points);
  }
}
