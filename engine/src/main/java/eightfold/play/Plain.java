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
    t.ply++;
    t.dealActs++;
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
    Turn turn = t.turn;
    t.owes &= ~(1 << seat);
    t.hands.remove(seat, kind);
    t.cover(kind);
    t.opened |= 1 << seat;
    t.passes = 0;
    t.cardsPlayed++;
    Witness witness = t.witness;
    if (witness != null) {
      witness.played(seat, kind);
    }
    boolean parry = false;
    if (turn.answering) {
      parry = t.skips > 0;
      Laying.answer(t, seat, kind);
    }
    turn.laid = 1;
    turn.lastLaid = kind;
    boolean special = Kinds.has(t.program.special, kind);
    if (special) {
      Laying.works(t, seat, kind, parry, seat);
    }
    if (t.counts[seat] == 0) {
      Calls.emptied(t, seat);
    }
    if (t.counts[seat] == 0 || t.ending != Table.RUNNING) {
      Turns.close(t, seat);
    } else {
      close(t, seat, special);
    }
  }

  /** A draw of the seat to act in its turn; where the stock may run out, as in all books. */
  private static void draw(Table t, int seat) {
    Program p = t.program;
    if (t.stockEnd - t.stockTop < 2) {
      Drawing.inTurn(t, seat);
      return;
    }
    boolean watch = p.draw == Program.UNTIL_PLAYABLE;
    boolean hadNone = watch && Laws.binding(t, seat, playable(t, seat)) == 0;
    int kind = t.stock[t.stockTop++];
    t.turn.drawn++;
    t.hands.add(seat, kind);
    Witness witness = t.witness;
    if (witness != null) {
      witness.received(seat, kind);
      witness.drew(seat, 1);
    }
    t.passes = 0;
    if (p.call != Program.NO_CALL) {
      Calls.drewCards(t, seat);
    }
    if (watch) {
      boolean playableNow = hadNone && Laws.binding(t, seat, playable(t, seat)) != 0;
      t.turn.mustPlay |= playableNow;
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
    } else if (t.turn.answering || (t.debt | t.skips) != 0) {
      t.push(Table.REST, seat);
    } else {
      if (t.program.call != Program.NO_CALL) {
        Calls.turnEnds(t, seat);
        if (t.ending != Table.RUNNING) {
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
    t.turn.clearPlain();
    t.turn.seat = seat;
    if (p.callBlocks) {
      t.turn.blocked = t.counts[seat] == 1 && (t.owes >>> seat & 1) != 0;
    }
    if (p.callUntilTurn) {
      t.owes &= ~(1 << seat);
    }
    t.push(Table.PLAY, seat);
  }

  /** Whether a turn that has begun waits for its seat. */
  static boolean waits(Table t, int seat) {
    Program p = t.program;
    if (t.dealActs >= p.limitActs) {
      return false;
    }
    t.ready = playable(t, seat);
    if (t.ready != Kinds.NONE) {
      return true;
    }
    return Laws.drawingInTurn(t, seat, Kinds.NONE) == Laws.ALLOWED ? !p.autoDraw : Laws.ownPass(t);
  }

  /** Whether a turn may begin plainly. */
  static boolean begins(Table t, int seat) {
    return (t.debt | t.skips) == 0
        && t.counts[seat] != 0
        && t.cardsPlayed < t.program.limitCards
        && t.dealActs < t.program.limitActs;
  }

  /** The kinds with which the seat may begin its turn. */
  static long playable(Table t, int seat) {
    long playable = t.hand(seat) & t.follows;
    long needy = t.program.needy;
    if ((playable & needy) != 0 && (playable & ~needy) != 0) {
      playable &= ~needy;
    }
    if (t.turn.bound != Kind.NONE) {
      playable &= 1L << t.turn.bound;
    }
    return t.counts[seat] == 1 ? playable & Laws.lastLaw(t, seat) : playable;
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
    long playable = t.ready;
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
