package eightfold.play;

import eightfold.program.LineStep;
import eightfold.program.Quantity;
import eightfold.rules.vocabulary.Consequence;
import eightfold.rules.vocabulary.SeatSelector;
import java.util.List;

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
    boolean begun = from > 0 || t.slots[Slot.CHOSEN] != Table.NOBODY;
    boolean favoured = begun || Holdings.hold(t, line, seat) && Throws.favour(t, line);
    boolean done = !favoured || steps(t, line, seat, from);
    Causes.end(t);
    return done;
  }

  private static boolean steps(Table t, int line, int seat, int from) {
    List<LineStep> steps = t.conditions.steps(line);
    for (int i = from; i < steps.size() && t.running(); i++) {
      boolean asks = steps.get(i).chooses() && t.slots[Slot.CHOSEN] == Table.NOBODY;
      if (asks && Situation.nameable(t, seat) != 0) {
        t.slots[Slot.CHOOSING_LINE] = line;
        t.slots[Slot.CHOOSING_STEP] = i;
        t.push(AgendaTask.TARGET, seat);
        return false;
      }
      step(t, line, steps.get(i), seat);
    }
    t.slots[Slot.CHOSEN] = Table.NOBODY;
    return true;
  }

  private static void step(Table t, int line, LineStep step, int seat) {
    switch (step) {
      case LineStep.Draw draw -> draw(t, draw, seat);
      case LineStep.Miss(SeatSelector who, Quantity turns) ->
          NextTurns.misses(t, line, Selection.seats(t, who, seat), Quantities.of(t, turns, seat));
      case LineStep.Skip(Quantity seats) -> skips(t, line, seat, Quantities.of(t, seats, seat));
      case LineStep.TurnGoes(SeatSelector who) -> {
        int other = Selection.seats(t, who, seat) & ~(1 << seat);
        if (other != 0) {
          skips(t, line, seat, LostTurns.between(t, seat, Integer.numberOfTrailingZeros(other)));
        }
      }
      case LineStep.MustPlay(SeatSelector who, long kinds) ->
          NextTurns.mustPlay(t, Selection.seats(t, who, seat), kinds);
      case LineStep.Say say -> owe(t, say, seat);
      case LineStep.SwapHands(SeatSelector who) -> {
        int other = Selection.seats(t, who, seat) & ~(1 << seat);
        if (other != 0 && (t.slots[Slot.PLAYING] >>> seat & 1) != 0) {
          HandPassing.swap(t, seat, Integer.numberOfTrailingZeros(other));
        }
      }
      case LineStep.ShowHand show -> HandShows.show(t, show, seat);
      case LineStep.PassHands(Consequence.Way way) -> HandPassing.byLine(t, way);
      case LineStep.Redeal() -> MovedCards.anew(t);
      case LineStep.Move move -> MovedCards.move(t, move, seat);
      case LineStep.TurnUp() -> Effects.turnsUpByLine(t, seat);
      case LineStep.Reverse() -> Effects.turnRound(t);
      case LineStep.Goes(boolean left) -> Effects.goes(t, left ? 1 : -1);
      case LineStep.Again() ->
          t.set(Slot.NOTED_AGAIN, t.is(Slot.NOTED_AGAIN) || seat == t.slots[Slot.TURN_SEAT]);
      case LineStep.DeclareSuit() -> t.slots[Slot.DECLARES] = 1;
      case LineStep.Decide decision -> t.slots[Slot.DECIDES] = CardDecisions.number(line, decision);
    }
  }

  /** So many seats after the one that has laid a card in its turn are passed over. */
  private static void skips(Table t, int line, int seat, int over) {
    if (over > 0 && seat == t.slots[Slot.TURN_SEAT]) {
      LostTurns.note(t, over, 0);
      Causes.addsToSkips(t, line);
    }
  }

  private static void owe(Table t, LineStep.Say say, int seat) {
    int owing = Selection.seats(t, say.who(), seat);
    int kind = say.ofCard() ? t.slots[Slot.LINE_CARD] : 0;
    int next = seat;
    for (int i = 0; i < t.seats; i++) {
      if ((owing >>> next & 1) != 0) {
        OwedWords.owe(t, next, say.saying(), kind);
      }
      next = Math.floorMod(next + t.slots[Slot.ROUND_STEP], t.seats);
    }
  }

  /** From the player on in the direction of the round, the player first. */
  private static void draw(Table t, LineStep.Draw step, int seat) {
    int drawing = Selection.seats(t, step.who(), seat);
    int cards = Quantities.of(t, step.cards(), seat);
    int way = t.slots[Slot.ROUND_STEP];
    int next = seat;
    for (int i = 0; i < t.seats && cards > 0 && t.running(); i++) {
      if ((drawing >>> next & 1) != 0) {
        Drawing.unasked(t, next, cards);
      }
      next = Math.floorMod(next + way, t.seats);
    }
  }
}
