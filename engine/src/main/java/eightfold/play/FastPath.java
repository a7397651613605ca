package eightfold.play;

import eightfold.cards.Kinds;
import eightfold.game.Refusal;
import eightfold.program.Program;
import eightfold.rules.vocabulary.Element.Draw.Policy;

/**
 * Acts and turns in books with plain turns ({@link Program#plainTurns}): the same as {@link Kernel}
 * and {@link Turns} say, without the questions to which such books have one answer. Wherever
 * something lies on a seat it is left to those two. A test plays books both ways.
 */
final class FastPath {
  /** Says that an act is none of those that are done here. */
  static final int NOT_DONE = -2;

  private FastPath() {}

  /**
   * Plays a card or draws one in a turn.
   *
   * @return the seat whose plain turn it is now; {@link Table#NOBODY}: what stands on the agenda
   *     comes next; {@link #NOT_DONE}: the act is another one, and nothing is done
   */
  static int apply(Table t, int seat, int act) {
    if (act < Acts.LAY) {
      return play(t, seat, Acts.kind(act));
    }
    return act == Acts.DRAW && t.top() == AgendaTask.PLAY ? draw(t, seat) : NOT_DONE;
  }

  private static int play(Table t, int seat, int kind) {
    t.slots[Slot.OWES] &= ~(1 << seat);
    t.hands.remove(seat, kind);
    Pile.cover(t, kind);
    t.slots[Slot.OPENED] |= 1 << seat;
    t.slots[Slot.PASSES] = 0;
    t.slots[Slot.CARDS_PLAYED]++;
    t.witness.played(seat, kind);
    boolean parry = false;
    if (t.is(Slot.ANSWERING)) {
      parry = t.slots[Slot.SKIPS] > 0;
      CardPlay.answer(t, seat, kind);
    }
    t.slots[Slot.LAID] = 1;
    t.slots[Slot.LAST_LAID] = kind;
    boolean special = Kinds.has(t.special, kind);
    if (special) {
      CardPlay.works(t, seat, kind, parry, seat);
    }
    if (t.slots[Slot.COUNT + seat] == 0) {
      Calls.emptied(t, seat);
    }
    if (t.slots[Slot.COUNT + seat] == 0 || !t.running()) {
      Turns.close(t, seat);
      return Table.NOBODY;
    }
    return close(t, seat, special);
  }

  /** A draw of the seat to act in its turn; where the stock may run out, as in all books. */
  private static int draw(Table t, int seat) {
    if (t.slots[Slot.STOCK_END] - t.slots[Slot.STOCK_TOP] < 2) {
      DrawActs.inTurn(t, seat);
      return Table.NOBODY;
    }
    boolean watch = t.drawing == Policy.UNTIL_PLAYABLE;
    boolean hadNone = watch && Playability.binding(t, seat, t.masks[Mask.READY]) == 0;
    int kind = t.cards[t.slots[Slot.STOCK_TOP]++];
    t.slots[Slot.DRAWN]++;
    t.hands.add(seat, kind);
    t.witness.received(seat, kind);
    t.witness.drew(seat, 1);
    t.slots[Slot.PASSES] = 0;
    if (t.calls) {
      Calls.drewCards(t, seat);
    }
    if (watch) {
      t.slots[Slot.CAME_SINCE] = 0;
      boolean playableNow =
          hadNone && Playability.binding(t, seat, Playability.plainly(t, seat)) != 0;
      t.set(Slot.MUST_PLAY, t.is(Slot.MUST_PLAY) || playableNow);
    } else if (t.drawing != Policy.UP_TO) {
      DrawActs.drawn(t, seat, kind);
      return Table.NOBODY;
    }
    return seat;
  }

  /** The card lies, and its player holds others. */
  private static int close(Table t, int seat, boolean special) {
    if (t.calls) {
      t.replaceTop(AgendaTask.REST, seat);
      Calls.cardsLie(t, seat);
    }
    boolean ends =
        !special && !t.is(Slot.ANSWERING) && (t.slots[Slot.DEBT] | t.slots[Slot.SKIPS]) == 0;
    if (!ends) {
      t.replaceTop(AgendaTask.REST, seat);
      if (special) {
        Turns.declaration(t, seat);
      }
      return Table.NOBODY;
    }
    if (t.calls) {
      Penalties.turnEnds(t, seat);
      if (!t.running()) {
        return Table.NOBODY;
      }
    }
    int next = t.next(seat);
    if (!begins(t, next)) {
      t.replaceTop(AgendaTask.BEGIN, next);
      return Table.NOBODY;
    }
    begin(t, next);
    t.replaceTop(AgendaTask.PLAY, next);
    return next;
  }

  /** Begins a turn on which nothing lies, of a seat that holds cards, before any limit. */
  static void begin(Table t, int seat) {
    t.clearPlainTurn();
    t.slots[Slot.TURN_SEAT] = seat;
    if (t.callBlocks) {
      t.set(
          Slot.BLOCKED, t.slots[Slot.COUNT + seat] == 1 && (t.slots[Slot.OWES] >>> seat & 1) != 0);
    }
    if (t.calls) {
      t.slots[Slot.CAME_SINCE] = 0; // cards may come for a call
    }
    if (t.callUntilTurn) {
      t.slots[Slot.OWES] &= ~(1 << seat);
    }
  }

  /** Whether a turn that has begun waits for its seat. */
  static boolean waits(Table t, int seat) {
    if (t.slots[Slot.DEAL_ACTS] >= t.mostActs) {
      return false;
    }
    t.masks[Mask.READY] = Playability.plainly(t, seat);
    if (t.masks[Mask.READY] != Kinds.NONE) {
      return true;
    }
    return Playability.drawingInTurn(t, seat, Kinds.NONE) == Refusal.ALLOWED
        ? !t.drawsByReferee
        : Playability.ownPass(t);
  }

  /** Whether a turn may begin plainly. */
  static boolean begins(Table t, int seat) {
    return (t.slots[Slot.DEBT] | t.slots[Slot.SKIPS]) == 0
        && t.slots[Slot.COUNT + seat] != 0
        && t.slots[Slot.CARDS_PLAYED] < t.mostCards
        && t.slots[Slot.DEAL_ACTS] < t.mostActs;
  }
}
