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
    t.witness = witness;
    t.ply++;
    t.dealActs++;
    if (act < Acts.LAY) {
      layCard(t, seat, act);
      close(t, seat);
    } else if (act < Acts.LAY + Kind.COUNT) {
      int kind = Acts.kind(act);
      layCard(t, seat, kind);
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

  private static void applyOther(Table t, int seat, int act) {
    switch (act) {
      case Acts.DRAW -> draw(t, seat);
      case Acts.PASS -> passByChoice(t, seat);
      case Acts.END -> close(t, seat);
      case Acts.CALL -> Calls.call(t, seat);
      case Acts.TAKE -> Dealing.take(t, seat);
      case Acts.SAY -> say(t, seat);
      default -> {
        if (Acts.catches(act)) {
          Calls.caught(t, act - Acts.CATCH);
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
      switch (t.top()) {
        case Table.BEGIN -> {
          t.pop();
          begin(t, seat);
        }
        case Table.REST -> {
          t.pop();
          rest(t, seat);
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
      stuck(t, seat);
      return true;
    }
    return false;
  }

  private static void stuck(Table t, int seat) {
    Openings.over(t, seat);
    boolean mustDraw = !t.canGive() && t.program.draw != Program.NO_DRAWING;
    if (mustDraw && t.program.stockOut == Program.END) {
      Settlement.end(t, Table.BLOCKED, Table.NOBODY);
    } else {
      pass(t, seat);
    }
  }

  private static void begin(Table t, int seat) {
    t.turn.clear(t.program.chains);
    if (t.cardsPlayed >= t.program.limitCards || t.dealActs >= t.program.limitActs) {
      Settlement.end(t, Table.LIMIT, Table.NOBODY);
      return;
    }
    if (t.counts[seat] == 0) {
      goOut(t, seat);
      return;
    }
    t.turn.blocked = t.program.callBlocks && t.counts[seat] == 1 && (t.owes >>> seat & 1) != 0;
    if (t.skips > 0 && seat == t.skipBy) {
      t.skips = 0;
    }
    if (t.calledRank != Kind.NONE && seat == t.rankCaller) {
      Ranks.end(t);
    }
    boolean pending = t.skips > 0 || t.debt > 0;
    t.turn.opening = !pending && Openings.due(t, seat);
    t.turn.answering = pending;
    t.push(pending ? Table.ANSWER : Table.PLAY, seat);
  }

  // cards

  /** Puts a card of the hand on the pile and lets it do what it does when it is laid. */
  private static void layCard(Table t, int seat, int kind) {
    if (t.turn.laid > 0) {
      Chains.narrow(t, seat, kind);
    }
    t.owes &= ~(1 << seat);
    t.hands.remove(seat, kind);
    int on = t.upcard;
    t.discard(kind);
    if (t.program.factor) {
      Factors.played(t, kind, on);
    }
    t.opened |= 1 << seat;
    t.passes = 0;
    t.cardsPlayed++;
    Witness witness = t.witness;
    if (witness != null) {
      witness.played(seat, kind);
    }
    boolean parry = false;
    if (t.turn.answering && t.turn.laid == 0) {
      parry = t.skips > 0;
      answer(t, kind);
    }
    t.turn.laid++;
    t.turn.lastLaid = kind;
    if (t.program.lastEffectOnly) {
      t.turn.lastParried = parry;
    } else {
      cardWorks(t, seat, kind, parry);
    }
  }

  /** Lets a card do what it does, unless it is the last one, or an opening without effect. */
  private static void cardWorks(Table t, int seat, int kind, boolean parry) {
    boolean last = t.counts[seat] == 0;
    boolean stays = t.program.lastCosts[kind] > 0 && !t.program.lastCostEndsTurn;
    boolean idle = t.turn.opening && t.program.openingWithoutEffect;
    if ((!last || stays) && !idle) {
      effects(t, seat, kind, parry);
    }
  }

  /**
   * The first card of a turn under a debt adds to it or wipes it out; a parry moves the skip on.
   */
  private static void answer(Table t, int kind) {
    if (t.skips > 0 && Kinds.has(t.program.parryEnds, t.skipKind)) {
      t.skips = 0;
    } else if (t.skips == 0 && !Kinds.has(t.program.adds[t.debtKind], kind)) {
      t.debt = 0;
    }
  }

  /** What a card does when it is laid, and what it leaves for the close of the turn. */
  static void effects(Table t, int seat, int kind, boolean parry) {
    Program p = t.program;
    if (!Kinds.has(p.special, kind)) {
      return;
    }
    if (Kinds.has(p.reverses, kind)) {
      reverse(t, kind);
    }
    if (p.othersDraw[kind] > 0) {
      othersDraw(t, seat, p.othersDraw[kind], Kinds.has(p.clockwiseDraws, kind));
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
        t.turn.notedSkips += p.skips[kind];
      }
    }
    if (Kinds.has(p.again, kind)) {
      t.turn.notedAgain = true;
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
        t.turn.notedSkips++;
      }
    }
  }

  private static void othersDraw(Table t, int seat, int cards, boolean clockwise) {
    int way = clockwise ? 1 : t.step;
    for (int other = t.next(seat, way); other != seat; other = t.next(other, way)) {
      if (t.ending != Table.RUNNING) {
        return;
      }
      Drawing.take(t, other, cards);
    }
  }

  // the close of a turn

  /** The last card of the turn lies: going out, the call that is owed now, the declaration. */
  private static void close(Table t, int seat) {
    if (t.ending != Table.RUNNING) {
      return;
    }
    t.pop();
    Program p = t.program;
    if (p.lastEffectOnly) {
      cardWorks(t, seat, t.turn.lastLaid, t.turn.lastParried);
      if (t.ending != Table.RUNNING) {
        return;
      }
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
      if (t.counts[seat] == 0) {
        goOut(t, seat);
        return;
      }
      if (p.lastCostEndsTurn) {
        t.turn.clearNotes();
        t.push(Table.REST, seat);
        return;
      }
    }
    if (!t.turn.costDrawn) {
      Calls.cardsLie(t, seat);
    }
    t.push(Table.REST, seat);
    declaration(t, seat);
  }

  /** What the last card of the turn makes its player declare. */
  static void declaration(Table t, int seat) {
    Program p = t.program;
    if (t.turn.opening && p.openingWithoutEffect) {
      return;
    }
    if (Kinds.has(p.declares, t.turn.lastLaid)) {
      t.push(Table.SUIT, seat);
    } else if (Kinds.has(p.callsRank, t.turn.lastLaid)) {
      t.push(Table.RANK, seat);
    } else if (t.turn.regimeAwaits != 0) {
      t.push(t.turn.regimeAwaits, seat);
    }
  }

  private static void goOut(Table t, int seat) {
    Settlement.end(t, Table.OUT, seat);
  }

  /** What follows when everything is declared: calls, penalties, skips, the next turn. */
  private static void rest(Table t, int seat) {
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
    }
    int most = t.players() - (t.debt > 0 ? 2 : 1);
    int skipped = Math.min(t.turn.notedSkips, most);
    int last = seat;
    for (int i = 0; i < skipped; i++) {
      last = t.next(last);
      Witness witness = t.witness;
      if (witness != null) {
        witness.skipped(last);
      }
    }
    pendingSkips(t, seat, most - skipped);
    boolean again = t.turn.notedAgain && t.debt == 0 && t.skips == 0 && skipped == 0;
    t.push(Table.BEGIN, again ? seat : t.next(last));
  }

  /** Skips that may be answered lie on the next seat; a parry has moved those that lay. */
  private static void pendingSkips(Table t, int seat, int most) {
    if (t.skips > 0 && t.turn.laid > 0) {
      t.skipBy = seat;
    }
    if (t.turn.notedParrySkips > 0) {
      t.skips += t.turn.notedParrySkips;
      t.skipKind = t.turn.notedParryKind;
      t.skipBy = seat;
    }
    t.skips = Math.min(t.skips, most);
  }

  private static void declare(Table t, int seat, int suit) {
    t.pop();
    t.ask(suit);
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
    if (t.top() != Table.ANSWER) {
      Drawing.inTurn(t, seat);
      return;
    }
    int debt = t.debt;
    boolean thenTurn = Kinds.has(t.program.thenTurn, t.debtKind);
    t.debt = 0;
    t.debtKind = Kind.NONE;
    Drawing.take(t, seat, debt);
    if (t.ending != Table.RUNNING) {
      return;
    }
    if (thenTurn) {
      boolean blocked = t.turn.blocked;
      t.turn.clear(t.program.chains);
      t.turn.blocked = blocked;
      t.turn.opening = Openings.due(t, seat);
      t.pop();
      t.push(Table.PLAY, seat);
    } else {
      leave(t, seat);
    }
  }

  private static void passByChoice(Table t, int seat) {
    if (t.top() == Table.TAKE) {
      t.pop();
      Dealing.starterWorks(t);
      return;
    }
    if (t.top() != Table.ANSWER) {
      pass(t, seat);
      return;
    }
    t.skips--;
    Witness witness = t.witness;
    if (witness != null) {
      witness.skipped(seat);
    }
    leave(t, seat);
  }

  /** The seat's turn ends without a play; with nothing to draw it counts towards a blocked deal. */
  static void pass(Table t, int seat) {
    Witness witness = t.witness;
    if (witness != null) {
      witness.passed(seat);
    }
    if (!t.canGive() || t.program.draw == Program.NO_DRAWING) {
      t.passes++;
      int droppedOut = t.seats - t.players();
      if (t.passes >= t.program.blockedAfter - droppedOut) {
        Settlement.end(t, Table.BLOCKED, Table.NOBODY);
        return;
      }
    }
    leave(t, seat);
  }

  /** A seat speaks; while silence holds that costs cards at once, unless it has dropped out. */
  private static void say(Table t, int seat) {
    boolean dropped = (t.playing >>> seat & 1) == 0;
    if (t.silent && !dropped) {
      Calls.penalise(t, seat, t.program.silenceCosts);
    }
  }

  /** The turn goes on to the next seat. */
  static void leave(Table t, int seat) {
    t.pop();
    Calls.turnEnds(t, seat);
    if (t.ending == Table.RUNNING) {
      t.push(Table.BEGIN, t.next(seat));
    }
  }
}
