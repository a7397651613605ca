package eightfold.game;

import java.util.List;
import java.util.stream.IntStream;

/**
 * Some of the seats of a table.
 *
 * @param bits a bit for each seat, seat 0 the lowest
 */
public record SeatSet(int bits) {
  /** No seat. */
  public static final SeatSet NONE = new SeatSet(0);

  /** These seats. */
  public static SeatSet of(int... seats) {
    return new SeatSet(IntStream.of(seats).reduce(0, (bits, seat) -> bits | 1 << seat));
  }

  /** Whether the seat is among them; {@link Match#NOBODY} never is. */
  public boolean contains(int seat) {
    return seat >= 0 && (bits >> seat & 1) != 0;
  }

  /** The seats in rising order. */
  public List<Integer> list() {
    return IntStream.range(0, Integer.SIZE).filter(this::contains).boxed().toList();
  }

  @Override
  public String toString() {
    return list().toString();
  }
}
