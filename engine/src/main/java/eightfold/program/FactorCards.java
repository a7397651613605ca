package eightfold.program;

import eightfold.cards.Kinds;
import eightfold.rules.vocabulary.Element;
import eightfold.rules.vocabulary.RuleBook;

/**
 * Two rule sets that are in force by turns: suits and ranks, and factors of values.
 *
 * @param any whether the book has them
 * @param bringing kinds that bring factors
 * @param ending those that bring suits and ranks back
 */
public record FactorCards(boolean any, long bringing, long ending) {
  private static final FactorCards NONE = new FactorCards(false, Kinds.NONE, Kinds.NONE);

  static FactorCards of(RuleBook book, long wild) {
    return book.find(Element.Factor.class)
        .map(rule -> new FactorCards(true, rule.by().mask(wild), rule.back().mask(wild)))
        .orElse(NONE);
  }
}
