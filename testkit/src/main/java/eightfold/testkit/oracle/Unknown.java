package eightfold.testkit.oracle;

import eightfold.rules.RuleBook;
import java.util.Optional;

/**
 * What kernel and oracle do not both play. There is nothing left: the oracle knows every rule, in
 * the books of the library and in those that nobody wrote; rules that do not go together are
 * refused by {@link eightfold.rules.RuleBookCheck}.
 */
public final class Unknown {
  private Unknown() {}

  /** A rule of a book, options applied, that the oracle does not know; empty if it knows all. */
  public static Optional<String> in(RuleBook book) {
    return Optional.empty();
  }
}
