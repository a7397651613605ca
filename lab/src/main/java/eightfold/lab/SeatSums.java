package eightfold.lab;

import java.util.ArrayList;
import java.util.List;

/** Exact sums of what seats won and scored: whole numbers, so that their order does not matter. */
final class SeatSums {
  private long results;
  private final long[] wins;
  private final long[] points;
  private final long[] squares;

  SeatSums(int seats) {
    wins = new long[seats];
    points = new long[seats];
    squares = new long[seats];
  }

  /** Counts one result of a seat. */
  void add(int seat, boolean won, long scored) {
    wins[seat] += won ? 1 : 0;
    points[seat] += scored;
    squares[seat] += scored * scored;
  }

  /** Says that all seats of one more deal or match have been added. */
  void close() {
    results++;
  }

  void merge(SeatSums other) {
    results += other.results;
    for (int seat = 0; seat < wins.length; seat++) {
      wins[seat] += other.wins[seat];
      points[seat] += other.points[seat];
      squares[seat] += other.squares[seat];
    }
  }

  List<Report.Seat> seats() {
    List<Report.Seat> seats = new ArrayList<>();
    for (int seat = 0; seat < wins.length; seat++) {
      seats.add(
          new Report.Seat(
              Estimate.ofShare(wins[seat], results),
              Estimate.ofSums(points[seat], squares[seat], results)));
    }
    return seats;
  }
}
