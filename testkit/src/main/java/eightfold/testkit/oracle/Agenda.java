package eightfold.testkit.oracle;

import java.util.ArrayList;
import java.util.List;

/** The work that is still to be done at a table, the next piece first. */
public record Agenda(List<Work> work) implements Part {
  static final Agenda EMPTY = new Agenda(List.of());

  public Agenda {
    work = List.copyOf(work);
  }

  boolean isEmpty() {
    return work.isEmpty();
  }

  Work next() {
    return work.getFirst();
  }

  Agenda rest() {
    return new Agenda(work.subList(1, work.size()));
  }

  /** With more to be done, in this order, before all the rest. */
  Agenda first(Work... more) {
    List<Work> all = new ArrayList<>(List.of(more));
    all.addAll(work);
    return new Agenda(all);
  }
}
