package eightfold.testkit.oracle;

import java.util.List;

/**
 * That the player of a line is to name another seat, for which all else waits.
 *
 * @param round the line and those after it
 * @param before what the turn awaited
 * @param waiting what is to be done behind the lines
 */
public record Choice(Round round, Awaits before, List<Work> waiting) implements Part {
  public Choice {
    waiting = List.copyOf(waiting);
  }

  Choice round(Round to) {
    return new Choice(to, before, waiting);
  }
}
