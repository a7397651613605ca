package eightfold.play;

import eightfold.program.Conditions;
import eightfold.program.Selected;

/** Which seats a step of a {@code when} line is about (RULE-LANGUAGE, Conditions 2). */
final class Selection {
  private Selection() {}

  /** The seats of which a line speaks, as bits; seats that are out do not count. */
  static int seats(Table t, Conditions.Step step, int seat) {
    int way = t.slots[Slot.ROUND_STEP];
    int playing = t.slots[Slot.PLAYING];
    int own = 1 << seat;
    return playing
        & switch (step.who) {
          case Selected.PLAYER -> own;
          case Selected.NEXT -> 1 << t.next(seat, way);
          case Selected.PREVIOUS -> 1 << t.next(seat, -way);
          case Selected.LEFT -> 1 << t.next(seat, 1);
          case Selected.RIGHT -> 1 << t.next(seat, -1);
          case Selected.SEAT -> 1 << onward(t, seat, way, step.steps);
          case Selected.OTHERS -> ~own;
          case Selected.ALL -> playing;
          case Selected.CHOSEN ->
              t.slots[Slot.CHOSEN] == Table.NOBODY ? 0 : 1 << t.slots[Slot.CHOSEN];
          case Selected.PARTNER -> Teams.none(t) ? 0 : 1 << Teams.partner(t, seat);
          case Selected.MOST_CARDS -> extreme(t, 1);
          case Selected.FEWEST_CARDS -> extreme(t, -1);
          default -> throw new IllegalStateException("no such seats: " + step.who);
        };
  }

  private static int onward(Table t, int seat, int way, int steps) {
    int at = seat;
    for (int i = 0; i < steps; i++) {
      at = t.next(at, way);
    }
    return at;
  }

  /** The seats with most cards, or, by the sign, with fewest; of equal ones all. */
  private static int extreme(Table t, int sign) {
    int best = Integer.MIN_VALUE;
    int seats = 0;
    for (int rest = t.slots[Slot.PLAYING]; rest != 0; rest &= rest - 1) {
      int seat = Integer.numberOfTrailingZeros(rest);
      int cards = sign * t.slots[Slot.COUNT + seat];
      if (cards > best) {
        best = cards;
        seats = 0;
      }
      seats |= cards == best ? 1 << seat : 0;
    }
    return seats;
  }
}
