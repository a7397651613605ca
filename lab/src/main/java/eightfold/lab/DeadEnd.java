package eightfold.lab;

import java.util.List;

/**
 * A position that cannot go on, and the way into it from a shuffled deal.
 *
 * @param kind what is wrong there
 * @param seats how many seats play
 * @param seed of the deal, as scenarios shuffle it, with seat 0 as eldest hand
 * @param way the acts into it, in the notation
 * @param round acts that lead from there back to the same cards; empty where nobody can act
 */
public record DeadEnd(Kind kind, int seats, long seed, List<Step> way, List<Step> round) {
  /** What can be wrong with a position. */
  public enum Kind {
    /** The deal is not over, and nobody has a legal act. */
    NOBODY_CAN_ACT,
    /** Whatever the seats do, no hand, no stock and no pile changes any more. */
    NOTHING_CHANGES,
    /** However the deal is played, it only ends by the limit of acts. */
    NO_END
  }

  /** An act of a seat, in the notation. */
  public record Step(int seat, String act) {}

  public DeadEnd {
    way = List.copyOf(way);
    round = List.copyOf(round);
  }
}
