package eightfold.program;

import eightfold.cards.Kinds;
import eightfold.rules.vocabulary.Element;
import eightfold.rules.vocabulary.RuleBook;

/**
 * What may begin the pile.
 *
 * @param kinds what a seat may open with; none: there is no opening
 * @param eachSeat whether every seat opens with one of them
 * @param forced whether who holds one has to play it
 * @param withoutEffect whether the card has no effect
 */
public record OpeningCards(long kinds, boolean eachSeat, boolean forced, boolean withoutEffect) {
  private static final OpeningCards NONE = new OpeningCards(Kinds.NONE, false, false, false);

  static OpeningCards of(RuleBook book, long wild) {
    return book.find(Element.Opening.class)
        .map(
            rule ->
                new OpeningCards(
                    rule.cards().mask(wild), rule.eachSeat(), rule.forced(), rule.withoutEffect()))
        .orElse(NONE);
  }
}
