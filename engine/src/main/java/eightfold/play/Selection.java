package eightfold.play;

import eightfold.rules.vocabulary.OtherSeat;
import eightfold.rules.vocabulary.SeatSelector;

/** Which seats a step of a {@code when} line is about (RULE-LANGUAGE, Conditions 2). */
final class Selection {
  private Selection() {}

  /** The seats of which a line speaks, as bits; seats that are out do not count. */
  static int seats(Table t, SeatSelector who, int seat) {
    int way = t.slots[Slot.ROUND_STEP];
    int playing = t.slots[Slot.PLAYING];
    int own = 1 << seat;
    return playing
        & switch (who.which()) {
          case PLAYER -> own;
          case NEXT -> 1 << t.next(seat, way);
          case PREVIOUS -> 1 << t.next(seat, -way);
          case LEFT -> 1 << t.next(seat, 1);
          case RIGHT -> 1 << t.next(seat, -1);
          case SEAT -> 1 << onward(t, seat, way, who.steps());
          case OTHERS -> ~own;
          case ALL -> playing;
          case CHOSEN -> t.slots[Slot.CHOSEN] == Table.NOBODY ? 0 : 1 << t.slots[Slot.CHOSEN];
          case PARTNER -> Teams.none(t) ? 0 : 1 << Teams.partner(t, seat);
          case MOST_CARDS -> extreme(t, Slot.COUNT, 1);
          case FEWEST_CARDS -> extreme(t, Slot.COUNT, -1);
          case MOST_POINTS -> extreme(t, Slot.SCORE, 1);
          case FEWEST_POINTS -> extreme(t, Slot.SCORE, -1);
          case PLAYER_OF_THE_CARD_BEFORE ->
              t.slots[Slot.LAYER_BEFORE] == Table.NOBODY ? 0 : 1 << t.slots[Slot.LAYER_BEFORE];
        };
  }

  /** The seat that a card names, as bits: all whom its player may choose; none where it is out. */
  static int others(Table t, OtherSeat who, int seat) {
    return t.slots[Slot.PLAYING]
        & ~(1 << seat)
        & switch (who) {
          case NEXT -> 1 << t.next(seat);
          case PREVIOUS -> 1 << t.next(seat, -t.slots[Slot.STEP]);
          case LEFT -> 1 << t.next(seat, 1);
          case RIGHT -> 1 << t.next(seat, -1);
          case PARTNER -> Teams.none(t) ? 0 : 1 << Teams.partner(t, seat);
          case CHOSEN -> t.slots[Slot.PLAYING];
        };
  }

  private static int onward(Table t, int seat, int way, int steps) {
    int at = seat;
    for (int i = 0; i < steps; i++) {
      at = t.next(at, way);
    }
    return at;
  }

  /** The seats with most of something, or, by the sign, with fewest; of equal ones all. */
  private static int extreme(Table t, int of, int sign) {
    int best = Integer.MIN_VALUE;
    int seats = 0;
    for (int rest = t.slots[Slot.PLAYING]; rest != 0; rest &= rest - 1) {
      int seat = Integer.numberOfTrailingZeros(rest);
      int cards = sign * t.slots[of + seat];
      if (cards > best) {
        best = cards;
        seats = 0;
      }
      seats |= cards == best ? 1 << seat : 0;
    }
    return seats;
  }
}
