package eightfold.play;

import eightfold.cards.Kind;
import eightfold.cards.Kinds;
import eightfold.game.Refusal;
import eightfold.program.Program;

/** Partners who sit opposite, trade cards and go out together (tag-team.md; semantics 13.4). */
final class Teams {
  private static final int DISBANDED_AT = 3;

  private Teams() {}

  static int partner(Table t, int seat) {
    return (seat + t.seats / 2) % t.seats;
  }

  /** The seats of a seat's team, as bits; the seat alone where there are no teams. */
  static int team(Table t, int seat) {
    return t.program.teams ? 1 << seat | 1 << partner(t, seat) : 1 << seat;
  }

  /** Whether each seat plays for itself, from the start or since so few hold cards. */
  static boolean none(Table t) {
    return !t.program.teams || t.program.disbands && t.players() <= DISBANDED_AT;
  }

  /** Whether the deal goes on although this seat's hand is empty. */
  static boolean goesOn(Table t, int seat) {
    return !none(t) && (t.playing >>> partner(t, seat) & 1) != 0;
  }

  /** The seats that win the deal with the one that has just gone out, as bits. */
  static int winners(Table t, int seat) {
    return seat == Table.NOBODY ? 0 : none(t) ? 1 << seat : team(t, seat);
  }

  /** The seat is out and takes no more turns; the deal goes on. */
  static void leave(Table t, int seat) {
    t.playing &= ~(1 << seat);
    Witness witness = t.witness;
    if (witness != null) {
      witness.out(seat);
    }
  }

  // trades

  /** Whether the seat to act may give its partner a card now. */
  static boolean mayGive(Table t, int seat) {
    return t.program.trades
        && (t.top() == Table.PLAY || t.top() == Table.ANSWER)
        && t.trade.giver == Table.NOBODY
        && t.turn.drawn == 0
        && !t.turn.afterDebt
        && t.counts[seat] >= 2
        && !none(t)
        && (t.playing >>> partner(t, seat) & 1) != 0;
  }

  /** Whether the seat to act answers its partner's gift. */
  static boolean answering(Table t) {
    return t.program.trades && t.top() == Table.GIVE && t.topSeat() == t.trade.partner;
  }

  /** The seat to which a card would be given now, or nobody. */
  static int receiver(Table t) {
    if (t.ending != Table.RUNNING || !t.program.trades) {
      return Table.NOBODY;
    }
    return answering(t) ? t.trade.giver : partner(t, t.topSeat());
  }

  /** What the seat to act may give. */
  static long gifts(Table t, int seat) {
    if (answering(t)) {
      return t.trade.partnerHadOne ? 1L << t.trade.given : t.hand(seat);
    }
    return mayGive(t, seat) ? t.hand(seat) : Kinds.NONE;
  }

  /** The code that refuses a gift to the right seat. */
  static int refusal(Table t, int seat, int kind) {
    long gifts = gifts(t, seat);
    if (gifts == Kinds.NONE) {
      return Refusal.NO_SUCH_SEAT;
    }
    if (!Kinds.has(t.hand(seat), kind)) {
      return Refusal.CARD_NOT_HELD;
    }
    return Kinds.has(gifts, kind) ? Laws.ALLOWED : Refusal.NO_SUCH_SEAT;
  }

  static void give(Table t, int seat, int kind) {
    int to = receiver(t);
    boolean answer = answering(t);
    if (answer) {
      t.trade.returned = kind;
      t.pop();
    } else {
      t.trade.giver = seat;
      t.trade.partner = to;
      t.trade.given = kind;
      t.trade.partnerHadOne = t.counts[to] == 1;
      t.push(Table.GIVE, to);
    }
    move(t, seat, to, kind);
    if (answer) {
      done(t);
    }
  }

  /** The partner keeps the gift. */
  static void keep(Table t, int seat) {
    t.pop();
    Witness witness = t.witness;
    if (witness != null) {
      witness.kept(seat);
    }
    Calls.leftOwing(t, seat);
    done(t);
  }

  private static void move(Table t, int from, int to, int kind) {
    boolean open = t.hands.openCopies(from, kind) > 0;
    t.hands.remove(from, kind);
    t.hands.add(to, kind);
    if (open) {
      t.hands.show(to, kind);
    }
    Witness witness = t.witness;
    if (witness != null) {
      witness.received(to, kind);
      witness.gave(from, to, 1);
    }
  }

  /** The trade is over; a hand that it has brought to one card owes the call as after a play. */
  private static void done(Table t) {
    int giver = t.trade.giver;
    // a card that came before the trade does not bind after it (13.4)
    t.turn.mustPlay = false;
    if (t.trade.returned == Kind.NONE) {
      Calls.cardsLie(t, giver);
    }
  }

  // scores

  /** Each seat of a team has what the team has. */
  static void share(Table t, Program p, int[] numbers) {
    if (!p.teams) {
      return;
    }
    for (int seat = 0; seat < t.seats / 2; seat++) {
      int other = partner(t, seat);
      numbers[seat] += numbers[other];
      numbers[other] = numbers[seat];
    }
  }
}
