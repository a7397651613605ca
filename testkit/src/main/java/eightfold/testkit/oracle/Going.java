package eightfold.testkit.oracle;

import eightfold.rules.Element;

/** Which card may be the last (semantics 2, C15). */
final class Going {
  private Going() {}

  /** Whether the rules about last cards let this one be it. */
  static boolean mayBeLast(Rules rules, int card) {
    boolean only =
        rules.the(Element.LastOnly.class).map(rule -> rules.names(rule.cards(), card)).orElse(true);
    boolean never =
        rules
            .the(Element.LastNever.class)
            .map(rule -> rules.names(rule.cards(), card))
            .orElse(false);
    return only && !never;
  }

  /** Whether the seat to act may not go out on that card (913). */
  static boolean refused(Rules rules, State state, int card) {
    return state.hand(state.turn().seat()).size() == 1
        && (state.turn().blocked() || !mayBeLast(rules, card));
  }

  /** Whether the card costs its player cards where it was the last. */
  static boolean costs(Rules rules, int card) {
    return rules
        .the(Element.LastCosts.class)
        .map(rule -> rules.names(rule.cards(), card))
        .orElse(false);
  }

  static boolean costsTheTurn(Rules rules, int card) {
    return costs(rules, card)
        && rules.the(Element.LastCosts.class).map(Element.LastCosts::endsTurn).orElse(false);
  }
}
