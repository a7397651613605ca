package eightfold.testkit.oracle;

/** Which cards a seat must play, where a line has said so (RULE-LANGUAGE, Conditions 5). */
final class OrderedCards {
  private OrderedCards() {}

  /** Whether the demand on the seat to act, if one holds now, lets it play the card. */
  static boolean obeys(Rules rules, State state, int card) {
    // a penalty goes before it
    return state.turn().awaits() == Awaits.ANSWER
        || state
            .the(Orders.class)
            .now()
            .map(demanded -> rules.names(demanded.cards(), card) != demanded.not())
            .orElse(true);
  }

  /** Whether lines let it be laid on that card in the same turn. */
  static boolean mayFollow(Rules rules, State state, int card, int on) {
    return !Pairings.never(rules, card, on) && obeys(rules, state, card);
  }
}
