package eightfold.testkit.oracle;

import eightfold.rules.Element;

/** How a seat begins the pile, or its own play, with a card of a certain sort (semantics 12). */
final class Openings {
  private Openings() {}

  /** Whether the play that the seat to act makes next has to be an opening. */
  static boolean due(Rules rules, State state) {
    return rules
        .the(Element.Opening.class)
        .map(
            opening ->
                state.cards().pile().isEmpty()
                    || opening.eachSeat() && !state.course().opened().contains(state.turn().seat()))
        .orElse(false);
  }

  /** Whether the card is one that opens. */
  static boolean opens(Rules rules, int kind) {
    return rules
        .the(Element.Opening.class)
        .map(opening -> rules.names(opening.cards(), kind))
        .orElse(false);
  }

  /** Whether who holds a card that opens has to play it. */
  static boolean forced(Rules rules) {
    return rules.the(Element.Opening.class).map(Element.Opening::forced).orElse(false);
  }

  /** Whether an opening's card does nothing. */
  static boolean withoutEffect(Rules rules) {
    return rules.the(Element.Opening.class).map(Element.Opening::withoutEffect).orElse(false);
  }

  /** The seat to act has played, or passed; its opening is over. */
  static void over(Scene scene) {
    scene.becomes(scene.now().course(scene.now().course().opened(scene.seat())));
  }
}
