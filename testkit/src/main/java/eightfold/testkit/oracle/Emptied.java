package eightfold.testkit.oracle;

import java.util.List;

/** The seats that emptied their hands in the open count, in that order. */
public record Emptied(List<Integer> seats) implements Part {
  static final Emptied NOBODY = new Emptied(List.of());

  public Emptied {
    seats = List.copyOf(seats);
  }
}
