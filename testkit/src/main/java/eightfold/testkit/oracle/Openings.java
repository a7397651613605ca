package eightfold.testkit.oracle;

import eightfold.rules.vocabulary.Element;

/** How a seat begins the pile, or its own play, with a card of a certain sort (semantics 16). */
final class Openings {
  private Openings() {}

  /** Whether the play that the seat to act makes next has to be an opening. */
  static boolean due(Rules rules, State state) {
    return rules.says(
        Element.Opening.class,
        opening ->
            state.cards().pile().isEmpty()
                || opening.eachSeat() && !state.deal().opened().contains(state.turn().seat()));
  }

  /** Whether the card is one that opens. */
  static boolean opens(Rules rules, int kind) {
    return rules.says(Element.Opening.class, opening -> rules.names(opening.cards(), kind));
  }

  /** Whether who holds a card that opens has to play it. */
  static boolean forced(Rules rules) {
    return rules.says(Element.Opening.class, Element.Opening::forced);
  }

  /** Whether an opening's card does nothing. */
  static boolean withoutEffect(Rules rules) {
    return rules.says(Element.Opening.class, Element.Opening::withoutEffect);
  }
}
