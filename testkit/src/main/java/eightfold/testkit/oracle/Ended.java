package eightfold.testkit.oracle;

import java.util.Locale;
import java.util.Optional;

/**
 * That the deal is over: the first thing that says so, whatever was still to be done.
 *
 * @param how it ended
 * @param winner the seat that has won it, if one has
 */
public record Ended(Ending how, Optional<Integer> winner) implements Part {
  /** How a deal ends. */
  public enum Ending {
    OUT,
    BLOCKED,
    LIMIT
  }

  public String word() {
    return how.name().toLowerCase(Locale.ROOT);
  }
}
