package eightfold.testkit.oracle;

import java.util.List;

/**
 * Scores and results.
 *
 * @param score of the match, by seat
 * @param scored what this deal added, by seat
 * @param ending how the deal ended
 * @param dealWinners who won the deal
 * @param matchWinners who won the match
 * @param over whether the match is over
 * @param sheet the score sheet of a match that is played for columns
 */
public record Tally(
    List<Integer> score,
    List<Integer> scored,
    Ending ending,
    List<Integer> dealWinners,
    List<Integer> matchWinners,
    boolean over,
    Sheet sheet) {
  public Tally {
    score = List.copyOf(score);
    scored = List.copyOf(scored);
    dealWinners = List.copyOf(dealWinners);
    matchWinners = List.copyOf(matchWinners);
  }

  Tally score(List<Integer> to) {
    return new Tally(to, scored, ending, dealWinners, matchWinners, over, sheet);
  }

  /** How a deal ended. */
  public enum Ending {
    RUNNING(""),
    OUT("out"),
    BLOCKED("blocked"),
    LIMIT("limit");

    private final String word;

    Ending(String word) {
      this.word = word;
    }

    public String word() {
      return word;
    }
  }
}
