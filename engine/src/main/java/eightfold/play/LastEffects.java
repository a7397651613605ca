package eightfold.play;

import eightfold.cards.Kinds;
import eightfold.program.CardOperations;
import eightfold.program.Operation;
import eightfold.rules.vocabulary.Element;

/** What a last card still does before the points of its deal are counted. */
final class LastEffects {
  private LastEffects() {}

  /** The seat is out; what its last card does happens, and none of it changes who has won. */
  static void happen(Table t, int seat) {
    int kind = t.slots[Slot.LAST_LAID];
    t.end(DealEnding.OUT);
    // a card that owes another was no last card when it was laid, and has had its effects
    boolean idle = t.is(Slot.OPENING) && t.openingWithoutEffect || Situation.owesCard(t);
    Causes.ofCard(t, kind, seat);
    if (!idle && t.program.last().effect() == Element.Last.Scope.ALL) {
      all(t, seat, kind);
    }
    if (!idle && Kinds.has(t.effects.gives(), kind)) {
      othersDraw(t, seat, t.next(seat), t.slots[Slot.STEP], 1);
    }
    Causes.end(t);
    int own = idle ? 0 : nextDraws(t, kind);
    if (own > 0) {
      Causes.addsToPenalty(t, kind, seat);
    }
    int cards = t.slots[Slot.DEBT] + t.slots[Slot.NOTED_DRAW] + own;
    if (cards > 0) {
      Causes.ofPenalty(t);
      Drawing.take(t, t.next(seat), cards);
      Causes.end(t);
    }
  }

  /** What the card itself makes the next seat draw. */
  private static int nextDraws(Table t, int kind) {
    int cards = 0;
    CardOperations operations = t.program.operations();
    for (int step = 0; step < operations.count(kind); step++) {
      Operation operation = operations.of(kind, step);
      boolean draws =
          operation.action() == Operation.Action.NEXT_DRAWS
              || operation.action() == Operation.Action.NEXT_DRAWS_WHILE_STOCK_LASTS
                  && t.stockCount() > 0;
      cards += draws ? operation.number() : 0;
    }
    return cards;
  }

  /** What the card does at once; nobody is spared, as nobody comes next. */
  private static void all(Table t, int seat, int kind) {
    CardOperations operations = t.program.operations();
    for (int step = 0; step < operations.count(kind); step++) {
      Operation operation = operations.of(kind, step);
      switch (operation.action()) {
        case REVERSE -> Effects.turnRound(t);
        case OTHERS_DRAW,
            OTHERS_BUT_NEXT_DRAW,
            OTHERS_DRAW_CLOCKWISE,
            OTHERS_BUT_NEXT_DRAW_CLOCKWISE ->
            Effects.othersDraw(t, seat, operation, Table.NOBODY);
        case PASS_HANDS_LEFT, PASS_HANDS_RIGHT, PASS_HANDS_ON -> HandPassing.pass(t, operation);
        default -> {
          // nobody plays on: what only changes coming turns does nothing
        }
      }
    }
  }

  /** The seats from one on, up to the giver, draw so many cards each; the deal is over by then. */
  static void othersDraw(Table t, int seat, int from, int way, int cards) {
    t.end(DealEnding.OUT);
    for (int other = from; other != seat; other = t.next(other, way)) {
      Drawing.take(t, other, cards);
    }
  }
}
