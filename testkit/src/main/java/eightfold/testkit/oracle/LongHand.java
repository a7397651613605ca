package eightfold.testkit.oracle;

import eightfold.rules.vocabulary.Element;

/**
 * A match counted down in one long hand, and wild cards of one's own (semantics 27.12 and 14.10).
 */
final class LongHand {
  private LongHand() {}

  static boolean played(Rules rules) {
    return rules.match().format() == Element.Match.Format.COUNTDOWN;
  }

  /** Whether the card is wild for the seat: for everybody, or by the seat's score. */
  static boolean isWild(Rules rules, State state, int seat, int card) {
    return rules.isWild(card) || isOwn(rules, state, seat, card);
  }

  /** Whether it is of the rank that the seat has counted down to. */
  static boolean isOwn(Rules rules, State state, int seat, int card) {
    return rules.matching().ownWild()
        && !rules.kinds().joker(card)
        && rules.kinds().rank(card) + 1 == state.tally().score().get(seat);
  }

  /** Whether a hand that is empty is not the end: its seat counts on. */
  static boolean goesOn(Rules rules, State state, int seat) {
    return played(rules) && state.tally().score().get(seat) > 1;
  }
}
