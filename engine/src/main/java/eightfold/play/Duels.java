package eightfold.play;

import eightfold.cards.Kind;

/**
 * A duel between two seats: each card played back adds one and turns the demand (semantics 13.2).
 */
final class Duels {
  private Duels() {}

  /** Whether what lies there is the demand of a duel. */
  static boolean open(Table t) {
    return t.course.duelist != Table.NOBODY;
  }

  /** The player of the card has named a seat. */
  static void begin(Table t, int seat, int target) {
    t.pop();
    if (t.debt > 0) {
      // a penalty that the card has answered waits with those of its turn
      t.turn.notedDrawKind = t.turn.notedDraw > 0 ? t.turn.notedDrawKind : t.debtKind;
      t.turn.notedDraw += t.debt;
    }
    t.debt = t.program.duels[t.turn.lastLaid];
    t.debtKind = t.turn.lastLaid;
    t.course.duelist = seat;
    t.turn.answering = true;
    t.push(Table.ANSWER, target);
    Witness witness = t.witness;
    if (witness != null) {
      witness.named(seat, target);
    }
  }

  /** A card played back; as the last one of a hand it ends the deal. */
  static void answer(Table t, int seat, int kind) {
    t.pop();
    Calls.plays(t, seat);
    t.hands.remove(seat, kind);
    t.memory.covers(t);
    t.cover(kind); // whatever it does besides
    if (t.program.factor) {
      Factors.onUpcard(t);
    }
    t.opened |= 1 << seat;
    t.passes = 0;
    t.cardsPlayed++;
    t.debt++;
    t.debtKind = kind;
    Witness witness = t.witness;
    if (witness != null) {
      witness.played(seat, kind);
    }
    Names.of(t, kind);
    Names.owed(t, seat, kind);
    if (t.counts[seat] == 0) {
      Settlement.end(t, Table.OUT, seat);
      return;
    }
    Calls.cardsLie(t, seat);
    int other = t.course.duelist;
    t.course.duelist = seat;
    t.push(Table.ANSWER, other);
  }

  /** The demand is taken: play goes on after the seat that played last. */
  static void end(Table t, int taker) {
    int last = t.course.duelist;
    t.course.duelist = Table.NOBODY;
    t.pop();
    t.pop();
    int opener = t.turn.seat;
    // over a starter, which its opener has not laid, only the other's call is looked at
    boolean laid = t.turn.laid > 0;
    if (laid) {
      Calls.turnEnds(t, opener);
    }
    if (t.ending == Table.RUNNING) {
      Calls.turnEnds(t, opener == last ? taker : last);
    }
    Courses.lapse(t);
    if (t.turn.notedDraw > 0) {
      t.debt = t.turn.notedDraw;
      t.debtKind = t.turn.notedDrawKind;
    }
    if (t.ending == Table.RUNNING) {
      if (laid) {
        Calls.finished(t, opener);
      }
      t.push(Table.BEGIN, t.next(last));
    }
  }

  /** The seats that may be named, as bits. */
  static int nameable(Table t, int seat) {
    return t.playing & ~(1 << seat);
  }

  /** Whether the last card of the turn begins a duel. */
  static boolean due(Table t) {
    return t.turn.lastLaid != Kind.NONE && t.program.duels[t.turn.lastLaid] > 0;
  }
}
