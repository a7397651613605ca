package eightfold.testkit.oracle;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What may be caught, the oldest first. */
public record Faults(List<Fault> all) implements Part {
  static final Faults NONE = new Faults(List.of());

  public Faults {
    all = List.copyOf(all);
  }

  /**
   * Something that a seat may be caught for.
   *
   * @param seat whose fault it is
   * @param call whether it is a call not made
   * @param finished the other seats that have finished a turn since
   */
  public record Fault(int seat, boolean call, Set<Integer> finished) {
    public Fault {
      finished = Set.copyOf(finished);
    }

    Fault hasFinished(int other) {
      return other == seat ? this : new Fault(seat, call, Copies.with(finished, other));
    }
  }

  Optional<Fault> oldestOf(int seat) {
    return all.stream().filter(fault -> fault.seat() == seat).findFirst();
  }

  boolean ofCall(int seat) {
    return all.stream().anyMatch(fault -> fault.seat() == seat && fault.call());
  }
}
