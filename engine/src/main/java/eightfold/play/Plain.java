package eightfold.play;

import eightfold.cards.Kind;
import eightfold.cards.Kinds;
import eightfold.game.FastChance;
import eightfold.program.Program;
import org.jspecify.annotations.Nullable;

/**
 * Acts and turns in books with plain turns ({@link Program#plainTurns}): the same as {@link Kernel}
 * and {@link Turns} say, without the questions to which such books have one answer. Wherever
 * something lies on a seat it is left to those two. A test plays books both ways.
 */
final class Plain {
  private Plain() {}

  static void apply(Table t, int seat, int act, @Nullable Witness witness) {
    t.witness = witness;
    t.slots[Slot.PLY]++;
    t.slots[Slot.DEAL_ACTS]++;
    if (act < Acts.LAY) {
      play(t, seat, act);
    } else if (act == Acts.DRAW && t.top() == Table.PLAY) {
      draw(t, seat);
    } else {
      Kernel.applyOther(t, seat, act);
    }
    Kernel.proceed(t);
    t.witness = null;
  }

  private static void play(Table t, int seat, int kind) {
    t.slots[Slot.OWES] &= ~(1 << seat);
    t.hands.remove(seat, kind);
    t.cover(kind);
    t.slots[Slot.OPENED] |= 1 << seat;
    t.slots[Slot.PASSES] = 0;
    t.slots[Slot.CARDS_PLAYED]++;
    Witness witness = t.witness;
    if (witness != null) {
      witness.played(seat, kind);
    }
    boolean parry = false;
    if (t.is(Slot.ANSWERING)) {
      parry = t.slots[Slot.SKIPS] > 0;
      Laying.answer(t, seat, kind);
    }
    t.slots[Slot.LAID] = 1;
    t.slots[Slot.LAST_LAID] = kind;
    boolean special = Kinds.has(t.program.special, kind);
    if (special) {
      Laying.works(t, seat, kind, parry, seat);
    }
    if (t.slots[Slot.COUNT + seat] == 0) {
      Calls.emptied(t, seat);
    }
    if (t.slots[Slot.COUNT + seat] == 0 || t.slots[Slot.ENDING] != Table.RUNNING) {
      Turns.close(t, seat);
    } else {
      close(t, seat, special);
    }
  }

  /** A draw of the seat to act in its turn; where the stock may run out, as in all books. */
  private static void draw(Table t, int seat) {
    Program p = t.program;
    if (t.slots[Slot.STOCK_END] - t.slots[Slot.STOCK_TOP] < 2) {
      Drawing.inTurn(t, seat);
      return;
    }
    boolean watch = p.draw == Program.UNTIL_PLAYABLE;
    boolean hadNone = watch && Laws.binding(t, seat, playable(t, seat)) == 0;
    int kind = t.cards[t.slots[Slot.STOCK_TOP]++];
    t.slots[Slot.DRAWN]++;
    t.hands.add(seat, kind);
    Witness witness = t.witness;
    if (witness != null) {
      witness.received(seat, kind);
      witness.drew(seat, 1);
    }
    t.slots[Slot.PASSES] = 0;
    if (p.call != Program.NO_CALL) {
      Calls.drewCards(t, seat);
    }
    if (watch) {
      boolean playableNow = hadNone && Laws.binding(t, seat, playable(t, seat)) != 0;
      t.set(Slot.MUST_PLAY, t.is(Slot.MUST_PLAY) || playableNow);
    } else if (p.draw != Program.UP_TO) {
      Drawing.drawn(t, seat, kind);
    }
  }

  /** The card lies, and its player holds others. */
  private static void close(Table t, int seat, boolean special) {
    t.pop();
    if (t.program.call != Program.NO_CALL) {
      Calls.cardsLie(t, seat);
    }
    if (special) {
      t.push(Table.REST, seat);
      Turns.declaration(t, seat);
    } else if (t.is(Slot.ANSWERING) || (t.slots[Slot.DEBT] | t.slots[Slot.SKIPS]) != 0) {
      t.push(Table.REST, seat);
    } else {
      if (t.program.call != Program.NO_CALL) {
        Calls.turnEnds(t, seat);
        if (t.slots[Slot.ENDING] != Table.RUNNING) {
          return;
        }
      }
      int next = t.next(seat);
      if (begins(t, next)) {
        begin(t, next);
      } else {
        t.push(Table.BEGIN, next);
      }
    }
  }

  /** Begins a turn on which nothing lies, of a seat that holds cards, before any limit. */
  static void begin(Table t, int seat) {
    Program p = t.program;
    t.clearPlainTurn();
    t.slots[Slot.TURN_SEAT] = seat;
    if (p.callBlocks) {
      t.set(
          Slot.BLOCKED, t.slots[Slot.COUNT + seat] == 1 && (t.slots[Slot.OWES] >>> seat & 1) != 0);
    }
    if (p.callUntilTurn) {
      t.slots[Slot.OWES] &= ~(1 << seat);
    }
    t.push(Table.PLAY, seat);
  }

  /** Whether a turn that has begun waits for its seat. */
  static boolean waits(Table t, int seat) {
    Program p = t.program;
    if (t.slots[Slot.DEAL_ACTS] >= p.limitActs) {
      return false;
    }
    t.masks[Mask.READY] = playable(t, seat);
    if (t.masks[Mask.READY] != Kinds.NONE) {
      return true;
    }
    return Laws.drawingInTurn(t, seat, Kinds.NONE) == Laws.ALLOWED ? !p.autoDraw : Laws.ownPass(t);
  }

  /** Whether a turn may begin plainly. */
  static boolean begins(Table t, int seat) {
    return (t.slots[Slot.DEBT] | t.slots[Slot.SKIPS]) == 0
        && t.slots[Slot.COUNT + seat] != 0
        && t.slots[Slot.CARDS_PLAYED] < t.program.limitCards
        && t.slots[Slot.DEAL_ACTS] < t.program.limitActs;
  }

  /** The kinds with which the seat may begin its turn. */
  static long playable(Table t, int seat) {
    long playable = t.hand(seat) & t.masks[Mask.FOLLOWS];
    long needy = t.program.needy;
    if ((playable & needy) != 0 && (playable & ~needy) != 0) {
      playable &= ~needy;
    }
    if (t.slots[Slot.BOUND] != Kind.NONE) {
      playable &= 1L << t.slots[Slot.BOUND];
    }
    return t.slots[Slot.COUNT + seat] == 1 ? playable & Laws.lastLaw(t, seat) : playable;
  }

  /** Writes the acts of a turn that has begun: cards, draw, pass. */
  static int list(Table t, int seat, int[] into) {
    long playable = playable(t, seat);
    int n = Legal.kinds(playable, Acts.PLAY, into, 0);
    if (Laws.drawingInTurn(t, seat, playable) == Laws.ALLOWED) {
      into[n++] = Acts.DRAW;
    }
    if (Laws.freeToPass(t, seat, playable)) {
      into[n++] = Acts.PASS;
    }
    return n;
  }

  /** One of those acts, each equally likely. */
  static int pick(Table t, int seat, FastChance chance) {
    long playable = t.masks[Mask.READY];
    assert playable == playable(t, seat);
    int cards = Long.bitCount(playable);
    int draws = Laws.drawingInTurn(t, seat, playable) == Laws.ALLOWED ? 1 : 0;
    int passes = Laws.freeToPass(t, seat, playable) ? 1 : 0;
    int nth = chance.below(cards + draws + passes);
    if (nth < cards) {
      return Long.numberOfTrailingZeros(Long.expand(1L << nth, playable));
    }
    return nth - cards < draws ? Acts.DRAW : Acts.PASS;
  }
}
