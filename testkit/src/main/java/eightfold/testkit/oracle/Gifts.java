package eightfold.testkit.oracle;

import java.util.List;

/** The seats that still get a gift in this turn, the next one first. */
public record Gifts(List<Integer> receivers) implements Part {
  static final Gifts NONE = new Gifts(List.of());

  public Gifts {
    receivers = List.copyOf(receivers);
  }
}
