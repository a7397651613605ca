package eightfold.play;

import eightfold.cards.Kind;
import eightfold.cards.Kinds;
import eightfold.game.Refusal;
import eightfold.program.Program;

/** Cards on which their player owes another one in the same turn (Kapaga's ace and joker). */
final class FollowUps {
  /** The most cards on which another is owed that a hand to be emptied is looked through for. */
  private static final int MOST = 8;

  private FollowUps() {}

  /** Whether the last card laid owes another one. */
  static boolean owed(Table t) {
    Program p = t.program;
    long owing = p.owesItsSuit | p.owesAnyCard;
    return owing != 0
        && Kinds.has(owing, t.slots[Slot.LAST_LAID])
        && !(t.is(Slot.OPENING) && p.openingWithoutEffect);
  }

  private static boolean any(Table t) {
    return Kinds.has(t.program.owesAnyCard, t.slots[Slot.LAST_LAID]);
  }

  /** The card lies: its player owes the next one, or without a card draws one at once. */
  static void open(Table t, int seat) {
    if (t.slots[Slot.COUNT + seat] == 0) {
      Drawing.ownTurn(t, seat, 1);
      if (t.slots[Slot.ENDING] != Table.RUNNING) {
        return;
      }
      if (t.slots[Slot.COUNT + seat] == 0) {
        Turns.goOut(t, seat);
        return;
      }
      if (!any(t)) {
        t.push(Table.REST, seat);
        return;
      }
    }
    t.push(Table.FOLLOW, seat);
  }

  static void draw(Table t, int seat) {
    Drawing.ownTurn(t, seat, 1);
    if (t.slots[Slot.ENDING] == Table.RUNNING) {
      t.pop();
      t.push(Table.REST, seat);
    }
  }

  static long playable(Table t, int seat) {
    if (any(t)) {
      return t.hand(seat);
    }
    long suit = Kinds.suit(Kind.suit(t.slots[Slot.LAST_LAID]));
    return t.hand(seat) & suit & ~barred(t) & Laws.lastLaw(t, seat);
  }

  /** What must not lie on the card that owes another, whatever it has left in force. */
  private static long barred(Table t) {
    return t.program.barred[t.slots[Slot.LAST_LAID]];
  }

  /** The code that refuses a card of the hand. */
  static int card(Table t, int seat, int kind) {
    if (Kinds.has(playable(t, seat), kind)) {
      return Laws.ALLOWED;
    }
    if (!Kinds.has(Laws.lastLaw(t, seat), kind)) {
      return Refusal.MAY_NOT_GO_OUT;
    }
    return Kinds.has(barred(t), kind) ? Refusal.CONDITION_NOT_MET : Refusal.CARD_DOES_NOT_FOLLOW;
  }

  static int drawing(Table t) {
    return any(t) ? Refusal.MAY_NOT_DRAW : Laws.ALLOWED;
  }

  // a hand that one turn could empty

  /** Whether a hand of several cards could be played in one turn: all but the last owe the next. */
  static boolean couldEmpty(Table t, int seat) {
    Program p = t.program;
    long owing = p.owesItsSuit | p.owesAnyCard;
    int cards = t.slots[Slot.COUNT + seat];
    long others = t.hand(seat) & ~owing;
    if (owing == 0 || cards > MOST + 1 || Long.bitCount(others) != 1) {
      return false;
    }
    int last = Long.numberOfTrailingZeros(others);
    if (t.hands.copies(seat, last) != 1) {
      return false;
    }
    long packed = 0;
    int n = 0;
    for (long rest = t.hand(seat) & owing; rest != 0; rest &= rest - 1) {
      int kind = Long.numberOfTrailingZeros(rest);
      for (int copy = t.hands.copies(seat, kind); copy > 0; copy--) {
        packed |= (long) kind << 6 * n++;
      }
    }
    return leads(p, packed, (1 << n) - 1, last);
  }

  /** Whether the owing cards left can be put in an order that leads to this one. */
  private static boolean leads(Program p, long packed, int left, int to) {
    if (left == 0) {
      return true;
    }
    for (int rest = left; rest != 0; rest &= rest - 1) {
      int i = Integer.numberOfTrailingZeros(rest);
      int kind = (int) (packed >>> 6 * i & 63);
      if (accepts(p, kind, to) && leads(p, packed, left & ~(1 << i), kind)) {
        return true;
      }
    }
    return false;
  }

  private static boolean accepts(Program p, int kind, int next) {
    return Kinds.has(p.owesAnyCard, kind)
        || Kind.suit(kind) == Kind.suit(next)
            && !Kind.joker(next)
            && !Kinds.has(p.barred[kind], next);
  }
}
