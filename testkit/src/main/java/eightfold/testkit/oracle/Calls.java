package eightfold.testkit.oracle;

import java.util.Collections;
import java.util.List;

/** How each seat stands with its call (semantics 21). */
public record Calls(List<Caller> callers) implements Part {
  public Calls {
    callers = List.copyOf(callers);
  }

  /**
   * A seat and its call.
   *
   * @param owes whether it owes one that it has not made
   * @param called whether one that it made holds
   * @param announced whether one made before the play waits to be judged
   * @param fresh whether it was made before the play of the running turn
   * @param late whether what it owes comes too late, somebody else having acted
   */
  public record Caller(
      boolean owes, boolean called, boolean announced, boolean fresh, boolean late) {
    /** Owes nothing, has called nothing. */
    Caller silent() {
      return new Caller(false, false, false, false, late);
    }

    Caller owes(boolean to) {
      return new Caller(to, called, announced, fresh, late);
    }

    Caller called(boolean to) {
      return new Caller(owes, to, announced, fresh, late);
    }

    Caller late(boolean to) {
      return new Caller(owes, called, announced, fresh, to);
    }

    /** When the turn has ended in which it was made, and judged. */
    Caller aged() {
      return new Caller(owes, called, false, false, late);
    }
  }

  static Calls none(int seats) {
    return new Calls(Collections.nCopies(seats, new Caller(false, false, false, false, false)));
  }
}
