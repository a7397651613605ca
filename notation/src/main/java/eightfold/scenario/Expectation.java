package eightfold.scenario;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * One line of a {@code then}.
 *
 * @param line where it stands
 * @param said how the file says it, such as {@code turn Bob}
 * @param claim what must hold
 */
public record Expectation(int line, String said, Claim claim) {
  /** The acts that it says are legal or are not; empty for a claim about anything else. */
  List<String> acts() {
    if (claim instanceof Claim.Allows(var _, List<String> acts)) {
      return acts;
    } else if (claim instanceof Claim.Forbids(var _, List<String> acts)) {
      return acts;
    }
    return claim instanceof Claim.Legal(var _, List<String> acts) ? acts : List.of();
  }

  /** What may be expected after a step; one record for each key of the notation. */
  public sealed interface Claim {
    /** That seat is to act. */
    record Turn(int seat) implements Claim {}

    /** Top of the discard pile. */
    record Upcard(String card) implements Claim {}

    /** This declared suit is in force; empty: none is. */
    record DeclaredSuit(Optional<String> suit) implements Claim {}

    /** This declared rank is in force; empty: none is. */
    record DeclaredRank(Optional<String> rank) implements Claim {}

    /** The penalty pending on the seat to act; both 0: none. */
    record Pending(int draw, int skip) implements Claim {}

    /** What the seat to act owes. */
    record Awaits(String what) implements Claim {}

    record Direction(boolean clockwise) implements Claim {}

    /** The seat holds exactly these cards, in any order. */
    record Hand(int seat, List<String> cards) implements Claim {}

    record Count(int seat, int cards) implements Claim {}

    record Stock(int cards) implements Claim {}

    record Pile(int cards) implements Claim {}

    /** Each of these acts is legal for the seat (where none is named, the one to act). */
    record Allows(OptionalInt seat, List<String> acts) implements Claim {}

    /** None of these acts is. */
    record Forbids(OptionalInt seat, List<String> acts) implements Claim {}

    /** Exactly these are the seat's legal acts; calls, catches and words are left aside. */
    record Legal(OptionalInt seat, List<String> acts) implements Claim {}

    /** The running score of the match. */
    record Score(int seat, int points) implements Claim {}

    /** What the deal added. */
    record Scored(int seat, int points) implements Claim {}

    record DealOver(boolean over) implements Claim {}

    record MatchOver(boolean over) implements Claim {}

    /** Who won the deal; nobody if empty. */
    record DealWinners(List<Integer> seats) implements Claim {}

    /** Who won or shares the match; nobody if empty. */
    record MatchWinners(List<Integer> seats) implements Claim {}

    /** Who is eliminated from the match. */
    record Out(List<Integer> seats) implements Claim {}

    /** These public events came of the step, in this order; others may stand between. */
    record Events(List<String> events) implements Claim {}

    /** The seat's view names these cards. */
    record Sees(int seat, List<String> cards) implements Claim {}

    /** The seat's view names none of these cards. */
    record Hides(int seat, List<String> cards) implements Claim {}

    /** A public fact that only some games have, by their page's own key. */
    record Fact(String key, String value) implements Claim {}
  }
}
