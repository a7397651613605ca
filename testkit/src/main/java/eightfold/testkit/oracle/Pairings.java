package eightfold.testkit.oracle;

import eightfold.rules.vocabulary.Element;
import java.util.Optional;

/**
 * Which cards may lie on which by lines of their own: {@code never} and {@code also}
 * (RULE-LANGUAGE, Conditions 8 and 9).
 */
final class Pairings {
  private Pairings() {}

  /** Whether a line bars the card from that one, whatever else holds. */
  static boolean never(Rules rules, int card, int on) {
    return last(rules, card, on).filter(line -> line.what() == Element.Laying.NEVER).isPresent();
  }

  /** The same for what lies on top. */
  static boolean never(Rules rules, Cards cards, int card) {
    return !cards.pile().isEmpty() && never(rules, card, cards.upcard());
  }

  /** Whether a line lets the card match what lies on top, with nothing declared. */
  static boolean also(Rules rules, Cards cards, int card) {
    return !cards.pile().isEmpty()
        && cards.demand().nothingDeclared()
        && last(rules, card, cards.upcard())
            .filter(line -> line.what() == Element.Laying.ALSO)
            .isPresent();
  }

  /** Of the lines about these two cards the last one, which holds. */
  private static Optional<Element.Pairing> last(Rules rules, int card, int on) {
    for (Element.Pairing line : rules.pairings().reversed()) {
      if (rules.names(line.cards(), card) && rules.names(line.on(), on)) {
        return Optional.of(line);
      }
    }
    return Optional.empty();
  }
}
