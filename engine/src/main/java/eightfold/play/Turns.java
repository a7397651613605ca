package eightfold.play;

import eightfold.cards.Kind;
import eightfold.cards.Kinds;
import eightfold.program.Program;

/**
 * How a turn begins, closes and passes on (docs/semantics.md 3 and 7); what the cards of a turn do
 * is the {@link Kernel}'s.
 */
final class Turns {
  private Turns() {}

  static void stuck(Table t, int seat) {
    if (t.counts[seat] == 0 && !Countdown.on(t)) {
      goOut(t, seat);
      return;
    }
    boolean mustDraw = !t.canGive() && t.program.draw != Program.NO_DRAWING;
    if (Laws.drewInVain(t)) {
      endInVain(t, seat);
    } else if (mustDraw && t.program.stockOut == Program.END) {
      Settlement.end(t, Table.BLOCKED, Table.NOBODY);
    } else {
      pass(t, seat);
    }
  }

  static void begin(Table t, int seat) {
    if (t.program.plainTurns && Plain.begins(t, seat)) {
      Plain.begin(t, seat);
    } else {
      beginAny(t, seat);
    }
  }

  private static void beginAny(Table t, int seat) {
    t.turn.clear(t.program.chains);
    t.trade.clear();
    t.turn.seat = seat;
    if (t.program.missing && Missed.serves(t, seat)) {
      return;
    }
    if (t.cardsPlayed >= t.program.limitCards || t.dealActs >= t.program.limitActs) {
      Settlement.end(t, Table.LIMIT, Table.NOBODY);
      return;
    }
    if (t.program.call == Program.NEXT_TURN && t.program.callPenalty > 0 && Calls.faulty(t, seat)) {
      return;
    }
    boolean emptyGoesOn = Counts.comesBack(t, seat) || t.course.repeat || Countdown.on(t);
    if (t.counts[seat] == 0 && !emptyGoesOn) {
      goOut(t, seat);
      return;
    }
    t.turn.repeating = t.course.repeat;
    t.course.repeat = false;
    t.turn.blocked = t.program.callBlocks && t.counts[seat] == 1 && (t.owes >>> seat & 1) != 0;
    if (t.skips > 0 && seat == t.skipBy) {
      t.skips = 0;
    }
    if (t.calledRank != Kind.NONE && seat == t.rankCaller) {
      Ranks.end(t);
    }
    boolean pending = Missed.pending(t, seat);
    if (!pending) {
      t.memory.doubt.clear();
    }
    if (t.memory.misses != 0 && !pending && Challenges.missed(t, seat)) {
      t.push(Table.BEGIN, t.next(seat));
      return;
    }
    if (pending && t.program.answersNoRun) {
      t.turn.chains &= ~Program.RUN;
    }
    t.owes &= t.program.callUntilTurn ? ~(1 << seat) : -1;
    t.turn.opening = !pending && Openings.due(t, seat);
    t.turn.answering = pending;
    t.push(pending ? Table.ANSWER : Table.PLAY, seat);
  }

  /** The last card of the turn lies: going out, the call that is owed now, the declaration. */
  static void close(Table t, int seat) {
    if (t.ending != Table.RUNNING) {
      return;
    }
    t.pop();
    Program p = t.program;
    if (p.lastEffectOnly || p.runLastEffect) {
      Laying.works(t, seat, t.turn.lastLaid, t.turn.lastParried, seat);
      if (t.ending != Table.RUNNING) {
        return;
      }
    }
    if (FollowUps.owed(t)) {
      FollowUps.open(t, seat);
      return;
    }
    if (t.counts[seat] == 0 && Laying.staysIn(t, t.turn.lastLaid)) {
      staysIn(t, seat);
      return;
    }
    if (t.counts[seat] == 0) {
      int cost = p.lastCosts[t.turn.lastLaid];
      if (cost > 0) {
        Drawing.take(t, seat, cost);
        t.turn.costDrawn = true;
        if (t.ending != Table.RUNNING) {
          return;
        }
      }
      if (t.counts[seat] == 0 && Teams.goesOn(t, seat)) {
        Teams.leave(t, seat);
        t.push(Table.REST, seat);
        declaration(t, seat);
        return;
      }
      if (t.counts[seat] == 0 && !Countdown.lowers(t, seat)) {
        goOut(t, seat);
        return;
      }
      boolean goesOn = t.counts[seat] > 0 || Countdown.on(t);
      if (t.turn.costDrawn && p.lastCostEndsTurn && goesOn) {
        t.turn.clearNotes();
        t.course.repeat = false;
        t.course.further = 0;
        t.push(Table.REST, seat);
        return;
      }
    }
    if (!t.turn.costDrawn) {
      Calls.cardsLie(t, seat);
    }
    t.push(Table.REST, seat);
    if (Gifts.due(t, t.turn.lastLaid)) {
      Gifts.open(t, seat);
    }
    declaration(t, seat);
  }

  /** An emptied hand that does not end the deal yet: its player goes on. */
  private static void staysIn(Table t, int seat) {
    boolean counted = Counts.joins(t, t.turn.lastLaid);
    t.push(Table.REST, seat);
    if (counted) {
      t.course.empties(seat);
    } else {
      declaration(t, seat);
    }
  }

  /** What the last card of the turn makes its player declare. */
  static void declaration(Table t, int seat) {
    Program p = t.program;
    if (t.turn.opening && p.openingWithoutEffect) {
      return;
    }
    if (t.turn.ownWild || Kinds.has(p.declares, t.turn.lastLaid)) {
      t.push(Table.SUIT, seat);
    } else if (Kinds.has(p.callsRank, t.turn.lastLaid)) {
      t.push(Table.RANK, seat);
    } else if (t.turn.regimeAwaits != 0) {
      t.push(t.turn.regimeAwaits, seat);
    } else if (Duels.due(t)) {
      t.push(Table.TARGET, seat);
    } else if (p.grabs[t.turn.lastLaid] > 0) {
      Grabs.begin(t, seat);
    }
  }

  static void goOut(Table t, int seat) {
    if (t.program.lastEffect != 0 && t.turn.laid > 0) {
      LastEffects.happen(t, seat);
    }
    Settlement.end(t, Table.OUT, seat);
  }

  /** What follows when everything is declared: calls, penalties, skips, the next turn. */
  static void rest(Table t, int seat) {
    if (t.turn.newHand > 0) {
      Drawing.take(t, seat, t.turn.newHand);
      t.turn.newHand = Countdown.TAKEN;
      if (t.ending != Table.RUNNING) {
        return;
      }
    }
    // over a starter, of which the dealer has laid nothing, nobody calls
    if (t.turn.laid > 0) {
      Calls.turnEnds(t, seat);
    }
    if (t.ending != Table.RUNNING) {
      return;
    }
    if (t.turn.notedDraw > 0) {
      t.debt += t.turn.notedDraw;
      t.debtKind = t.turn.notedDrawKind;
      Missed.added(t, seat);
    }
    if (t.program.turnsAddUp()) {
      Courses.goOn(t, seat);
      return;
    }
    int most = Math.max(0, Missed.idle(t, seat) - (Missed.debtLies(t) ? 1 : 0));
    int skipped = t.program.effectsInOrder ? InOrder.before(t) : Math.min(t.turn.notedSkips, most);
    int last = passOver(t, seat, skipped);
    pendingSkips(t, seat, most - skipped);
    boolean again = t.turn.notedAgain && (t.counts[seat] > 0 || Countdown.on(t)) || t.course.repeat;
    again &= t.debt == 0 && t.skips == 0 && skipped == 0;
    t.course.repeat &= again;
    if (!again) {
      Calls.finished(t, seat);
    }
    t.push(Table.BEGIN, again ? seat : t.next(last));
  }

  /** So many seats after this one are passed over; returns the last of them. */
  static int passOver(Table t, int seat, int skips) {
    int last = seat;
    for (int i = 0; i < skips; i++) {
      int next = Missed.beyond(t, last);
      if (next == seat) {
        // all others miss their turns: it comes back by itself
        return t.next(seat, -t.step);
      }
      last = next;
      Challenges.lostTurn(t, last);
      Witness witness = t.witness;
      if (witness != null) {
        witness.skipped(last);
      }
    }
    return last;
  }

  /**
   * Skips that may be answered lie on the next seat; a parry has moved those that lay. How many
   * there are nothing bounds (eights.md R8), but that a penalty never lies on its own player.
   *
   * @param room how many other seats a skip could still pass over
   */
  static void pendingSkips(Table t, int seat, int room) {
    if (t.skips > 0 && t.turn.laid > 0) {
      t.skipBy = seat;
    }
    if (t.turn.notedParrySkips > 0) {
      t.skips += t.turn.notedParrySkips;
      t.skipKind = t.turn.notedParryKind;
      t.skipBy = seat;
    }
    if (t.turn.notedMisses > 0) {
      Missed.close(t, seat);
    }
    if (!Missed.counts(t) && (room == 0 || Missed.debtLies(t))) {
      t.skips = Math.min(t.skips, room);
    }
  }

  /** The seat's turn ends without a play; it counts towards a blocked deal if nothing was left. */
  static void pass(Table t, int seat) {
    // who could have played breaks the row: not every seat in turn was unable to
    t.passes = Laws.passCounts(t, seat) ? t.passes + 1 : 0;
    passed(t, seat);
    int droppedOut = t.seats - t.players();
    if (t.passes >= t.program.blockedAfter - droppedOut) {
      Settlement.end(t, Table.BLOCKED, Table.NOBODY);
    } else {
      leave(t, seat);
    }
  }

  /** The seat's turn ends by itself, as what it has drawn does not help: that is no pass (C8.2). */
  static void endInVain(Table t, int seat) {
    passed(t, seat);
    leave(t, seat);
  }

  private static void passed(Table t, int seat) {
    Openings.over(t, seat);
    Witness witness = t.witness;
    if (witness != null) {
      witness.passed(seat);
    }
  }

  /** The turn goes on to the next seat. */
  static void leave(Table t, int seat) {
    t.pop();
    Calls.turnEnds(t, seat);
    if (t.ending == Table.RUNNING) {
      Calls.finished(t, seat);
      int last = t.waiting.skips > 0 ? InOrder.behind(t, seat) : seat;
      t.push(Table.BEGIN, t.next(t.program.turnsAddUp() ? Courses.served(t, seat) : last));
    }
  }
}
