package eightfold.play;

import eightfold.cards.Kinds;
import eightfold.program.Program;

/** A card goes from a hand to the pile: what that changes, and whether its effect comes to pass. */
final class Laying {
  private Laying() {}

  /** A single card, and the turn is over but for what it demands. */
  static void play(Table t, int seat, int kind) {
    int on = t.upcard;
    putDown(t, seat, kind);
    card(t, seat, kind, seat);
    Courses.onItsLike(t, kind, on);
    Turns.close(t, seat);
  }

  /** A card of several in one turn: others may follow. */
  static void lay(Table t, int seat, int kind) {
    putDown(t, seat, kind);
    card(t, seat, kind, seat);
    if (t.turn.laid == 1 && t.ending == Table.RUNNING) {
      t.pop();
      t.push(Table.MORE, seat);
    }
  }

  /** A first card that does not follow, and stays, is a fault. */
  private static void putDown(Table t, int seat, int kind) {
    boolean wrong = t.program.wrongCardsStay && !Kinds.has(Laws.opening(t, seat), kind);
    if (wrong && t.top() == Table.PLAY) {
      t.faults.begin(seat, Faults.CARD);
    }
  }

  /**
   * Puts a card of the hand on the pile and lets it do what it does when it is laid.
   *
   * @param as the seat for whose play its effects count
   */
  static void card(Table t, int seat, int kind, int as) {
    if (t.program.cheatDraws > 0) {
      Cheat.watch(t, seat, kind);
    }
    if (t.program.chains != 0) {
      Chains.laying(t, seat, kind);
      if (t.turn.laid > 0 && worksInSets(t)) {
        works(t, seat, t.turn.lastLaid, t.turn.lastParried, seat);
        if (t.ending != Table.RUNNING) {
          return;
        }
      }
    }
    if (t.program.doubtful != 0) {
      Challenges.played(t, seat, kind);
    }
    if (t.program.declaresHeld != 0) {
      Suits.before(t, kind);
    }
    Calls.plays(t, seat);
    t.turn.ownWild = Kinds.has(Countdown.own(t, seat), kind);
    t.hands.remove(seat, kind);
    if (t.counts[seat] == 0) {
      Calls.emptied(t, seat);
    }
    int on = t.upcard;
    int sister = Kinds.has(t.program.sisterSuit, kind) ? Suits.sister(t) : Table.NOBODY;
    t.discard(kind);
    if (sister != Table.NOBODY) {
      t.ask(sister);
    }
    if (t.program.factor) {
      Factors.played(t, kind, on);
    }
    Names.of(t, kind);
    t.opened |= 1 << seat;
    t.passes = 0;
    t.cardsPlayed++;
    Witness witness = t.witness;
    if (witness != null) {
      witness.played(seat, kind);
    }
    boolean parry = false;
    if (t.turn.answering && t.turn.laid == 0) {
      parry = t.skips > 0 && t.cheat.seat == Table.NOBODY;
      answer(t, seat, kind);
    }
    t.turn.laid++;
    t.turn.lastLaid = kind;
    if (t.program.lastEffectOnly || t.program.runLastEffect) {
      t.turn.lastParried = parry;
    } else {
      works(t, seat, kind, parry, as);
    }
    Names.owed(t, seat, kind);
  }

  /** Whether the card before has its effect, as it and the next one make no run. */
  private static boolean worksInSets(Table t) {
    Program p = t.program;
    return p.runLastEffect && !p.lastEffectOnly && t.turn.chains != Program.RUN;
  }

  /** Whether this card as the last one does not yet take its player out. */
  static boolean staysIn(Table t, int kind) {
    return Counts.joins(t, kind) || Kinds.has(t.program.repeats, kind);
  }

  /** Whether a card counts as the last one, which has no effect any more. */
  static boolean ends(Table t, int seat, int kind) {
    return t.counts[seat] == 0
        && !staysIn(t, kind)
        && !FollowUps.owed(t)
        && !Teams.goesOn(t, seat)
        && !Countdown.goesOn(t, seat);
  }

  /** Lets a card do what it does, unless it is the last one, or an opening without effect. */
  static void works(Table t, int seat, int kind, boolean parry, int as) {
    boolean last = ends(t, seat, kind);
    boolean stays = t.program.lastCosts[kind] > 0 && !t.program.lastCostEndsTurn;
    boolean idle = t.turn.opening && t.program.openingWithoutEffect;
    if ((!last || stays) && !idle) {
      Effects.of(t, as, kind, parry);
    }
  }

  /**
   * The first card of a turn under a debt adds to it or wipes it out; a parry moves the skip on.
   */
  static void answer(Table t, int seat, int kind) {
    Program p = t.program;
    // a card that is no answer at all, played by a cheat, wipes out what lay there
    boolean cheats = t.cheat.seat != Table.NOBODY;
    if (t.skips > 0) {
      t.skips = cheats || Kinds.has(p.parryEnds, t.skipKind) ? 0 : t.skips;
    } else if (cheats || !Kinds.has(p.adds[t.debtKind], kind)) {
      t.debt = 0;
    } else {
      Missed.added(t, seat);
      if (p.answerAdds[kind] > 0) {
        t.turn.notedDraw += p.answerAdds[kind];
        t.turn.notedDrawKind = kind;
      }
    }
  }
}
