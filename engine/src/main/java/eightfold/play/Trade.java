package eightfold.play;

import eightfold.cards.Kind;
import eightfold.cards.Kinds;
import eightfold.game.Refusal;

/** A card offered to a partner in this turn, and what came back ({@link Slot#TRADE}). */
final class Trade {
  private Trade() {}

  /** How many cards of a kind a seat holds that have come to it by this trade. */
  static int received(Table t, int seat, int kind) {
    int given = t.slots[Slot.TRADE_GIVEN];
    int returned = t.slots[Slot.TRADE_RETURNED];
    boolean back = seat == t.slots[Slot.TRADE_GIVER] && kind == returned;
    boolean kept = seat == t.slots[Slot.TRADE_PARTNER] && kind == given && returned != given;
    return back || kept ? 1 : 0;
  }

  /** Whether the seat to act may give its partner a card now. */
  static boolean mayGive(Table t, int seat) {
    return t.trades
        && (t.top() == AgendaTask.PLAY || t.top() == AgendaTask.ANSWER)
        && t.slots[Slot.TRADE_GIVER] == Table.NOBODY
        && t.slots[Slot.DRAWN] == 0
        && !t.is(Slot.AFTER_DEBT)
        && t.slots[Slot.COUNT + seat] >= 2
        && !Teams.none(t)
        && (t.slots[Slot.PLAYING] >>> Teams.partner(t, seat) & 1) != 0;
  }

  /** Whether the seat to act answers its partner's gift. */
  static boolean answering(Table t) {
    return t.trades && t.top() == AgendaTask.GIVE && t.topSeat() == t.slots[Slot.TRADE_PARTNER];
  }

  /** The seat to which a card would be given now, or nobody. */
  static int receiver(Table t) {
    if (!t.running() || !t.trades) {
      return Table.NOBODY;
    }
    return answering(t) ? t.slots[Slot.TRADE_GIVER] : Teams.partner(t, t.topSeat());
  }

  /** What the seat to act may give. */
  static long gifts(Table t, int seat) {
    if (answering(t)) {
      // what the gift has set off may have moved it on
      long back = t.is(Slot.TRADE_PARTNER_HAD_ONE) ? 1L << t.slots[Slot.TRADE_GIVEN] : t.pack.all();
      return back & t.hand(seat);
    }
    return mayGive(t, seat) ? t.hand(seat) : Kinds.NONE;
  }

  /** The code that refuses a gift to the right seat. */
  static int refusal(Table t, int seat, int kind) {
    long gifts = gifts(t, seat);
    if (gifts == Kinds.NONE && !answering(t)) {
      return Refusal.NO_SUCH_SEAT;
    }
    if (!Kinds.has(t.hand(seat), kind)) {
      return Refusal.CARD_NOT_HELD;
    }
    return Kinds.has(gifts, kind) ? Refusal.ALLOWED : Refusal.NO_SUCH_SEAT;
  }

  static void give(Table t, int seat, int kind) {
    int to = receiver(t);
    boolean answer = answering(t);
    if (answer) {
      t.slots[Slot.TRADE_RETURNED] = kind;
      t.pop();
    } else {
      t.slots[Slot.TRADE_GIVER] = seat;
      t.slots[Slot.TRADE_PARTNER] = to;
      t.slots[Slot.TRADE_GIVEN] = kind;
      t.set(Slot.TRADE_PARTNER_HAD_ONE, t.slots[Slot.COUNT + to] == 1);
      t.push(AgendaTask.GIVE, to);
    }
    move(t, seat, to, kind);
    if (answer) {
      done(t);
    }
  }

  /** The partner keeps the gift. */
  static void keep(Table t, int seat) {
    t.pop();
    t.witness.did("kept", seat, Table.NOBODY, Witness.UNCOUNTED);
    Calls.leftOwing(t, seat);
    done(t);
  }

  private static void move(Table t, int from, int to, int kind) {
    t.hands.give(from, to, kind, t.players.tradesFaceUp(), true);
    Calls.movesOn(t, from);
    ChallengeablePlay.partsWith(t, from);
    PassingSeats.changes(t, from);
    PassingSeats.changes(t, to);
    t.witness.received(to, kind);
    t.witness.did(Witness.GAVE, from, to, 1);
    Occasions.resized(t, from);
    Occasions.resized(t, to);
  }

  /** The trade is over; a hand that it has brought to one card owes the call as after a play. */
  private static void done(Table t) {
    int giver = t.slots[Slot.TRADE_GIVER];
    // a card that came before the trade does not bind after it (semantics 20.9)
    t.set(Slot.MUST_PLAY, false);
    if (t.slots[Slot.TRADE_RETURNED] == Kind.NONE) {
      Calls.cardsLie(t, giver);
    }
    if (!t.players.tradesFaceUp()) {
      t.slots[Slot.TRADE_GIVEN] = Kind.NONE;
      t.slots[Slot.TRADE_RETURNED] = Kind.NONE;
    }
  }
}
