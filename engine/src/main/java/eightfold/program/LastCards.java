package eightfold.program;

import eightfold.cards.Pack;
import eightfold.rules.vocabulary.CardSet;
import eightfold.rules.vocabulary.Element;

/**
 * What the last card of a hand may be, and what it costs (C15).
 *
 * @param allowed the kinds that may be the last card
 * @param matching those that are not wild as the last card
 * @param costs cards drawn for going out on a kind, which is then no going out; 0: none
 */
public record LastCards(long allowed, long matching, KindNumbers costs) {
  static LastCards of(Element.Last rule, long wild, Pack pack) {
    long only = rule.only().isEmpty() ? pack.all() : new CardSet(rule.only()).mask(wild);
    return new LastCards(
        only & ~new CardSet(rule.never()).mask(wild),
        new CardSet(rule.matching()).mask(wild),
        KindNumbers.NONE.with(new CardSet(rule.costs()).mask(wild), rule.draws()));
  }
}
