package eightfold.play;

import eightfold.cards.Kinds;
import eightfold.game.Refusal;

/** The codes that refuse cards in a turn in which no decision is asked (NOTATION 3). */
final class CardRefusals {
  private CardRefusals() {}

  /** A card put down in a turn in which no decision is asked. */
  static int single(Table t, int seat, int kind) {
    int code = card(t, seat, kind);
    return code != Refusal.ALLOWED && CatchablePlay.accepts(t, seat, kind, code)
        ? Refusal.ALLOWED
        : code;
  }

  /** The same where a turn holds several cards, and two alike where pairs are played. */
  static int laid(Table t, int seat, int kind) {
    return t.pairs ? pair(t, seat, kind) : single(t, seat, kind);
  }

  /**
   * A pair must be held, is no answer, and is judged by its first card, as last by its second,
   * which must be free to lie on the first.
   */
  private static int pair(Table t, int seat, int kind) {
    if (t.copies(seat, kind) < 2) {
      return Refusal.CARD_NOT_HELD;
    }
    if (t.top() == AgendaTask.ANSWER) {
      return Refusal.PENALTY_PENDING;
    }
    if (t.top() == AgendaTask.FOLLOW) {
      return Refusal.CARD_DOES_NOT_FOLLOW;
    }
    boolean mayGo = !Situation.blocked(t, seat) && Kinds.has(t.lastAllowed, kind);
    if (t.slots[Slot.COUNT + seat] == 2 && !mayGo) {
      return Refusal.MAY_NOT_GO_OUT;
    }
    return Kinds.has(t.conditions.neverOnItself(), kind)
        ? Refusal.CONDITION_NOT_MET
        : card(t, seat, kind);
  }

  /** Each condition is looked at on its own, in the order of NOTATION 3. */
  static int card(Table t, int seat, int kind) {
    if (!Kinds.has(t.hand(seat), kind)) {
      return Refusal.CARD_NOT_HELD;
    }
    if (t.top() == AgendaTask.FOLLOW) {
      return followUp(t, seat, kind);
    }
    if (Kinds.has(Playability.playable(t, seat), kind)) {
      return Refusal.ALLOWED;
    }
    if (t.top() == AgendaTask.ANSWER && !Kinds.has(Playability.answers(t), kind)) {
      return Refusal.PENALTY_PENDING;
    }
    if (!Kinds.has(Playability.lastLaw(t, seat), kind)) {
      return Refusal.MAY_NOT_GO_OUT;
    }
    if (Kinds.has(Playability.barred(t), kind)) {
      return Refusal.CONDITION_NOT_MET;
    }
    if (t.top() == AgendaTask.PLAY && !t.is(Slot.OPENING)) {
      boolean needless =
          Kinds.has(t.needy, kind) && Playability.needless(t, seat)
              || Kinds.has(t.need.suitless(), kind) && Suits.holdsInForce(t, seat);
      if (needless || Kinds.has(t.masks[Mask.BARRED], kind)) {
        return Refusal.CONDITION_NOT_MET;
      }
    }
    return Refusal.CARD_DOES_NOT_FOLLOW;
  }

  /** The code that refuses a card of the hand. */
  static int followUp(Table t, int seat, int kind) {
    if (Kinds.has(Playability.playable(t, seat), kind)) {
      return Refusal.ALLOWED;
    }
    if (FollowUps.any(t)) {
      return Refusal.CONDITION_NOT_MET; // nothing but lines keeps a card off
    }
    if (!Kinds.has(Playability.lastLaw(t, seat), kind)) {
      return Refusal.MAY_NOT_GO_OUT;
    }
    return Kinds.has(FollowUps.barred(t) | Playability.barred(t), kind)
        ? Refusal.CONDITION_NOT_MET
        : Refusal.CARD_DOES_NOT_FOLLOW;
  }
}
