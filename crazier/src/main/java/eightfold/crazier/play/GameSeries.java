package eightfold.crazier.play;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;

/** Points over several games, and who begins the next one (A.20). */
public final class GameSeries {
  private final boolean points;
  private final int seats;

  /** By seat the points or games won so far, then what the last game added. */
  private final int[] numbers;

  /**
   * Before the first game.
   *
   * @param points whether cards in hand count; else games won do
   */
  public GameSeries(boolean points, int seats) {
    this(points, seats, new int[2 * seats]);
  }

  private GameSeries(boolean points, int seats, int[] numbers) {
    this.points = points;
    this.seats = seats;
    this.numbers = numbers;
  }

  /** A series that goes on as this one would. */
  public GameSeries copy() {
    return new GameSeries(points, seats, numbers.clone());
  }

  /** All that it is, as numbers. */
  public int[] numbers() {
    return numbers.clone();
  }

  /** How many numbers it is. */
  public int size() {
    return numbers.length;
  }

  /** One of the same kind with these numbers. */
  public GameSeries with(int[] others) {
    return new GameSeries(points, seats, others.clone());
  }

  /** Starts with these scores. */
  public void from(List<Integer> scores) {
    for (int seat = 0; seat < scores.size(); seat++) {
      numbers[seat] = scores.get(seat);
    }
  }

  /**
   * A game is over.
   *
   * @param winning whether a seat has won it
   * @param cards how many a seat holds, or held when it lost (PTS-1, PTS-2)
   */
  public void over(IntPredicate winning, IntUnaryOperator cards) {
    for (int seat = 0; seat < seats; seat++) {
      boolean won = winning.test(seat);
      numbers[seats + seat] = points ? won ? 0 : cards.applyAsInt(seat) : won ? 1 : 0;
      numbers[seat] += numbers[seats + seat];
    }
  }

  /** Nothing has been scored in the game that begins. */
  public void next() {
    Arrays.fill(numbers, seats, 2 * seats, 0);
  }

  /** Who begins the next game: the most points, or the winners go last (MULTI-1, PTS-3). */
  public int nextFirst(List<Integer> winners) {
    if (points) {
      int most = Arrays.stream(numbers, 0, seats).max().orElse(0);
      List<Integer> leaders = having(most);
      if (leaders.size() == 1) {
        return leaders.getFirst();
      }
    }
    int last = winners.stream().mapToInt(Integer::intValue).max().orElse(seats - 1);
    return (last + 1) % seats;
  }

  /** First place: the fewest points, or the most games; shared by equals (PTS-4). */
  public List<Integer> best() {
    var all = Arrays.stream(numbers, 0, seats);
    return having((points ? all.min() : all.max()).orElse(0));
  }

  private List<Integer> having(int wanted) {
    List<Integer> all = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      if (numbers[seat] == wanted) {
        all.add(seat);
      }
    }
    return all;
  }

  /** Points, or games won, by seat. */
  public List<Integer> score() {
    return Arrays.stream(numbers, 0, seats).boxed().toList();
  }

  /** What the last game added. */
  public List<Integer> scored() {
    return Arrays.stream(numbers, seats, 2 * seats).boxed().toList();
  }
}
