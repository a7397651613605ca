package eightfold.play;

import eightfold.game.Chance;

/**
 * What others see of who owes a call: everything, but where that depends on a hidden hand. There
 * the table keeps what all have seen: by how many cards of its hand a seat may owe ({@link
 * Slot#DUE}), 0 where it owes nothing. Cards that have come since do not count, and where some have
 * gone ({@link EarlierHand#LOST}), nothing follows. A number below 0 says that the seat may have
 * owed before, too, by other cards.
 */
final class OwedCalls {
  /** In the place of a number of cards: what is owed comes too late whatever was held. */
  static final int LATE = 2 * EarlierHand.LOST;

  private OwedCalls() {}

  // what all have seen

  /** The hand as it is says whether the seat owes; what it owed before is over. */
  static void decides(Table t, int seat) {
    if (t.call.hidden()) {
      looksAgain(t, seat, t.slots[Slot.DUE + seat] == 0);
      t.slots[Slot.DUE + seat] = t.slots[Slot.COUNT + seat];
      t.slots[Slot.LATE] &= t.slots[Slot.OWES];
    }
  }

  /** By the hand as it is the seat may come to owe; what it owed before stands. */
  static void mayAdd(Table t, int seat) {
    if (t.call.hidden()) {
      int due = t.slots[Slot.DUE + seat];
      int cards = t.slots[Slot.COUNT + seat];
      boolean fresh = due == 0 || due == cards;
      looksAgain(t, seat, fresh);
      t.slots[Slot.DUE + seat] = fresh ? cards : -cards;
    }
  }

  /**
   * A call that this hand brings about comes in time, whatever has been owed before.
   *
   * @param fresh whether nothing was owed before, or by these same cards
   */
  private static void looksAgain(Table t, int seat, boolean fresh) {
    int by = t.slots[Slot.LATE_BY + seat];
    if (fresh) {
      t.slots[Slot.LATE_BY + seat] = 0;
    } else if (by != 0) {
      int due = t.slots[Slot.DUE + seat];
      t.slots[Slot.LATE_BY + seat] = by == LATE && due > 0 ? due : EarlierHand.LOST;
    }
  }

  /** All see that whatever these seats owe comes too late now. */
  static void tooLate(Table t, int seats) {
    for (int rest = t.call.hidden() ? seats : 0; rest != 0; rest &= rest - 1) {
      t.slots[Slot.LATE_BY + Integer.numberOfTrailingZeros(rest)] = LATE;
    }
  }

  /** The seat owes no call. */
  static void over(Table t, int seat) {
    if (t.call.hidden()) {
      t.slots[Slot.LATE] &= ~(1 << seat);
      t.slots[Slot.DUE + seat] = 0;
    }
  }

  /** Cards have left the hand otherwise than by a play, or the hand is another one. */
  static void changes(Table t, int seat) {
    if (t.call.hidden() && t.slots[Slot.DUE + seat] != 0) {
      t.slots[Slot.DUE + seat] = EarlierHand.LOST;
      int by = t.slots[Slot.LATE_BY + seat];
      t.slots[Slot.LATE_BY + seat] = by == 0 || by == LATE ? by : EarlierHand.LOST;
    }
  }

  /**
   * A turn of the seat begins.
   *
   * @param one whether it may keep back the seat's only card
   */
  static void turnBegins(Table t, int seat, boolean one) {
    if (t.call.hidden()) {
      t.slots[Slot.DUE_AT_BEGIN + seat] = one ? t.slots[Slot.DUE + seat] : 0;
    }
  }

  /** The seats of which others cannot see whether they owe a call, as bits. */
  static int hidden(Table t) {
    return t.call.hidden() ? (1 << t.seats) - 1 : 0;
  }

  /** The seats whose hands all see to be such that they owe the call, as bits. */
  static int shownByHands(Table t) {
    int shown = 0;
    int owes = t.call.byCards() && !t.call.hidden() ? t.slots[Slot.OWES] : 0;
    for (int rest = owes; rest != 0; rest &= rest - 1) {
      int seat = Integer.numberOfTrailingZeros(rest);
      shown |= Calls.owing(t, seat) ? 1 << seat : 0;
    }
    return shown;
  }

  // hands dealt anew

  /** Says anew which of these seats owe a call, by the hands as they are. */
  static void anew(Table t, int seats, Chance chance) {
    for (int rest = seats; rest != 0; rest &= rest - 1) {
      int seat = Integer.numberOfTrailingZeros(rest);
      boolean owes = owes(t, seat, t.slots[Slot.DUE + seat], chance);
      t.slots[Slot.OWES] = t.slots[Slot.OWES] & ~(1 << seat) | (owes ? 1 << seat : 0);
      boolean late = owes && late(t, seat, chance);
      t.slots[Slot.LATE] = t.slots[Slot.LATE] & ~(1 << seat) | (late ? 1 << seat : 0);
      if (seat == t.slots[Slot.TURN_SEAT] && t.callBlocks) {
        t.set(Slot.BLOCKED, blocked(t, seat, chance));
      }
    }
  }

  private static boolean owes(Table t, int seat, int due, Chance chance) {
    if (due == 0) {
      return false;
    }
    int cards = Math.abs(due);
    boolean owes = EarlierHand.was(t, seat, cards, chance, () -> Calls.owing(t, seat));
    return owes || due < 0 && chance.below(2) == 1;
  }

  /** Whether what a seat owes comes too late, as it has owed it since before another acted. */
  private static boolean late(Table t, int seat, Chance chance) {
    int by = t.slots[Slot.LATE_BY + seat];
    return by == LATE
        || by != 0 && EarlierHand.was(t, seat, by, chance, () -> Calls.owing(t, seat));
  }

  /** Whether the only card of a seat as its turn began was one that it owed the call for. */
  private static boolean blocked(Table t, int seat, Chance chance) {
    int due = t.slots[Slot.DUE_AT_BEGIN + seat];
    if (t.slots[Slot.LAID] == 0 && due == t.slots[Slot.DUE + seat]) {
      return (t.slots[Slot.OWES] >>> seat & 1) != 0;
    }
    int laid = Math.min(t.slots[Slot.LAID], t.slots[Slot.PILE_SIZE]);
    int card = due == 1 ? chance.below(laid + t.slots[Slot.COUNT + seat]) : laid;
    if (card < laid) {
      // it has been laid since, on cards that came later or under them
      int top = t.pile + t.slots[Slot.PILE_SIZE] - 1;
      return owing(t, t.cards[top - card]);
    }
    return owes(t, seat, due, chance);
  }

  /** The same before its card that did not follow; as now, while its turn goes on. */
  private static boolean wasBlocked(Table t, int seat, Chance chance) {
    int due = t.callBlocks ? t.slots[Slot.DUE_AT_BEGIN + seat] : 0;
    if (due != 0 && seat == t.slots[Slot.TURN_SEAT]) {
      return t.is(Slot.BLOCKED);
    }
    boolean same = due != 0 && due == t.slots[Slot.CHEAT_DUE];
    return same ? t.slots[Slot.CHEAT_OWES] != 0 : owes(t, seat, due, chance);
  }

  /** Whether a hand of one such card owes the call. */
  private static boolean owing(Table t, int kind) {
    boolean never = t.callRule.notInDealsOfOne() && t.dealtEach() == 1;
    return !never && (t.call.save() >>> kind & 1) == 0;
  }

  /** Whether a seat owed a call before its card that did not follow: it held that one, too. */
  static void anewForCheat(Table t, Chance chance) {
    int seat = t.slots[Slot.CHEAT_SEAT];
    long bit = 1L << t.slots[Slot.CHEAT_KIND];
    int plane = t.hands.held(seat);
    while ((t.masks[plane] & bit) != 0) {
      plane++;
    }
    t.masks[plane] |= bit;
    t.slots[Slot.COUNT + seat]++;
    t.slots[Slot.CHEAT_OWES] = owes(t, seat, t.slots[Slot.CHEAT_DUE], chance) ? 1 << seat : 0;
    t.set(Slot.CHEAT_BEFORE + Slot.BLOCKED, wasBlocked(t, seat, chance));
    t.masks[plane] &= ~bit;
    t.slots[Slot.COUNT + seat]--;
  }
}
