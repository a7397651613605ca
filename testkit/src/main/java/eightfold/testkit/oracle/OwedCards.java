package eightfold.testkit.oracle;

import eightfold.game.Refusal;
import eightfold.rules.vocabulary.Effect;
import java.util.List;

/** Cards that want another one on them at once (semantics 18, {@code owes …}). */
final class OwedCards {
  /** Larger hands are not looked at. */
  private static final int MOST_EMPTIED = 9;

  private OwedCards() {}

  static boolean owes(Rules rules, int kind) {
    return rules.does(kind, Effect.Followed.class, Effect.Followed::owed);
  }

  static boolean owesAny(Rules rules, int kind) {
    return rules.does(
        kind,
        Effect.Followed.class,
        followed -> followed.owed() && followed.by() == Effect.Followed.By.BY_ANY);
  }

  /** Why the card may not be put on the last one, or {@link Rules#ALLOWED}. */
  static int refusal(Rules rules, State state, int card) {
    int last = state.turn().last();
    boolean any = owesAny(rules, last);
    if (!any && GoingOut.refused(rules, state, card)) {
      return Refusal.MAY_NOT_GO_OUT;
    }
    boolean kept = !any && keptOff(rules, card, last);
    if (kept || !OrderedCards.mayFollow(rules, state, card, last)) {
      return Refusal.CONDITION_NOT_MET;
    }
    return any || inSuit(rules, card, last) ? Rules.ALLOWED : Refusal.CARD_DOES_NOT_FOLLOW;
  }

  private static boolean keptOff(Rules rules, int card, int last) {
    return rules.does(card, Effect.Playable.class, it -> rules.names(it.neverOn(), last));
  }

  private static boolean inSuit(Rules rules, int card, int last) {
    return !rules.kinds().joker(card)
        && !rules.kinds().joker(last)
        && rules.kinds().shareSuit(card, last);
  }

  /**
   * Whether a hand of up to nine cards could be emptied in one turn: all of its cards but one owe,
   * and can be put in an order in which each takes the next (semantics 21.4).
   */
  static boolean couldEmpty(Rules rules, List<Integer> held) {
    boolean oneEndsIt = held.stream().filter(kind -> !owes(rules, kind)).count() == 1;
    return oneEndsIt
        && held.size() <= MOST_EMPTIED
        && held.stream().anyMatch(first -> emptiedFrom(rules, first, Copies.minus(held, first)));
  }

  private static boolean emptiedFrom(Rules rules, int card, List<Integer> rest) {
    return rest.isEmpty()
        || owes(rules, card)
            && rest.stream()
                .distinct()
                .filter(next -> takes(rules, card, next))
                .anyMatch(next -> emptiedFrom(rules, next, Copies.minus(rest, next)));
  }

  /** Whether the first of two cards, which owes another, takes the second. */
  private static boolean takes(Rules rules, int first, int second) {
    return (owesAny(rules, first) || inSuit(rules, second, first) && !keptOff(rules, second, first))
        && !Pairings.never(rules, second, first);
  }
}
