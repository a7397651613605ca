package eightfold.game;

import java.util.List;

/**
 * How a match stands.
 *
 * @param deal number of the running (or just ended) deal, from 1
 * @param dealOver whether that deal has ended
 * @param over whether the match has ended
 * @param ending how the deal ended: {@code out}, {@code blocked}, {@code limit}; empty while it
 *     runs
 * @param dealWinners the seats that won the deal; empty while it runs and where nobody won
 * @param matchWinners the seats that won or share the match; empty while it runs and where nobody
 *     won
 * @param score running score of the match, by seat
 * @param scored what this deal added, by seat
 */
public record Standings(
    int deal,
    boolean dealOver,
    boolean over,
    String ending,
    List<Integer> dealWinners,
    List<Integer> matchWinners,
    List<Integer> score,
    List<Integer> scored) {
  public Standings {
    dealWinners = List.copyOf(dealWinners);
    matchWinners = List.copyOf(matchWinners);
    score = List.copyOf(score);
    scored = List.copyOf(scored);
  }

  /** The same with another score. */
  public Standings with(List<Integer> other) {
    return new Standings(deal, dealOver, over, ending, dealWinners, matchWinners, other, scored);
  }
}
