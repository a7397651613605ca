package eightfold.crazier.play;

import java.util.ArrayList;
import java.util.List;

/**
 * The numbers that a table is, each named and described once: where it stands among them, whether
 * there is one for each seat, and who sees it. Copies, hashes, saved tables and what a seat knows
 * follow from this. After them come the columns of the table of cards ({@link Zones}).
 */
final class Slot {
  /** Who sees what stands in a slot. */
  enum Seen {
    /** Everybody. */
    PUBLIC,

    /** Of a bit for each seat, or each observer, its own. */
    OWN_BIT,

    /** Of a row for each observer, each its own; the last row is what everybody knows. */
    OWN_ROW
  }

  /**
   * A named place.
   *
   * @param at its first number
   * @param width how many there are
   */
  record Place(String name, int at, int width, Seen seen) {}

  private static final int SEATS = Numbering.MOST_SEATS;
  private static final List<Place> PLACES = new ArrayList<>();

  // the game

  static final int FIRST = one("FIRST");
  static final int LAST_TEAM = one("LAST_TEAM");

  /** The seats that have lost: a bit for each. */
  static final int LOST = one("LOST");

  static final int LOST_WITH = eachSeat("LOST_WITH");

  /** How the game ended, by its number; {@link Numbering#NONE} while it runs. */
  static final int ENDING = one("ENDING");

  static final int TURNS_TAKEN = eachSeat("TURNS_TAKEN");
  static final int AGAINS = eachSeat("AGAINS");
  static final int SKIPS = eachSeat("SKIPS");
  static final int OWED = eachSeat("OWED");

  /** The colour named for the eight on top of the pile. */
  static final int NAMED = one("NAMED");

  // the running turn (TURN-7)

  static final int TURN = one("TURN");
  static final int PHASE = one("PHASE");

  /** Who takes the turn: a bit for each seat. */
  static final int MEMBERS = one("MEMBERS");

  /** Who is done with the main phase: a bit for each seat. */
  static final int DONE = one("DONE");

  static final int PLAYS = eachSeat("PLAYS");
  static final int DISCARDS = eachSeat("DISCARDS");
  static final int GRANTED = eachSeat("GRANTED");
  static final int EVENTS = eachSeat("EVENTS");

  static final int TURN_END = PLACES.getLast().at() + SEATS;

  // what is being done

  /** How long the agenda was when the outermost ability or action began that is being done. */
  static final int SPAN = one("SPAN");

  /** The seats that could follow their orders before it (DSTY-5): a bit for each. */
  static final int BEFORE = add("BEFORE", 1, Seen.OWN_BIT);

  // what is known of hidden cards (see Knowledge)

  /** The seats, and last whoever only looks on. */
  static final int OBSERVERS = SEATS + 1;

  /** Who knows of cards that the stock held: a bit for each observer. */
  static final int HOLDERS = add("HOLDERS", 1, Seen.OWN_BIT);

  /** For each observer and hand, how many cards have come into it since, unseen. */
  static final int ADDED = add("ADDED", OBSERVERS * SEATS, Seen.OWN_ROW);

  // the table of cards

  static final int CARDS = PLACES.getLast().at() + PLACES.getLast().width();

  private Slot() {}

  private static int one(String name) {
    return add(name, 1, Seen.PUBLIC);
  }

  private static int eachSeat(String name) {
    return add(name, SEATS, Seen.PUBLIC);
  }

  private static int add(String name, int width, Seen seen) {
    int at = PLACES.isEmpty() ? 0 : PLACES.getLast().at() + PLACES.getLast().width();
    PLACES.add(new Place(name, at, width, seen));
    return at;
  }

  /** Whether a number counts the moves of a card: that is no part of how a game stands. */
  static boolean isMoves(int at) {
    return at >= CARDS && (at - CARDS) % Column.COUNT == Column.MOVES;
  }

  /** All of them, in their order. */
  static List<Place> places() {
    return List.copyOf(PLACES);
  }
}
