package eightfold.crazier;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Points over several games, and who begins the next one (A.20). */
public final class Series {
  private final boolean points;
  private final int[] score;
  private final int[] scored;

  /**
   * Before the first game.
   *
   * @param points whether cards in hand count; else games won do
   */
  public Series(boolean points, int seats) {
    this.points = points;
    score = new int[seats];
    scored = new int[seats];
  }

  /** A series that goes on as this one would. */
  public Series copy() {
    Series copy = new Series(points, score.length);
    System.arraycopy(score, 0, copy.score, 0, score.length);
    System.arraycopy(scored, 0, copy.scored, 0, scored.length);
    return copy;
  }

  /** Starts with these scores. */
  void from(List<Integer> scores) {
    for (int seat = 0; seat < scores.size(); seat++) {
      score[seat] = scores.get(seat);
    }
  }

  /**
   * A game is over.
   *
   * @param cards how many each seat holds, or held when it lost (PTS-1, PTS-2)
   */
  public void over(List<Integer> winners, List<Integer> cards) {
    for (int seat = 0; seat < score.length; seat++) {
      boolean won = winners.contains(seat);
      scored[seat] = points ? won ? 0 : cards.get(seat) : won ? 1 : 0;
      score[seat] += scored[seat];
    }
  }

  /** Nothing has been scored in the game that begins. */
  void next() {
    Arrays.fill(scored, 0);
  }

  /** Who begins the next game: the most points, or the winners go last (MULTI-1, PTS-3). */
  public int nextFirst(List<Integer> winners) {
    if (points) {
      int most = Arrays.stream(score).max().orElse(0);
      List<Integer> leaders = having(most);
      if (leaders.size() == 1) {
        return leaders.getFirst();
      }
    }
    int last = winners.stream().mapToInt(Integer::intValue).max().orElse(score.length - 1);
    return (last + 1) % score.length;
  }

  /** First place: the fewest points, or the most games; shared by equals (PTS-4). */
  public List<Integer> best() {
    var all = Arrays.stream(score);
    return having((points ? all.min() : all.max()).orElse(0));
  }

  private List<Integer> having(int wanted) {
    List<Integer> seats = new ArrayList<>();
    for (int seat = 0; seat < score.length; seat++) {
      if (score[seat] == wanted) {
        seats.add(seat);
      }
    }
    return seats;
  }

  /** Points, or games won, by seat. */
  public List<Integer> score() {
    return Arrays.stream(score).boxed().toList();
  }

  /** What the last game added. */
  public List<Integer> scored() {
    return Arrays.stream(scored).boxed().toList();
  }
}
