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
    t.ply++;
    t.dealActs++;
    if (t.program.cheatDraws > 0) {
      Cheat.stands(t, act);
    }
    if (t.program.call == Program.NEXT_TURN && (Acts.card(act) || act == Acts.DRAW)) {
      t.course.late |= t.owes & ~(1 << seat);
    }
    Names.goesOn(t, act);
    if (Duels.open(t) && Acts.card(act)) {
      Duels.answer(t, seat, Acts.kind(act));
    } else if (act < Acts.LAY) {
      int on = t.upcard;
      putDown(t, seat, act);
      layCard(t, seat, act, seat);
      Courses.onItsLike(t, act, on);
      Turns.close(t, seat);
    } else if (t.program.pairs && act < Acts.LAY + Kind.COUNT) {
      Courses.pair(t, seat, Acts.kind(act));
      Turns.close(t, seat);
    } else if (act < Acts.LAY + Kind.COUNT) {
      int kind = Acts.kind(act);
      putDown(t, seat, kind);
      layCard(t, seat, kind, seat);
      if (t.turn.laid == 1 && t.ending == Table.RUNNING) {
        t.pop();
        t.push(Table.MORE, seat);
      }
    } else {
      applyOther(t, seat, act);
    }
    proceed(t);
    t.witness = null;
  }

  /** A first card that does not follow, and stays, is a fault. */
  private static void putDown(Table t, int seat, int kind) {
    boolean wrong = t.program.wrongCardsStay && !Kinds.has(Laws.opening(t, seat), kind);
    if (wrong && t.top() == Table.PLAY) {
      t.faults.begin(seat, Faults.CARD);
    }
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
    while (t.ending == Table.RUNNING) {
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
    if (t.dealActs >= t.program.limitActs) {
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

  // cards

  /**
   * Puts a card of the hand on the pile and lets it do what it does when it is laid.
   *
   * @param as the seat for whose play its effects count
   */
  static void layCard(Table t, int seat, int kind, int as) {
    if (t.program.cheatDraws > 0) {
      Cheat.watch(t, seat, kind);
    }
    if (t.program.chains != 0) {
      Chains.laying(t, seat, kind);
      if (t.turn.laid > 0 && worksInSets(t)) {
        cardWorks(t, seat, t.turn.lastLaid, t.turn.lastParried, seat);
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
    if (t.program.faultTurns == 0) {
      t.owes &= ~(1 << seat);
    }
    t.turn.ownWild = Kinds.has(Countdown.own(t, seat), kind);
    t.hands.remove(seat, kind);
    int on = t.upcard;
    int sister = Kinds.has(t.program.sisterSuit, kind) ? Suits.sister(t) : Table.NOBODY;
    t.discard(kind);
    if (sister != Table.NOBODY) {
      t.ask(sister);
    }
    if (t.program.factor) {
      Factors.played(t, kind, on);
    }
    Names.owed(t, seat, kind);
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
      cardWorks(t, seat, kind, parry, as);
    }
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
  static void cardWorks(Table t, int seat, int kind, boolean parry, int as) {
    boolean last = ends(t, seat, kind);
    boolean stays = t.program.lastCosts[kind] > 0 && !t.program.lastCostEndsTurn;
    boolean idle = t.turn.opening && t.program.openingWithoutEffect;
    if ((!last || stays) && !idle) {
      effects(t, as, kind, parry);
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

  /** What a card does when it is laid, and what it leaves for the close of the turn. */
  static void effects(Table t, int seat, int kind, boolean parry) {
    Program p = t.program;
    if (!Kinds.has(p.special, kind)) {
      return;
    }
    int penalty = t.turn.notedDraw;
    if (Kinds.has(p.reverses, kind)) {
      reverse(t, kind);
    }
    if (p.othersDraw[kind] > 0) {
      othersDraw(t, seat, kind);
    }
    if (p.counts[kind] > 0 && Counts.joins(t, kind)) {
      t.turn.notedDraw += p.counts[kind];
      t.turn.notedDrawKind = kind;
    }
    boolean lasts = !Kinds.has(p.whileStockLasts, kind) || t.stockTop < t.stockEnd;
    if (p.draws[kind] > 0 && lasts) {
      t.turn.notedDraw += p.draws[kind];
      t.turn.notedDrawKind = kind;
    }
    if (p.skips[kind] > 0 && !parry) {
      if (p.parries[kind] != 0) {
        t.turn.notedParrySkips += p.skips[kind];
        t.turn.notedParryKind = kind;
      } else {
        InOrder.note(t, p.skips[kind], penalty);
      }
    }
    if (p.misses[kind] > 0 && !(parry && t.skips == 0)) {
      t.turn.notedMisses += p.misses[kind];
      t.turn.notedMissKind = kind;
    }
    if (Kinds.has(p.passLeft | p.passRight, kind) && t.ending == Table.RUNNING) {
      Handover.effect(t, kind);
    }
    if (Kinds.has(p.again | p.repeats, kind)) {
      t.turn.notedAgain = true;
      t.course.repeat = Kinds.has(p.repeats, kind);
    }
    if (Kinds.has(p.silence, kind)) {
      t.silent = !t.silent;
    }
  }

  private static void reverse(Table t, int kind) {
    t.step = -t.step;
    Witness witness = t.witness;
    if (witness != null) {
      witness.reversed();
    }
    if (t.players() == 2) {
      if (Kinds.has(t.program.againWithTwo, kind)) {
        t.turn.notedAgain = true;
      }
      if (Kinds.has(t.program.skipWithTwo, kind)) {
        InOrder.note(t, 1, t.turn.notedDraw);
      }
    }
  }

  private static void othersDraw(Table t, int seat, int kind) {
    int way = Kinds.has(t.program.clockwiseDraws, kind) ? 1 : t.step;
    int spared = Kinds.has(t.program.sparesNext, kind) ? t.next(seat) : Table.NOBODY;
    for (int other = t.next(seat, way); other != seat; other = t.next(other, way)) {
      if (t.ending != Table.RUNNING) {
        return;
      }
      if (other != spared) {
        Drawing.take(t, other, t.program.othersDraw[kind]);
      }
    }
  }

  private static void declare(Table t, int seat, int suit) {
    t.pop();
    if (suit == Suits.FREE) {
      Suits.free(t, t.turn.suitBefore);
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
    t.memory.doubt.clear();
    int debt = t.debt;
    boolean count = Counts.open(t);
    boolean thenTurn = Kinds.has(t.program.thenTurn, t.debtKind);
    t.debt = 0;
    t.debtKind = Kind.NONE;
    Drawing.ownTurn(t, seat, debt);
    Names.penalised(t, seat);
    if (Duels.open(t)) {
      if (t.ending == Table.RUNNING) {
        Duels.end(t, seat);
      }
      return;
    }
    if (count) {
      Counts.close(t);
    }
    if (t.ending != Table.RUNNING) {
      return;
    }
    // a limit that is reached ends the deal before the turn that would be missed
    boolean over = t.dealActs >= t.program.limitActs;
    if (thenTurn && (over || !Challenges.missed(t, seat))) {
      boolean blocked = t.turn.blocked;
      t.turn.clear(t.program.chains);
      t.turn.seat = seat;
      t.turn.blocked = blocked;
      t.turn.afterDebt = true;
      t.turn.opening = Openings.due(t, seat);
      t.pop();
      t.push(Table.PLAY, seat);
    } else {
      Challenges.lostTurn(t, seat);
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
      t.skips--;
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
    boolean dropped = (t.playing >>> seat & 1) == 0;
    if (t.silent && t.program.silenceCosts > 0 && !dropped) {
      Calls.penalise(t, seat, t.program.silenceCosts);
    }
  }
}
