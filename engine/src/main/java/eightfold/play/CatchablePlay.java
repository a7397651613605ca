package eightfold.play;

import eightfold.cards.Kind;
import eightfold.cards.Kinds;
import eightfold.game.Refusal;

/**
 * A card played that did not follow: how things stood before it, as long as another seat may catch
 * its player, who then takes it back, draws, and is to act again. No book with such cards lets any
 * be given away or put into the stock, so nobody loses sight of a card that has been taken back.
 */
final class CatchablePlay {
  private CatchablePlay() {}

  /** Nobody can be caught any more. */
  static void close(Table t) {
    t.slots[Slot.CHEAT_SEAT] = Table.NOBODY;
  }

  /** Whether a card refused with this code may be played all the same: not as the last one. */
  static boolean accepts(Table t, int seat, int kind, int code) {
    boolean first = t.top() == AgendaTask.PLAY || t.top() == AgendaTask.ANSWER;
    boolean fault = code == Refusal.CARD_DOES_NOT_FOLLOW || code == Refusal.PENALTY_PENDING;
    return t.program.cheatDraws() > 0
        && first
        && fault
        && t.slots[Slot.COUNT + seat] > 1
        && seen(t, kind);
  }

  /** Whether nothing but what all can see keeps the card from following. */
  private static boolean seen(Table t, int kind) {
    boolean free = t.slots[Slot.BOUND] == Kind.NONE || t.slots[Slot.BOUND] == kind;
    boolean mayBeBride = t.top() == AgendaTask.PLAY && Kinds.has(t.chains.couple(), kind);
    return free && !mayBeBride;
  }

  /** An act of a turn is done: from now on the card played before it stands. */
  static void stands(Table t, int act) {
    if (Acts.card(act) || Acts.draws(act) || act == Acts.PASS) {
      CatchablePlay.close(t);
    }
  }

  /** A first card is about to be laid; one that does not follow is remembered. */
  static void watch(Table t, int seat, int kind) {
    if (t.slots[Slot.LAID] == 0 && !Kinds.has(Playability.playable(t, seat), kind)) {
      remember(t, seat, kind);
    }
  }

  private static void remember(Table t, int cheater, int card) {
    int bit = 1 << cheater;
    t.slots[Slot.CHEAT_SEAT] = cheater;
    t.slots[Slot.CHEAT_KIND] = card;
    t.set(Slot.CHEAT_OPEN, PublicState.openCopies(t, cheater, card) > 0);
    t.slots[Slot.CHEAT_OWES] = t.slots[Slot.OWES] & bit;
    t.slots[Slot.CHEAT_DUE] = t.call.hidden() ? t.slots[Slot.DUE + cheater] : 0;
    t.slots[Slot.CHEAT_CALLED] = t.slots[Slot.CALLED] & bit;
    t.slots[Slot.CHEAT_ANNOUNCED] = t.slots[Slot.ANNOUNCED] & bit;
    System.arraycopy(t.slots, 0, t.slots, Slot.CHEAT_BEFORE, Slot.TAKEN_BACK_END);
    System.arraycopy(t.slots, Slot.MISSED, t.slots, Slot.CHEAT_MISSED, Table.MOST_SEATS);
    System.arraycopy(t.slots, Slot.NOTED_MISSED, t.slots, Slot.CHEAT_NOTED, Table.MOST_SEATS);
    System.arraycopy(t.masks, Mask.FOLLOWS, t.masks, Mask.CHEAT_DEMAND, Mask.DEMANDS);
    t.slots[Slot.CHEAT_TURN] = t.slots[Slot.TURN_SEAT];
    t.masks[Mask.CHEAT_BARS] = t.masks[Mask.TURN_BARS];
    // nothing may be laid on it
    t.slots[Slot.CHAINS] = 0;
  }

  /** Somebody points at a seat: for its cheating, for a call it owes, or without a reason. */
  static void caught(Table t, int catcher, int target) {
    if (Situation.isCheat(t, target)) {
      takeBack(t, catcher);
    } else {
      Penalties.caught(t, catcher, target);
    }
  }

  private static void takeBack(Table t, int catcher) {
    int cheater = t.slots[Slot.CHEAT_SEAT];
    int kind = t.slots[Slot.CHEAT_KIND];
    close(t);
    Pile.uncover(t);
    t.hands.takeBack(cheater, kind);
    if (t.is(Slot.CHEAT_OPEN)) {
      t.hands.turnUp(cheater, kind);
    }
    Occasions.forget(t);
    restore(t, 1 << cheater);
    if (t.slots[Slot.BOUND] == kind) {
      t.hands.known.drewInSight(kind);
    }
    if (t.call.hidden()) {
      t.slots[Slot.DUE + cheater] = t.slots[Slot.CHEAT_DUE];
    }
    Occasions.resized(t, cheater);
    Causes.ofSeat(t, catcher);
    t.witness.caught(cheater);
    t.witness.took(cheater, kind);
    Drawing.take(t, cheater, t.program.cheatDraws());
    Causes.end(t);
  }

  private static void restore(Table t, int bit) {
    System.arraycopy(t.slots, Slot.CHEAT_BEFORE, t.slots, 0, Slot.TAKEN_BACK_END);
    System.arraycopy(t.slots, Slot.CHEAT_MISSED, t.slots, Slot.MISSED, Table.MOST_SEATS);
    System.arraycopy(t.slots, Slot.CHEAT_NOTED, t.slots, Slot.NOTED_MISSED, Table.MOST_SEATS);
    System.arraycopy(t.masks, Mask.CHEAT_DEMAND, t.masks, Mask.FOLLOWS, Mask.DEMANDS);
    t.slots[Slot.OWES] = t.slots[Slot.OWES] & ~bit | t.slots[Slot.CHEAT_OWES];
    t.slots[Slot.CALLED] = t.slots[Slot.CALLED] & ~bit | t.slots[Slot.CHEAT_CALLED];
    t.slots[Slot.ANNOUNCED] = t.slots[Slot.ANNOUNCED] & ~bit | t.slots[Slot.CHEAT_ANNOUNCED];
  }
}
