package eightfold.testkit.oracle;

import java.util.Optional;
import java.util.Set;

/** What has to be said: the name of the last card, and by which seats the table's phrase. */
public record Speech(Optional<Name> name, Set<Integer> phrases) implements Part {
  static final Speech NONE = new Speech(Optional.empty(), Set.of());

  public Speech {
    phrases = Set.copyOf(phrases);
  }

  /** A name that a seat owes. */
  public record Name(int seat, String words) {}

  Speech name(Optional<Name> to) {
    return new Speech(to, phrases);
  }

  Speech phrases(Set<Integer> to) {
    return new Speech(name, to);
  }
}
