package eightfold.play;

import eightfold.cards.Kind;

/** What one seat's turn holds so far: cards drawn and laid, and effects noted for its close. */
final class Turn {
  /** Cards drawn in this turn. */
  int drawn;

  /** The card drawn, where only it may be played now. */
  int bound;

  /** Whether a card that has become playable must be played (R2). */
  boolean mustPlay;

  /** Whether a call still owed blocks the only card. */
  boolean blocked;

  /** Whether the turn began under a debt or a skip. */
  boolean answering;

  /** Whether this turn is the seat's opening. */
  boolean opening;

  /** What the regime makes its player declare: {@link Table#SUIT}, {@link Table#RANK} or 0. */
  int regimeAwaits;

  int laid;
  int lastLaid;

  /** The chains of several cards that are still possible, as bits. */
  int chains;

  /** Whether the last card came as one of the suit of the first, and so is followed by nothing. */
  boolean cameBySuit;

  int runStep;
  int notedDraw;
  int notedDrawKind;
  int notedSkips;
  int notedParrySkips;
  int notedParryKind;
  boolean notedAgain;
  boolean costDrawn;
  boolean lastParried;

  /** Forgets everything; a new turn may use these chains. */
  void clear(int allowed) {
    drawn = 0;
    bound = Kind.NONE;
    mustPlay = false;
    blocked = false;
    answering = false;
    opening = false;
    regimeAwaits = 0;
    laid = 0;
    lastLaid = Kind.NONE;
    chains = allowed;
    cameBySuit = false;
    runStep = 0;
    clearNotes();
    costDrawn = false;
    lastParried = false;
  }

  /** Drops the effects noted for the close of the turn. */
  void clearNotes() {
    notedDraw = 0;
    notedDrawKind = Kind.NONE;
    notedSkips = 0;
    notedParrySkips = 0;
    notedParryKind = Kind.NONE;
    notedAgain = false;
  }

  void copyFrom(Turn other) {
    drawn = other.drawn;
    bound = other.bound;
    mustPlay = other.mustPlay;
    blocked = other.blocked;
    answering = other.answering;
    opening = other.opening;
    regimeAwaits = other.regimeAwaits;
    laid = other.laid;
    lastLaid = other.lastLaid;
    chains = other.chains;
    cameBySuit = other.cameBySuit;
    runStep = other.runStep;
    notedDraw = other.notedDraw;
    notedDrawKind = other.notedDrawKind;
    notedSkips = other.notedSkips;
    notedParrySkips = other.notedParrySkips;
    notedParryKind = other.notedParryKind;
    notedAgain = other.notedAgain;
    costDrawn = other.costDrawn;
    lastParried = other.lastParried;
  }
}
