package eightfold.play;

import eightfold.cards.Kind;
import eightfold.program.Program;
import eightfold.rules.vocabulary.Element;

/**
 * A match as one long hand, counted down seat by seat; and the wild rank that goes with a score.
 */
final class Countdown {
  /** Stands for a new hand that has been taken in this turn; it owes no call. */
  static final int TAKEN = -1;

  private Countdown() {}

  /** The kinds that are wild for this seat alone. */
  static long own(Table t, int seat) {
    return t.program.ownWild(t.slots[Slot.SCORE + seat]);
  }

  /** The kinds that are wild for this seat. */
  static long wild(Table t, int seat) {
    return t.program.wild() | own(t, seat);
  }

  /** A wild card that is the last one of a hand is shown to all. */
  static void showLastWilds(Table t) {
    for (int seat = 0; seat < t.seats; seat++) {
      if (showsLastWild(t, seat)) {
        t.hands.known.seeHand(seat);
      }
    }
  }

  /** Whether a seat shows its only card, as that is wild. */
  static boolean showsLastWild(Table t, int seat) {
    return t.speech.revealLastWild()
        && t.slots[Slot.COUNT + seat] == 1
        && (t.hand(seat) & wild(t, seat)) != 0;
  }

  /** The kinds that are wild for this seat alone and may lie on the upcard. */
  static long playable(Table t, int seat) {
    long wild = own(t, seat);
    return t.slots[Slot.RULING] == Kind.NONE
        ? wild
        : wild & ~t.following.keptOff(t.slots[Slot.RULING]);
  }

  /** Whether the match is one long hand. */
  static boolean on(Table t) {
    return t.program.match().format() == Element.Match.Format.COUNTDOWN;
  }

  /** Whether a hand that is empty does not end the deal: its score is not yet down to nothing. */
  static boolean goesOn(Table t, int seat) {
    return t.program.match().format() == Element.Match.Format.COUNTDOWN
        && t.slots[Slot.SCORE + seat] > 1;
  }

  /** An emptied hand lowers its score; returns whether a new hand is due, and not the victory. */
  static boolean lowers(Table t, int seat) {
    if (t.program.match().format() != Element.Match.Format.COUNTDOWN) {
      return false;
    }
    t.slots[Slot.SCORE + seat]--;
    t.slots[Slot.SCORED + seat]--;
    t.slots[Slot.NEW_HAND] = t.slots[Slot.SCORE + seat];
    t.witness.scored(seat, -1);
    return t.slots[Slot.SCORE + seat] > 0;
  }

  /** The score with which a seat begins, where none is given. */
  static int begins(Program p, int given) {
    return p.match().format() == Element.Match.Format.COUNTDOWN && given == 0 ? p.target() : given;
  }
}
