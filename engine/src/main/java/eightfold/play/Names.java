package eightfold.play;

import eightfold.cards.Kinds;
import eightfold.program.Program;

/** What must be said with a play, and after a penalty, where the table insists on it. */
final class Names {
  private Names() {}

  /**
   * The seat has played a card, whose name it owes; a declaration says the name of its card. That
   * there will be one is clear when hands have moved on: an empty hand declares nothing.
   */
  static void owed(Table t, int seat, int kind) {
    Program p = t.program;
    boolean idle = t.turn.opening && p.openingWithoutEffect;
    boolean asks =
        Kinds.has(p.declares | p.callsRank, kind) || t.turn.ownWild || t.turn.regimeAwaits != 0;
    boolean declares = asks && t.counts[seat] > 0 && !idle && !Duels.open(t);
    if (p.namesSaid && !declares) {
      t.faults.namer = seat;
    }
  }

  /** The name of a card that is about to act, and the number that goes with it. */
  static void of(Table t, int kind) {
    Program p = t.program;
    if (!p.namesSaid) {
      return;
    }
    t.faults.nameKind = kind;
    t.faults.nameNumber = 0;
    if (Duels.open(t)) {
      t.faults.nameNumber = t.debt;
    } else if (p.duels[kind] > 0) {
      t.faults.nameNumber = p.duels[kind];
    } else if (Counts.joins(t, kind)) {
      t.faults.nameNumber = t.debt + p.counts[kind];
    }
  }

  /** The seat has drawn a penalty, after which it owes the phrase. */
  static void penalised(Table t, int seat) {
    if (!t.program.phrase.isEmpty()) {
      t.faults.phrasers |= 1 << seat;
    }
  }

  static void said(Table t, int seat) {
    if (t.faults.namer == seat) {
      t.faults.namer = Table.NOBODY;
    }
  }

  static void phraseSaid(Table t, int seat) {
    t.faults.phrasers &= ~(1 << seat);
  }

  /** Before anybody plays, draws or passes: what was not said is a fault. */
  static void goesOn(Table t, int act) {
    boolean moves = Acts.card(act) || act == Acts.DRAW || act == Acts.PASS && !Grabs.open(t);
    if (moves && (t.faults.namer != Table.NOBODY || t.faults.phrasers != 0)) {
      t.faults.unsaid();
    }
  }
}
