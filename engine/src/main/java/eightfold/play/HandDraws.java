package eightfold.play;

import eightfold.game.Refusal;
import eightfold.rules.vocabulary.OtherSeat;
import java.util.Optional;

/** Draws of the own turn from the hand of another seat (semantics 7.28 and 7.29). */
final class HandDraws {
  private HandDraws() {}

  /** Whether games with these rules have it. */
  static boolean has(Table t) {
    return t.draw.orFrom().seat().isPresent();
  }

  /** The seats from whose hands the seat could draw, as bits: nobody's last card. */
  static int seats(Table t, int seat) {
    Optional<OtherSeat> whose = t.draw.orFrom().seat();
    int seats = whose.isEmpty() ? 0 : Selection.others(t, whose.get(), seat);
    for (int rest = seats; rest != 0; rest &= rest - 1) {
      int other = Integer.numberOfTrailingZeros(rest);
      seats &= t.slots[Slot.COUNT + other] > 1 ? ~0 : ~(1 << other);
    }
    return seats;
  }

  /** The code that refuses it; the seat is the one to act. */
  static int refusal(Table t, int seat, int other) {
    boolean draws = has(t) && t.top() == AgendaTask.PLAY;
    int asDraw = draws ? Playability.drawing(t, seat) : Refusal.MAY_NOT_DRAW;
    if (asDraw != Refusal.ALLOWED) {
      return asDraw;
    }
    return (seats(t, seat) >>> other & 1) != 0 ? Refusal.ALLOWED : Refusal.NO_SUCH_SEAT;
  }

  /** A card comes from that hand, in place of one from the stock. */
  static void draw(Table t, int seat, int other) {
    t.slots[Slot.DRAWN]++;
    Drawing.came(t);
    MovedCards.stealFrom(t, seat, other, 1);
    DrawActs.hasDrawn(t, seat);
  }
}
