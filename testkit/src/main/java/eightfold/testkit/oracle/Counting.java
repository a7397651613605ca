package eightfold.testkit.oracle;

import eightfold.cards.Kind;
import eightfold.rules.vocabulary.Effect;
import eightfold.rules.vocabulary.Element;
import java.util.Optional;

/** Counts that cards add to, and the pressure of an empty stock (semantics 13). */
final class Counting {
  private Counting() {}

  /** Whether what waits is the sum of a count. */
  static boolean open(Rules rules, State state) {
    return state.debt().owed() && counts(rules, state.debt().by());
  }

  private static boolean counts(Rules rules, int kind) {
    return kind != Kind.NONE && rules.cards().counts(kind);
  }

  /** Whether the card opens a count, or goes on with the one that waits. */
  static boolean joins(Rules rules, State state, int kind) {
    return rules.does(kind, Effect.Penalty.class, Effect.Penalty::opens)
        || counts(rules, kind)
            && open(rules, state)
            && state.debt().lies()
            && state.turn().awaits() != Awaits.TAKE;
  }

  /** How many cards it adds to the count that it joins. */
  static int adds(Rules rules, State state, int kind) {
    return joins(rules, state, kind)
        ? rules.amount(kind, Effect.Penalty.class, Effect.Penalty::counts)
        : 0;
  }

  /** Whether the hand that this card empties waits for the end of the count. */
  static boolean keeps(Rules rules, State state, int kind) {
    return !state.turn().overStarter() && joins(rules, state, kind);
  }

  /** Whether the seat without a card has to draw the count that has come back to it. */
  static boolean comesBack(Rules rules, State state, int seat) {
    return open(rules, state) && state.the(Emptied.class).seats().contains(seat);
  }

  /** The first seat that the count has emptied and that still has no card. */
  static Optional<Integer> firstEmptied(State state) {
    return state.the(Emptied.class).seats().stream()
        .filter(seat -> state.hand(seat).size() == 0)
        .findFirst();
  }

  static boolean pressed(Rules rules) {
    return rules.says(Element.Stock.class, stock -> stock.pressure() > 0);
  }
}
