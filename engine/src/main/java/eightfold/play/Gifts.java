package eightfold.play;

import eightfold.cards.Kinds;
import eightfold.game.Refusal;

/** A card for each other seat, one after another (Kings Reverse's ace of spades). */
final class Gifts {
  private Gifts() {}

  /** The seat may give when it has declared what it has to, beginning with the next. */
  static void open(Table t, int seat) {
    t.slots[Slot.GIVE_TO] = t.next(seat);
    t.slots[Slot.GIVEN] = 0;
    t.slots[Slot.GIVE_STEP] = 0;
    t.push(AgendaTask.GIVE, seat);
  }

  /**
   * The first gift is awaited: from now on gifts go round this way. What the giver declared before
   * may have set off a line that turned the direction.
   */
  static void begin(Table t, int seat) {
    if (t.slots[Slot.GIVE_STEP] == 0) {
      t.slots[Slot.GIVE_STEP] = t.slots[Slot.STEP];
      t.slots[Slot.GIVE_TO] = t.next(seat);
    }
  }

  private static int way(Table t) {
    return t.conditional ? t.slots[Slot.GIVE_STEP] : t.slots[Slot.STEP];
  }

  /** The code that refuses a gift, or anything else while gifts are awaited. */
  static int refusal(Table t, int seat, int act) {
    if (act == Acts.PASS) {
      return t.slots[Slot.GIVEN] == 0 ? Refusal.ALLOWED : Refusal.MAY_NOT_PASS;
    }
    if (!Acts.gives(act)) {
      return Refusal.DECISION_OWED;
    }
    return Kinds.has(t.hand(seat), act - Acts.GIVE) ? Refusal.ALLOWED : Refusal.CARD_NOT_HELD;
  }

  static int list(Table t, int seat, int[] into) {
    int n = 0;
    for (long rest = t.hand(seat); rest != 0; rest &= rest - 1) {
      into[n++] = Acts.GIVE + Long.numberOfTrailingZeros(rest);
    }
    if (t.slots[Slot.GIVEN] == 0) {
      into[n++] = Acts.PASS;
    }
    return n;
  }

  static void give(Table t, int seat, int kind) {
    Causes.ofCard(t, t.slots[Slot.LAST_LAID], seat);
    giveOne(t, seat, kind);
    Causes.end(t);
  }

  private static void giveOne(Table t, int seat, int kind) {
    int to = t.slots[Slot.GIVE_TO];
    handOver(t, seat, to, kind);
    t.slots[Slot.GIVEN]++;
    int next = t.next(to, way(t));
    if (t.slots[Slot.COUNT + seat] == 0) {
      t.pop();
      LastEffects.othersDraw(t, seat, next, way(t), 1);
      t.end(DealEnding.OUT, seat);
      return;
    }
    Occasions.resized(t, seat);
    if (next == seat) {
      t.replaceTop(AgendaTask.GIVEN, seat);
    } else {
      t.slots[Slot.GIVE_TO] = next;
    }
  }

  /** A card goes from hand to hand, and both are told which. */
  static void handOver(Table t, int seat, int to, int kind) {
    t.hands.give(seat, to, kind, false, false);
    Calls.movesOn(t, seat);
    t.witness.received(to, kind);
    t.witness.did(Witness.GAVE, seat, to, 1);
    Calls.drewCards(t, to);
    Occasions.resized(t, to);
  }

  /** Everybody has a gift: what the giver owes is looked at again, unless it laid no card. */
  static void given(Table t, int seat) {
    t.pop();
    if (t.slots[Slot.LAID] > 0) {
      Calls.cardsLie(t, seat);
    }
  }
}
