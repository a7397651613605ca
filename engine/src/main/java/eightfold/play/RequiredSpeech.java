package eightfold.play;

import eightfold.cards.Kinds;

/** What must be said with a play, and after a penalty, where the table insists on it. */
final class RequiredSpeech {
  private RequiredSpeech() {}

  /**
   * The seat has played a card, whose name it owes; a declaration says the name of its card. That
   * there will be one is clear when hands have moved on: an empty hand declares nothing.
   */
  static void owed(Table t, int seat, int kind) {
    if (!t.speech.names()) {
      return;
    }
    boolean idle = t.is(Slot.OPENING) && t.openingWithoutEffect;
    boolean asks =
        Kinds.has(t.declaring.suit() | t.declaring.rank(), kind)
            || t.is(Slot.OWN_WILD)
            || t.slots[Slot.REGIME_AWAITS] != 0;
    boolean declares = asks && t.slots[Slot.COUNT + seat] > 0 && !idle && !Situation.isDuel(t);
    // of two cards played as one the second decides
    t.slots[Slot.NAMER] = declares ? Table.NOBODY : seat;
  }

  /** The name of a card that is about to act, and the number that goes with it. */
  static void of(Table t, int kind) {
    if (!t.speech.names()) {
      return;
    }
    t.slots[Slot.NAME_KIND] = kind;
    t.slots[Slot.NAME_NUMBER] = 0;
    if (Situation.isDuel(t)) {
      t.slots[Slot.NAME_NUMBER] = t.slots[Slot.DEBT];
    } else if (t.effects.duels().of(kind) > 0) {
      t.slots[Slot.NAME_NUMBER] = t.effects.duels().of(kind);
    } else if (Counts.joins(t, kind)) {
      t.slots[Slot.NAME_NUMBER] = t.slots[Slot.DEBT] + t.penalties.counts().of(kind);
    }
  }

  /** The seat has drawn a penalty, after which it owes the phrase. */
  static void penalised(Table t, int seat) {
    if (!t.speech.phrase().isEmpty()) {
      t.slots[Slot.PHRASERS] |= 1 << seat;
    }
  }

  static void said(Table t, int seat) {
    if (t.slots[Slot.NAMER] == seat) {
      t.slots[Slot.NAMER] = Table.NOBODY;
    }
  }

  static void phraseSaid(Table t, int seat) {
    t.slots[Slot.PHRASERS] &= ~(1 << seat);
  }

  /** Before anybody plays, draws or passes: what was not said is a fault. */
  static void goesOn(Table t, int act) {
    boolean moves = Acts.card(act) || Acts.draws(act) || act == Acts.PASS && !Situation.isGrab(t);
    if (moves && (t.slots[Slot.NAMER] != Table.NOBODY || t.slots[Slot.PHRASERS] != 0)) {
      Faults.unsaid(t);
    }
  }
}
