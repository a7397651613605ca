package eightfold.play;

import eightfold.program.Conditions;

/** What {@code when} lines bring about (RULE-LANGUAGE, Conditions 3 to 6). */
final class Consequences {
  private Consequences() {}

  /**
   * Brings about what a line says.
   *
   * @param seat the player of the line
   * @param from the first step that is left to do
   * @return whether it is done; else the player has to name a seat
   */
  static boolean work(Table t, int line, int seat, int from) {
    Causes.ofLine(t, line, seat);
    boolean done = steps(t, line, seat, from);
    Causes.end(t);
    return done;
  }

  private static boolean steps(Table t, int line, int seat, int from) {
    Conditions.Step[] steps = t.program.conditions.steps[line];
    for (int i = from; i < steps.length && t.slots[Slot.ENDING] == Table.RUNNING; i++) {
      boolean asks = steps[i].chooses() && t.slots[Slot.CHOSEN] == Table.NOBODY;
      if (asks && Situation.nameable(t, seat) != 0) {
        t.slots[Slot.CHOOSING_LINE] = line;
        t.slots[Slot.CHOOSING_STEP] = i;
        t.push(Table.TARGET, seat);
        return false;
      }
      step(t, line, steps[i], seat);
    }
    t.slots[Slot.CHOSEN] = Table.NOBODY;
    return true;
  }

  private static void step(Table t, int line, Conditions.Step step, int seat) {
    switch (step.code) {
      case Conditions.Step.DRAW -> draw(t, step, seat);
      case Conditions.Step.MISS ->
          NextTurns.misses(t, line, Selection.seats(t, step, seat), step.number);
      case Conditions.Step.MUST_PLAY ->
          NextTurns.mustPlay(t, Selection.seats(t, step, seat), step.kinds);
      case Conditions.Step.SAY -> OwedWords.owe(t, seat, step.saying(), 0);
      case Conditions.Step.SAY_NAME -> OwedWords.owe(t, seat, step.saying(), t.slots[Slot.UPCARD]);
      case Conditions.Step.SWAP -> {
        int other = Selection.seats(t, step, seat) & ~(1 << seat);
        if (other != 0 && (t.slots[Slot.PLAYING] >>> seat & 1) != 0) {
          HandPassing.swap(t, seat, Integer.numberOfTrailingZeros(other));
        }
      }
      case Conditions.Step.REVERSE -> Effects.turnRound(t);
      case Conditions.Step.AGAIN ->
          t.set(Slot.NOTED_AGAIN, t.is(Slot.NOTED_AGAIN) || seat == t.slots[Slot.TURN_SEAT]);
      case Conditions.Step.DECLARE -> t.slots[Slot.DECLARES] = 1;
      default -> throw new IllegalStateException("no such consequence: " + step.code);
    }
  }

  /** From the player on in the direction of the round, the player first. */
  private static void draw(Table t, Conditions.Step step, int seat) {
    int drawing = Selection.seats(t, step, seat);
    int way = t.slots[Slot.ROUND_STEP];
    int next = seat;
    for (int i = 0; i < t.seats && t.slots[Slot.ENDING] == Table.RUNNING; i++) {
      if ((drawing >>> next & 1) != 0) {
        Drawing.unasked(t, next, step.number);
      }
      next = Math.floorMod(next + way, t.seats);
    }
  }
}
