package eightfold.testkit.oracle;

import eightfold.rules.Element;
import eightfold.rules.RuleBook;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * What kernel and oracle have not been brought to agree on in books that nobody wrote. Every rule
 * is known to the oracle, and every book of the library is played by both; where this stands is
 * said in docs/status.md, and the list is to be empty.
 */
public final class Unknown {
  private static final Set<Class<?>> UNSETTLED_IN_MIXTURES = Set.of();

  private Unknown() {}

  /** A rule of a made-up book, in which rules meet that no game has together, to be settled yet. */
  public static Optional<String> inMixture(RuleBook book) {
    return Stream.concat(
            book.elements().stream(),
            book.all(Element.On.class).flatMap(on -> on.effects().stream()))
        .filter(rule -> unsettled(rule))
        .map(rule -> rule.getClass().getSimpleName())
        .findFirst();
  }

  private static boolean unsettled(Object rule) {
    return UNSETTLED_IN_MIXTURES.contains(rule.getClass());
  }

  /** A rule of a book, options applied, that the oracle does not know; empty if it knows all. */
  public static Optional<String> in(RuleBook book) {
    return Optional.empty();
  }
}
