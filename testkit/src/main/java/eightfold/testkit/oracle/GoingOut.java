package eightfold.testkit.oracle;

/** Which card may be the last (semantics 4.16, C15). */
final class GoingOut {
  private GoingOut() {}

  /** Whether the rules about last cards let this one be it. */
  static boolean mayBeLast(Rules rules, int card) {
    boolean only = rules.last().only().isEmpty() || rules.names(rules.last().only(), card);
    return only && !rules.names(rules.last().never(), card);
  }

  /** Whether the seat to act may not go out on that card (913). */
  static boolean refused(Rules rules, State state, int card) {
    return state.hand().size() == 1 && stays(rules, state, card);
  }

  /** Whether it could not be the last card of this turn. */
  static boolean stays(Rules rules, State state, int card) {
    return state.turn().blocked() || !mayBeLast(rules, card);
  }

  /** Whether the card, though wild, follows as the last one of a hand only as others do. */
  static boolean hasToMatch(Rules rules, int card) {
    return rules.names(rules.last().matching(), card);
  }

  /** Whether the card costs its player cards where it was the last. */
  static boolean costs(Rules rules, int card) {
    return rules.names(rules.last().costs(), card);
  }

  static boolean costsTheTurn(Rules rules, int card) {
    return costs(rules, card) && rules.last().endsTurn();
  }
}
