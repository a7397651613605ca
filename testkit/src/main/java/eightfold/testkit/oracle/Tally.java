package eightfold.testkit.oracle;

import java.util.Collections;
import java.util.List;

/**
 * Scores and results.
 *
 * @param score of the match, by seat
 * @param scored what this deal added, by seat
 * @param sheet the score sheet of a match that is played for columns
 * @param dealWinners who won the deal
 * @param matchWinners who won the match
 * @param over whether the match is over
 */
public record Tally(
    List<Integer> score,
    List<Integer> scored,
    Sheet sheet,
    List<Integer> dealWinners,
    List<Integer> matchWinners,
    boolean over)
    implements Part {
  public Tally {
    score = List.copyOf(score);
    scored = List.copyOf(scored);
    dealWinners = List.copyOf(dealWinners);
    matchWinners = List.copyOf(matchWinners);
  }

  /** Of a deal that begins with these scores. */
  static Tally begins(List<Integer> score, Sheet sheet) {
    List<Integer> nothing = Collections.nCopies(score.size(), 0);
    return new Tally(score, nothing, sheet, List.of(), List.of(), false);
  }

  private Tally with(List<Integer> match, List<Integer> deal) {
    return new Tally(match, deal, sheet, dealWinners, matchWinners, over);
  }

  /** So many points more for a seat, in the match alone. */
  Tally scores(int seat, int points) {
    return with(Copies.added(score, seat, points), scored);
  }

  /** So many points more for a seat, in the match and in this deal. */
  Tally scoresInDeal(int seat, int points) {
    return with(Copies.added(score, seat, points), Copies.added(scored, seat, points));
  }
}
