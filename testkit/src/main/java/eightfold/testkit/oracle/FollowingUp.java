package eightfold.testkit.oracle;

import eightfold.cards.Kind;
import eightfold.game.Refusal;
import eightfold.rules.Effect;
import java.util.Optional;

/** Cards that want another one on them at once (semantics 13.3, {@code owes …}). */
final class FollowingUp {
  private FollowingUp() {}

  static boolean owes(Rules rules, int kind) {
    return rules.does(kind, Effect.OwesItsSuit.class) || owesAny(rules, kind);
  }

  private static boolean owesAny(Rules rules, int kind) {
    return rules.does(kind, Effect.OwesAnyCard.class);
  }

  /** Instead of the close of the turn, once such a card lies. */
  static void begin(Scene scene, int kind) {
    int seat = scene.seat();
    if (scene.now().hand(seat).size() == 0) {
      Drawing.drawForOneself(scene, seat, 1);
      if (scene.over()) {
        return;
      }
      if (scene.now().hand(seat).size() == 0) {
        LastCards.penaltiesOf(scene);
        Scoring.end(scene, Tally.Ending.OUT, Optional.of(seat));
        return;
      }
      if (!owesAny(scene.rules(), kind)) {
        Turns.settle(scene);
        return;
      }
    }
    scene.becomes(scene.now().turn(scene.now().turn().awaits(Awaits.FOLLOW)));
  }

  /** Why the card may not be put on the last one, or {@link Drawing#ALLOWED}. */
  static int refusal(Rules rules, State state, int card) {
    int last = state.turn().laid().getLast();
    if (owesAny(rules, last)) {
      return Drawing.ALLOWED;
    }
    if (Going.refused(rules, state, card)) {
      return Refusal.MAY_NOT_GO_OUT;
    }
    if (keptOff(rules, card, last)) {
      return Refusal.CONDITION_NOT_MET;
    }
    return inSuit(card, last) ? Drawing.ALLOWED : Refusal.CARD_DOES_NOT_FOLLOW;
  }

  private static boolean keptOff(Rules rules, int card, int last) {
    return rules
        .effect(card, Effect.NeverOn.class)
        .map(clause -> rules.names(clause.cards(), last))
        .orElse(false);
  }

  private static boolean inSuit(int card, int last) {
    return !Kind.joker(card) && !Kind.joker(last) && Kind.suit(card) == Kind.suit(last);
  }

  /** Whether the first of two cards, which owes another, takes the second. */
  static boolean takes(Rules rules, int first, int second) {
    return owesAny(rules, first) || inSuit(second, first) && !keptOff(rules, second, first);
  }

  static int drawRefusal(Rules rules, State state) {
    return owesAny(rules, state.turn().laid().getLast()) ? Refusal.MAY_NOT_DRAW : Drawing.ALLOWED;
  }

  /** A card instead of the one owed; it is not played. */
  static void draw(Scene scene) {
    Drawing.drawForOneself(scene, scene.seat(), 1);
    if (!scene.over()) {
      Turns.settle(scene);
    }
  }
}
