package eightfold.testkit.oracle;

import java.util.Set;

/** A grab that goes on: who has grabbed, and who has passed. */
public record Grab(Set<Integer> have, Set<Integer> passed) implements Part {
  static final Grab OPEN = new Grab(Set.of(), Set.of());

  public Grab {
    have = Set.copyOf(have);
    passed = Set.copyOf(passed);
  }

  boolean done(int seat) {
    return have.contains(seat) || passed.contains(seat);
  }
}
