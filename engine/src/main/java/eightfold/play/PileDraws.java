package eightfold.play;

import eightfold.game.Refusal;
import eightfold.rules.vocabulary.Element;

/** The upcard taken in place of a draw of the own turn (semantics 7.30). */
final class PileDraws {
  private PileDraws() {}

  /** Whether games with these rules have it. */
  static boolean has(Table t) {
    return t.draw.orFrom() == Element.Draw.From.PILE;
  }

  /** Whether there is a card that lies on another one. */
  static boolean some(Table t) {
    return t.slots[Slot.PILE_SIZE] > 1;
  }

  /** The code that refuses it; the seat is the one to act. */
  static int refusal(Table t, int seat) {
    if (!has(t)) {
      return Refusal.UNKNOWN_ACT;
    }
    boolean draws = t.top() == AgendaTask.PLAY && some(t);
    return draws ? Playability.drawing(t, seat) : Refusal.MAY_NOT_DRAW;
  }

  /** The upcard comes into the hand, in place of a card from the stock. */
  static void take(Table t, int seat) {
    t.slots[Slot.DRAWN]++;
    Drawing.came(t);
    TakenUpcards.take(t, seat, 1);
    PassingSeats.changes(t);
    Calls.drewCards(t, seat);
    Occasions.resized(t, seat);
    DrawActs.hasDrawn(t, seat);
  }
}
