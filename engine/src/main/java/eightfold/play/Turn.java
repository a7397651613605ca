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

  /** Whether it goes on after a debt that the seat has taken. */
  boolean afterDebt;

  /** Whether it must put another card on the last one if it can. */
  boolean repeating;

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

  /** Skips that come after the penalty of the turn, where effects go in order. */
  int notedSkipsAfter;

  int notedParrySkips;
  int notedParryKind;
  boolean notedAgain;

  /** Whether the last card has made its player draw for it: such a play owes no call. */
  boolean costDrawn;

  boolean lastParried;

  /** The seat whose turn it is; {@link Table#NOBODY} before the first one. */
  int seat = Table.NOBODY;

  /** The seat to which the next gift goes, and how many have been given. */
  int giveTo = Table.NOBODY;

  int given;

  /** The king or queen that the first card of a marriage must be followed by. */
  int partner = Kind.NONE;

  /** Whether cards are being drawn in the drawer's own turn. */
  boolean ownDraw;

  /** Whether the last card laid is wild for its player alone. */
  boolean ownWild;

  /** The suit in force before the cards that declare another one, or {@link Table#NOBODY}. */
  int suitBefore = Table.NOBODY;

  /** Turns that the next seat is to miss, and the kind that last caused one. */
  int notedMisses;

  int notedMissKind = Kind.NONE;

  /** Cards of the new hand that a seat takes which has emptied its own; 0: none is due. */
  int newHand;

  /** Forgets everything; a new turn may use these chains. */
  void clear(int allowed) {
    newHand = 0;
    drawn = 0;
    bound = Kind.NONE;
    mustPlay = false;
    blocked = false;
    answering = false;
    opening = false;
    repeating = false;
    afterDebt = false;
    regimeAwaits = 0;
    laid = 0;
    lastLaid = Kind.NONE;
    chains = allowed;
    cameBySuit = false;
    runStep = 0;
    clearNotes();
    costDrawn = false;
    lastParried = false;
    seat = Table.NOBODY;
    giveTo = Table.NOBODY;
    given = 0;
    partner = Kind.NONE;
    ownDraw = false;
    ownWild = false;
  }

  /** Forgets what a turn can hold where turns are plain ({@link Plain}). */
  void clearPlain() {
    drawn = 0;
    bound = Kind.NONE;
    mustPlay = false;
    blocked = false;
    answering = false;
    afterDebt = false;
    laid = 0;
    lastLaid = Kind.NONE;
    notedDraw = 0;
    notedSkips = 0;
    notedParrySkips = 0;
    notedAgain = false;
    costDrawn = false;
  }

  /** Drops the effects noted for the close of the turn. */
  void clearNotes() {
    notedDraw = 0;
    notedDrawKind = Kind.NONE;
    notedSkips = 0;
    notedSkipsAfter = 0;
    notedMisses = 0;
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
    repeating = other.repeating;
    afterDebt = other.afterDebt;
    regimeAwaits = other.regimeAwaits;
    laid = other.laid;
    lastLaid = other.lastLaid;
    chains = other.chains;
    cameBySuit = other.cameBySuit;
    runStep = other.runStep;
    notedDraw = other.notedDraw;
    notedDrawKind = other.notedDrawKind;
    notedSkips = other.notedSkips;
    notedSkipsAfter = other.notedSkipsAfter;
    notedParrySkips = other.notedParrySkips;
    notedParryKind = other.notedParryKind;
    notedAgain = other.notedAgain;
    costDrawn = other.costDrawn;
    lastParried = other.lastParried;
    seat = other.seat;
    giveTo = other.giveTo;
    given = other.given;
    partner = other.partner;
    ownDraw = other.ownDraw;
    ownWild = other.ownWild;
    suitBefore = other.suitBefore;
    notedMisses = other.notedMisses;
    notedMissKind = other.notedMissKind;
    newHand = other.newHand;
  }
}
