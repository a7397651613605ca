package eightfold.play;

import eightfold.cards.Kind;
import eightfold.cards.Kinds;

/** Challenging a card that may be played only in need, and turns that a challenger misses. */
final class Challenges {
  private Challenges() {}

  /** A card leaves the hand for the pile: the play may be doubtful, or closes an older doubt. */
  static void played(Table t, int seat, int kind) {
    boolean ordinary =
        t.turn.laid == 0 && !t.turn.answering && !t.turn.opening && t.top() == Table.PLAY;
    if (ordinary && Kinds.has(t.program.doubtful, kind)) {
      t.memory.doubt.remember(t, seat, kind);
    } else {
      t.memory.doubt.clear();
    }
  }

  /** Whether the seat may challenge now: until the penalty of the card has been drawn. */
  static boolean allowed(Table t, int seat) {
    return t.memory.doubt.player != Table.NOBODY
        && t.memory.doubt.player != seat
        && t.top() == Table.ANSWER
        && t.skips == 0
        && (t.playing >>> seat & 1) != 0;
  }

  static void challenge(Table t, int seat) {
    Witness witness = t.witness;
    if (witness != null) {
      witness.challenged(seat, t.memory.doubt.player);
      t.hands.reveal(t.memory.doubt.player, witness);
    }
    if (t.memory.doubt.guilty) {
      takenBack(t);
    } else {
      lost(t, seat);
    }
  }

  /**
   * The card goes back into its player's hand, as if it had not been played; the next seat plays.
   */
  private static void takenBack(Table t) {
    int player = t.memory.doubt.player;
    int next = t.topSeat();
    t.debt = 0;
    t.debtKind = Kind.NONE;
    fromPile(t, player);
    t.memory.doubt.restore(t);
    t.memory.doubt.clear();
    Calls.drewCards(t, player);
    Drawing.take(t, player, t.program.challengeCosts[t.memory.doubt.kind]);
    if (t.ending == Table.RUNNING) {
      t.pop();
      t.push(Table.BEGIN, next);
    }
  }

  /** The challenger takes cards of the stock, the card and the one below it, and misses a turn. */
  private static void lost(Table t, int seat) {
    Drawing.take(t, seat, t.program.challengeCosts[t.memory.doubt.kind]);
    t.memory.doubt.clear();
    if (t.ending != Table.RUNNING) {
      return;
    }
    int suit = t.declaredSuit;
    boolean ruled = t.ruling == t.upcard;
    fromPile(t, seat);
    if (t.pileSize > 0) {
      fromPile(t, seat);
    }
    t.ruling = ruled ? t.upcard : t.ruling;
    if (suit != Table.NOBODY) {
      t.ask(suit);
    } else if (t.upcard != Kind.NONE) {
      t.follows = t.program.follow[t.ruling];
      t.barred = t.program.barred[t.ruling];
    } else {
      t.follows = Kinds.ALL;
      t.barred = Kinds.NONE;
    }
    Calls.drewCards(t, seat);
    t.memory.misses |= 1 << seat; // one turn, however often it has been wrong before it comes
  }

  private static void fromPile(Table t, int seat) {
    int kind = t.pile[--t.pileSize];
    t.upcard = t.pileSize == 0 ? Kind.NONE : t.pile[t.pileSize - 1];
    t.hands.add(seat, kind);
    Witness witness = t.witness;
    if (witness != null) {
      witness.took(seat, kind);
    }
  }

  /** Whether a turn that comes to the seat is one that it misses; then it is over. */
  static boolean missed(Table t, int seat) {
    if (!misses(t, seat)) {
      return false;
    }
    lostTurn(t, seat);
    Witness witness = t.witness;
    if (witness != null) {
      witness.skipped(seat);
    }
    return true;
  }

  /** The seat loses a turn anyway: it is one that it had to miss. */
  static void lostTurn(Table t, int seat) {
    t.memory.misses &= ~(1 << seat);
  }

  /** Whether the seat still has to miss a turn. */
  static boolean misses(Table t, int seat) {
    return (t.memory.misses >>> seat & 1) != 0;
  }
}
