package eightfold.play;

import static eightfold.play.Visibility.PLAYER;
import static eightfold.play.Visibility.PUBLIC;

import eightfold.cards.Kind;
import eightfold.state.Places;

/**
 * The numbers of a table that hold what the turn of one seat has brought, first what it can bring
 * where turns are plain. They come before all others of {@link Slot}, which has their order.
 */
abstract class TurnSlot {
  /** All numbers of a table, these and those of {@link Slot}. */
  static final Places<Visibility> ALL = new Places<>(Slots.MOST_SEATS);

  /** The card drawn, where only it may be played now. */
  static final int BOUND = ALL.one(PLAYER, "bound", Kind.NONE);

  static final int LAST_LAID = ALL.one(PUBLIC, "last laid", Kind.NONE);

  /** From here to {@link #PLAIN_TURN_END} all are 0 at first. */
  static final int PLAIN_ZEROES = ALL.end();

  /** Cards drawn in this turn. */
  static final int DRAWN = ALL.one(PUBLIC, "drawn");

  /** Whether a card that has become playable must be played (R2). */
  static final int MUST_PLAY = ALL.one(PLAYER, "must play");

  /** Whether a call still owed blocks the only card. */
  static final int BLOCKED = ALL.one(PLAYER, "blocked");

  /** Whether the turn began under a debt or a skip; whether it goes on after a debt taken. */
  static final int ANSWERING = ALL.one(PUBLIC, "answering");

  static final int AFTER_DEBT = ALL.one(PUBLIC, "after debt");
  static final int LAID = ALL.one(PUBLIC, "laid");

  /** Whether the last card has made its player draw for it: such a play owes no call. */
  static final int COST_DRAWN = ALL.one(PUBLIC, "cost drawn");

  /** Effects noted for the close of the turn begin here. */
  static final int NOTES = ALL.end();

  static final int NOTED_DRAW = ALL.one(PUBLIC, "noted draw");
  static final int NOTED_SKIPS = ALL.one(PUBLIC, "noted skips");
  static final int NOTED_PARRY_SKIPS = ALL.one(PUBLIC, "noted parry skips");
  static final int NOTED_AGAIN = ALL.one(PUBLIC, "noted again");
  static final int PLAIN_TURN_END = ALL.end();
  static final int NOTED_DRAW_KIND = ALL.one(PUBLIC, "noted draw kind", Kind.NONE);

  /** Skips that come after the penalty of the turn, where effects go in order. */
  static final int NOTED_SKIPS_AFTER = ALL.one(PUBLIC, "noted skips after");

  static final int NOTED_PARRY_KIND = ALL.one(PUBLIC, "noted parry kind", Kind.NONE);

  /** Turns that the next seat is to miss, and the kind that last caused one. */
  static final int NOTED_MISSES = ALL.one(PUBLIC, "noted misses");

  static final int NOTED_MISS_KIND = ALL.one(PUBLIC, "noted miss kind", Kind.NONE);
  static final int NOTES_END = ALL.end();

  /** Whether the turn must put another card on the last one if it can. */
  static final int REPEATING = ALL.one(PUBLIC, "repeating");

  /** Whether this turn is the seat's opening. */
  static final int OPENING = ALL.one(PUBLIC, "opening");

  /**
   * What the regime makes its player declare: {@link AgendaTask#SUIT}, {@link AgendaTask#RANK} or
   * 0.
   */
  static final int REGIME_AWAITS = ALL.one(PUBLIC, "regime awaits");

  /** The chains of several cards that are still possible, as bits. */
  static final int CHAINS = ALL.one(PLAYER, "chains");

  /** Whether the last card came as one of the suit of the first, and so is followed by nothing. */
  static final int CAME_BY_SUIT = ALL.one(PLAYER, "came by suit");

  /** The card laid before the last one, where cards follow each other. */
  static final int LAID_BEFORE = ALL.one(PUBLIC, "laid before", Kind.NONE);

  static final int RUN_STEP = ALL.one(PLAYER, "run step");
  static final int LAST_PARRIED = ALL.one(PUBLIC, "last parried");

  /** The seat to which the next gift goes, and how many have been given. */
  static final int GIVE_TO = ALL.one(PUBLIC, "give to", Slots.NOBODY);

  static final int GIVEN = ALL.one(PUBLIC, "given");

  /** The king or queen that the first card of a marriage must be followed by. */
  static final int BRIDE_PARTNER = ALL.one(PUBLIC, "bride's partner", Kind.NONE);

  /** Whether cards are being drawn in the drawer's own turn. */
  static final int OWN_DRAW = ALL.one(PUBLIC, "own draw");

  /** Whether the hand in turn has been passed on or changed for another one in this turn. */
  static final int HAND_MOVED = ALL.one(PUBLIC, "hand moved");

  /** Cards that have come to the hand in turn since it last drew one of its own doing. */
  static final int CAME_SINCE = ALL.one(PUBLIC, "came since");

  /** The last card drawn, where somebody knows it; who does, or {@link Known#ALL}. */
  static final int DRAWN_TOP = ALL.one(PLAYER, "drawn top", Kind.NONE);

  static final int DRAWN_TOP_KNOWN = ALL.one(PUBLIC, "drawn top known", Slots.NOBODY);

  /** Whether the last card laid is wild for its player alone. */
  static final int OWN_WILD = ALL.one(PUBLIC, "own wild");

  /** Cards of the new hand that a seat takes which has emptied its own; 0: none is due. */
  static final int NEW_HAND = ALL.one(PUBLIC, "new hand");

  /** Whether the turn ends as soon as its player has named the seat that a line asks for. */
  static final int ENDS = ALL.one(PUBLIC, "ends");

  /** To whom cards are to be shown, how many are chosen already, and which (five at most). */
  static final int SHOW_TO = ALL.one(PUBLIC, "show to", Slots.NOBODY);

  static final int SHOWING = ALL.one(PUBLIC, "showing");
  static final int SHOWING_KINDS = ALL.many(PLAYER, "showing kinds", 5, Kind.NONE);
  static final int SHOWING_END = ALL.end();

  /** The seat whose turn it is; nobody before the first one. */
  static final int TURN_SEAT = ALL.one(PUBLIC, "turn's seat", Slots.NOBODY);

  static final int TURN_END = ALL.end();
}
