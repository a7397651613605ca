package eightfold.play;

import eightfold.program.LineStep;

/** Whole hands that lines have shown, to all or to some seats alone (semantics 19.23). */
final class HandShows {
  private HandShows() {}

  /** Shows them, from the player on in the direction of the round. */
  static void show(Table t, LineStep.ShowHand step, int seat) {
    int showing = Selection.seats(t, step.who(), seat);
    int seeing = Selection.seats(t, step.to(), seat);
    int next = seat;
    for (int i = 0; i < t.seats; i++) {
      if ((showing >>> next & 1) != 0) {
        if (step.toAll()) {
          Effects.showsHand(t, next);
        } else {
          showTo(t, seeing & ~(1 << next), seat, next);
        }
      }
      next = Math.floorMod(next + t.slots[Slot.ROUND_STEP], t.seats);
    }
  }

  private static void showTo(Table t, int seeing, int player, int holder) {
    int next = player;
    for (int i = 0; i < t.seats; i++) {
      if ((seeing >>> next & 1) != 0) {
        t.hands.known.seeHand(next, holder);
        if (t.witness.looks()) {
          t.hands.tell(next, holder, t.witness);
          t.witness.did(Shows.SHOWED, holder, next, t.slots[Slot.COUNT + holder]);
        }
      }
      next = Math.floorMod(next + t.slots[Slot.ROUND_STEP], t.seats);
    }
  }
}
