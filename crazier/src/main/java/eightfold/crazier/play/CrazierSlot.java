package eightfold.crazier.play;

import static eightfold.crazier.play.CrazierSlot.Seen.OWN_BIT;
import static eightfold.crazier.play.CrazierSlot.Seen.OWN_ROW;
import static eightfold.crazier.play.CrazierSlot.Seen.PUBLIC;

import eightfold.state.Places;

/**
 * The numbers that a table is, each named and described once: where it stands among them, whether
 * there is one for each seat, and who sees it. Copies, hashes, saved tables and what a seat knows
 * follow from this. After them come the columns of the table of cards ({@link Zones}).
 */
final class CrazierSlot {
  /** Who sees what stands in a slot. */
  enum Seen {
    /** Everybody. */
    PUBLIC,

    /** Of a bit for each seat, or each observer, its own. */
    OWN_BIT,

    /** Of a row for each observer, each its own; the last row is what everybody knows. */
    OWN_ROW
  }

  private static final Places<Seen> ALL = new Places<>(Numbering.MOST_SEATS);

  // the game

  static final int FIRST = ALL.one(PUBLIC, "first");
  static final int LAST_TEAM = ALL.one(PUBLIC, "last team");

  /** The seats that have lost: a bit for each. */
  static final int LOST = ALL.one(PUBLIC, "lost");

  static final int LOST_WITH = ALL.eachSeat(PUBLIC, "lost with");

  /** How the game ended, by its number; {@link Numbering#NONE} while it runs. */
  static final int ENDING = ALL.one(PUBLIC, "ending", Numbering.NONE);

  static final int TURNS_TAKEN = ALL.eachSeat(PUBLIC, "turns taken");
  static final int AGAINS = ALL.eachSeat(PUBLIC, "agains");
  static final int SKIPS = ALL.eachSeat(PUBLIC, "skips");
  static final int OWED = ALL.eachSeat(PUBLIC, "owed");

  /** The colour named for the eight on top of the pile. */
  static final int NAMED = ALL.one(PUBLIC, "named", Numbering.NONE);

  // the running turn (TURN-7)

  static final int TURN = ALL.one(PUBLIC, "turn");
  static final int PHASE = ALL.one(PUBLIC, "phase");

  /** Who takes the turn: a bit for each seat. */
  static final int MEMBERS = ALL.one(PUBLIC, "members");

  /** Who is done with the main phase: a bit for each seat. */
  static final int DONE = ALL.one(PUBLIC, "done");

  static final int PLAYS = ALL.eachSeat(PUBLIC, "plays");
  static final int DISCARDS = ALL.eachSeat(PUBLIC, "discards");
  static final int GRANTED = ALL.eachSeat(PUBLIC, "granted");
  static final int EVENTS = ALL.eachSeat(PUBLIC, "events");

  static final int TURN_END = ALL.end();

  // what is being done

  /** How long the agenda was when the outermost ability or action began that is being done. */
  static final int SPAN = ALL.one(PUBLIC, "span");

  /** The seats that could follow their orders before it (DSTY-5): a bit for each. */
  static final int BEFORE = ALL.one(OWN_BIT, "before");

  // what is known of hidden cards (see Knowledge)

  /** The seats, and last whoever only looks on. */
  static final int OBSERVERS = Numbering.MOST_SEATS + 1;

  /** Who knows of cards that the stock held: a bit for each observer. */
  static final int HOLDERS = ALL.one(OWN_BIT, "holders");

  /** For each observer and hand, how many cards have come into it since, unseen. */
  static final int ADDED = ALL.many(OWN_ROW, "added", OBSERVERS * Numbering.MOST_SEATS, 0);

  // the table of cards

  static final int CARDS = ALL.end();

  private static final int[] INITIAL = ALL.initial();

  private CrazierSlot() {}

  /** Sets all of them to what they are at first. */
  static void clear(int[] slots) {
    System.arraycopy(INITIAL, 0, slots, 0, CARDS);
  }

  /** Whether a number counts the moves of a card: that is no part of how a game stands. */
  static boolean isMoves(int at) {
    return at >= CARDS && (at - CARDS) % Column.COUNT == Column.MOVES;
  }

  /** All of them, in their order. */
  static Places<Seen> places() {
    return ALL;
  }
}
