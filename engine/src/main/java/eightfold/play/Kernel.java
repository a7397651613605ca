package eightfold.play;

import eightfold.cards.Kind;
import eightfold.cards.Kinds;
import eightfold.program.Program;
import org.jspecify.annotations.Nullable;

/**
 * What acts do at a table. Applies legal acts ({@link Legal}) and carries on until somebody has to
 * decide or the deal is over; the order of things is that of docs/semantics.md.
 */
public final class Kernel {
  private Kernel() {}

  /** Does a legal act of a seat; an act that is not legal is the caller's bug. */
  public static void apply(Table t, int seat, int act, @Nullable Witness witness) {
    if (t.program.plainTurns) {
      Plain.apply(t, seat, act, witness);
    } else {
      applyAny(t, seat, act, witness);
    }
  }

  private static void applyAny(Table t, int seat, int act, @Nullable Witness witness) {
    t.witness = witness;
    t.slots[Slot.PLY]++;
    t.slots[Slot.DEAL_ACTS]++;
    if (t.program.cheatDraws > 0) {
      Cheat.stands(t, act);
    }
    if (t.program.call == Program.NEXT_TURN && (Acts.card(act) || act == Acts.DRAW)) {
      t.slots[Slot.LATE] |= t.slots[Slot.OWES] & ~(1 << seat);
    }
    Names.goesOn(t, act);
    if (Duels.open(t) && Acts.card(act)) {
      Duels.answer(t, seat, Acts.kind(act));
    } else if (act < Acts.LAY) {
      Laying.play(t, seat, act);
    } else if (t.program.pairs && act < Acts.LAY + Kind.COUNT) {
      Courses.pair(t, seat, Acts.kind(act));
      Turns.close(t, seat);
    } else if (act < Acts.LAY + Kind.COUNT) {
      Laying.lay(t, seat, Acts.kind(act));
    } else {
      applyOther(t, seat, act);
    }
    proceed(t);
    t.witness = null;
  }

  static void applyOther(Table t, int seat, int act) {
    switch (act) {
      case Acts.DRAW -> draw(t, seat);
      case Acts.PASS -> passByChoice(t, seat);
      case Acts.END -> Turns.close(t, seat);
      case Acts.CALL -> Calls.call(t, seat);
      case Acts.TAKE -> Dealing.take(t, seat);
      case Acts.GRAB -> Grabs.grab(t, seat);
      case Acts.SAY -> say(t, seat);
      case Acts.CHALLENGE -> Challenges.challenge(t, seat);
      case Acts.SAY_NAME -> {
        say(t, seat);
        Names.said(t, seat);
      }
      case Acts.SAY_PHRASE -> {
        say(t, seat);
        Names.phraseSaid(t, seat);
      }
      default -> {
        if (Acts.catches(act)) {
          Cheat.caught(t, seat, act - Acts.CATCH);
        } else if (Acts.gives(act)) {
          give(t, seat, Acts.kind(act));
        } else if (Acts.targets(act)) {
          Duels.begin(t, seat, act - Acts.TARGET);
        } else if (Acts.declaresRank(act)) {
          Ranks.call(t, seat, act - Acts.RANK);
        } else {
          declare(t, seat, act - Acts.SUIT);
        }
      }
    }
  }

  /** Does what needs nobody's decision, until a decision is due or the deal is over. */
  static void proceed(Table t) {
    while (t.slots[Slot.ENDING] == Table.RUNNING) {
      int seat = t.topSeat();
      if (t.program.plainTurns && t.top() == Table.PLAY && Plain.waits(t, seat)) {
        return;
      }
      switch (t.top()) {
        case Table.BEGIN -> {
          t.pop();
          Turns.begin(t, seat);
        }
        case Table.REST -> {
          t.pop();
          Turns.rest(t, seat);
        }
        default -> {
          if (!goesOnByItself(t, seat)) {
            return;
          }
        }
      }
    }
  }

  private static boolean goesOnByItself(Table t, int seat) {
    if (t.slots[Slot.DEAL_ACTS] >= t.program.limitActs) {
      Settlement.end(t, Table.LIMIT, Table.NOBODY);
      return true;
    }
    if (Drawing.byItself(t, seat)) {
      Drawing.inTurn(t, seat);
      return true;
    }
    if (Laws.stuck(t, seat)) {
      Turns.stuck(t, seat);
      return true;
    }
    return false;
  }

  private static void give(Table t, int seat, int kind) {
    if (t.top() == Table.GIVE && !Teams.answering(t)) {
      Gifts.give(t, seat, kind);
    } else {
      Teams.give(t, seat, kind);
    }
  }

  private static void declare(Table t, int seat, int suit) {
    t.pop();
    if (suit == Suits.FREE) {
      Suits.free(t, t.slots[Slot.SUIT_BEFORE_DECLARING]);
    } else {
      t.ask(suit);
    }
    if (t.program.factor) {
      Factors.suit(t, suit);
    }
    Witness witness = t.witness;
    if (witness != null) {
      witness.declared(seat, suit);
    }
  }

  // turns without a play

  private static void draw(Table t, int seat) {
    if (t.top() == Table.FOLLOW) {
      FollowUps.draw(t, seat);
      return;
    }
    if (t.top() != Table.ANSWER) {
      Drawing.inTurn(t, seat);
      return;
    }
    Doubt.clear(t);
    int debt = t.slots[Slot.DEBT];
    boolean count = Counts.open(t);
    boolean thenTurn = Kinds.has(t.program.thenTurn, t.slots[Slot.DEBT_KIND]);
    t.slots[Slot.DEBT] = 0;
    t.slots[Slot.DEBT_KIND] = Kind.NONE;
    if (Duels.open(t) && seat != t.slots[Slot.TURN_SEAT]) {
      Drawing.take(t, seat, debt); // in the turn of who opened the duel
    } else {
      Drawing.ownTurn(t, seat, debt);
    }
    Names.penalised(t, seat);
    if (Duels.open(t)) {
      if (t.slots[Slot.ENDING] == Table.RUNNING) {
        Duels.end(t, seat);
      }
      return;
    }
    if (count) {
      Counts.close(t);
    }
    if (t.slots[Slot.ENDING] != Table.RUNNING) {
      return;
    }
    // a limit that is reached ends the deal before the turn that would be missed
    boolean over = t.slots[Slot.DEAL_ACTS] >= t.program.limitActs;
    if (thenTurn && (over || !Challenges.missed(t, seat))) {
      boolean blocked = t.is(Slot.BLOCKED);
      t.clearTurn();
      t.slots[Slot.TURN_SEAT] = seat;
      t.set(Slot.BLOCKED, blocked);
      t.set(Slot.AFTER_DEBT, true);
      t.set(Slot.OPENING, Openings.due(t, seat));
      t.pop();
      t.push(Table.PLAY, seat);
    } else {
      if (!thenTurn) {
        Challenges.lostTurn(t, seat);
      }
      Turns.leave(t, seat);
    }
  }

  private static void passByChoice(Table t, int seat) {
    if (t.top() == Table.GIVE) {
      if (Teams.answering(t)) {
        Teams.keep(t, seat);
      } else {
        t.pop();
      }
      return;
    }
    if (t.top() == Table.GRAB) {
      Grabs.pass(t, seat);
      return;
    }
    if (t.top() == Table.TAKE) {
      t.pop();
      Dealing.starterWorks(t);
      return;
    }
    if (t.top() != Table.ANSWER) {
      Turns.pass(t, seat);
      return;
    }
    if (Missed.counts(t)) {
      Missed.accept(t, seat);
    } else {
      t.slots[Slot.SKIPS]--;
    }
    Challenges.lostTurn(t, seat);
    Witness witness = t.witness;
    if (witness != null) {
      witness.skipped(seat);
    }
    Turns.leave(t, seat);
  }

  /** A seat speaks; while silence holds that costs cards at once, unless it has dropped out. */
  private static void say(Table t, int seat) {
    boolean dropped = (t.slots[Slot.PLAYING] >>> seat & 1) == 0;
    if (t.is(Slot.SILENT) && t.program.silenceCosts > 0 && !dropped) {
      Calls.penalise(t, seat, t.program.silenceCosts);
    }
  }
}
