package eightfold.play;

import eightfold.program.CardOperations;
import eightfold.program.Operation;

/**
 * What a card does: its operations, in their order. Some happen at once; what the next seats are to
 * bear is noted, as all that one turn asks of them is one penalty and one skip (semantics 6 and 9).
 */
final class Effects {
  private Effects() {}

  /**
   * A card has been laid.
   *
   * @param seat the seat for whose play it counts
   * @param parry whether it has moved a skip on, and causes none itself
   */
  static void of(Table t, int seat, int kind, boolean parry) {
    Causes.ofCard(t, kind, seat);
    work(t, seat, kind, parry);
    Causes.end(t);
  }

  private static void work(Table t, int seat, int kind, boolean parry) {
    int penalty = t.slots[Slot.NOTED_DRAW];
    CardOperations operations = t.program.operations();
    for (int step = 0; step < operations.count(kind); step++) {
      Operation operation = operations.of(kind, step);
      int number = operation.number();
      switch (operation.action()) {
        case REVERSE -> turnRound(t);
        case GO_LEFT -> goes(t, 1);
        case GO_RIGHT -> goes(t, -1);
        case AGAIN_WITH_TWO -> t.set(Slot.NOTED_AGAIN, again(t) || t.players() == 2);
        case SKIP_WITH_TWO -> skips(t, seat, kind, t.players() == 2 ? 1 : 0, penalty);
        case OTHERS_DRAW, OTHERS_DRAW_CLOCKWISE -> othersDraw(t, seat, operation, Table.NOBODY);
        case OTHERS_BUT_NEXT_DRAW, OTHERS_BUT_NEXT_DRAW_CLOCKWISE ->
            othersDraw(t, seat, operation, LostTurns.spared(t, seat));
        case COUNT -> nextDraws(t, seat, kind, Counts.joins(t, kind) ? number : 0);
        case NEXT_DRAWS -> nextDraws(t, seat, kind, number);
        case NEXT_DRAWS_WHILE_STOCK_LASTS ->
            nextDraws(t, seat, kind, t.stockCount() > 0 ? number : 0);
        case SKIP -> skips(t, seat, kind, parry ? 0 : number, penalty);
        case SKIP_OR_ANSWER -> skipOrAnswer(t, seat, kind, parry ? 0 : number);
        case NEXT_MISSES -> nextMisses(t, seat, kind, parry, number);
        case NEXT_SHOWS_HAND -> showsHand(t, t.next(seat));
        case OTHERS_SHOW_HANDS -> {
          for (int other = t.next(seat); other != seat; other = t.next(other)) {
            showsHand(t, other);
          }
        }
        case PASS_HANDS_LEFT, PASS_HANDS_RIGHT, PASS_HANDS_ON -> {
          if (t.running()) {
            HandPassing.pass(t, operation);
          }
        }
        case AGAIN -> t.set(Slot.NOTED_AGAIN, true);
        case REPEAT -> {
          t.set(Slot.NOTED_AGAIN, true);
          t.set(Slot.REPEAT, true);
        }
        case SILENCE -> t.set(Slot.SILENT, !t.is(Slot.SILENT));
        case TURN_UP -> turnsUp(t, seat);
      }
    }
  }

  /**
   * The top card of the stock comes to lie as if the seat had laid it (semantics 19.22): there is
   * one card fewer to turn up each time. A starter turns up nothing.
   */
  private static void turnsUp(Table t, int seat) {
    if (!t.running() || t.slots[Slot.LAID] == 0 || t.stockCount() == 0) {
      return;
    }
    int on = t.slots[Slot.UPCARD];
    int kind = t.fromStock();
    t.slots[Slot.STOCK_TOP_BY] = Table.NOBODY;
    t.slots[Slot.STOCK_TOP_SEEN] = 0;
    if (t.heldSuit != 0) {
      Suits.before(t, kind);
    }
    int sister = (t.effects.sisterSuit() >>> kind & 1) != 0 ? Suits.sister(t) : Table.NOBODY;
    Pile.discard(t, kind);
    if (sister != Table.NOBODY) {
      Pile.ask(t, sister);
    }
    t.slots[Slot.LAID]++;
    t.slots[Slot.LAST_LAID] = kind;
    t.witness.turnedUp(seat, kind);
    if (t.conditional) {
      Occasions.played(t, seat, kind, on);
    }
    of(t, seat, kind, false);
  }

  /**
   * The same by a line: for the seat whose turn it is, while no duel goes on, and not over an
   * opening without effect.
   */
  static void turnsUpByLine(Table t, int seat) {
    boolean idle = t.is(Slot.OPENING) && t.openingWithoutEffect;
    if (seat == t.slots[Slot.TURN_SEAT] && t.slots[Slot.DUELIST] == Table.NOBODY && !idle) {
      turnsUp(t, seat);
    }
  }

  /** A seat shows its hand to all, while the deal goes on. */
  static void showsHand(Table t, int seat) {
    if (t.running()) {
      t.hands.known.seeHand(seat);
      if (t.witness.looks()) {
        t.hands.reveal(seat, t.witness);
      }
    }
  }

  /** Play goes this way from now on: the direction turns where it went the other way. */
  static void goes(Table t, int step) {
    if (t.slots[Slot.STEP] != step) {
      turnRound(t);
    }
  }

  private static boolean again(Table t) {
    return t.is(Slot.NOTED_AGAIN);
  }

  private static void skips(Table t, int seat, int kind, int seats, int penalty) {
    LostTurns.note(t, seats, penalty);
    if (seats > 0) {
      Causes.addsToSkips(t, kind, seat);
    }
  }

  private static void nextDraws(Table t, int seat, int kind, int cards) {
    if (cards > 0) {
      Causes.addsToPenalty(t, kind, seat);
      t.slots[Slot.NOTED_DRAW] += cards;
      t.slots[Slot.NOTED_DRAW_KIND] = kind;
    }
  }

  private static void skipOrAnswer(Table t, int seat, int kind, int seats) {
    // a parry moves the skip on, and is a cause of it as well
    Causes.addsToSkips(t, kind, seat);
    if (seats > 0) {
      t.slots[Slot.NOTED_PARRY_SKIPS] += seats;
      t.slots[Slot.NOTED_PARRY_KIND] = kind;
    }
  }

  /** A card that has moved missed turns on adds its own; one that has ended a skip causes none. */
  private static void nextMisses(Table t, int seat, int kind, boolean parry, int turns) {
    if (!parry || t.slots[Slot.SKIPS] > 0) {
      Causes.addsToSkips(t, kind, seat);
      t.slots[Slot.NOTED_MISSES] += turns;
      t.slots[Slot.NOTED_MISS_KIND] = kind;
    }
  }

  static void turnRound(Table t) {
    t.slots[Slot.STEP] = -t.slots[Slot.STEP];
    t.witness.reversed();
    Occasions.directionTurns(t);
  }

  /** The others draw, one after another, until the deal ends. */
  static void othersDraw(Table t, int seat, Operation operation, int spared) {
    boolean clockwise =
        operation.action() == Operation.Action.OTHERS_DRAW_CLOCKWISE
            || operation.action() == Operation.Action.OTHERS_BUT_NEXT_DRAW_CLOCKWISE;
    int way = clockwise ? 1 : t.slots[Slot.STEP];
    int before = t.slots[Slot.ENDING];
    for (int other = t.next(seat, way); other != seat; other = t.next(other, way)) {
      if (t.slots[Slot.ENDING] != before) {
        return;
      }
      if (other != spared) {
        Drawing.take(t, other, operation.number());
      }
    }
  }
}
