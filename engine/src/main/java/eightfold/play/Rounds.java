package eightfold.play;

import eightfold.cards.Kind;
import eightfold.program.Conditions;
import eightfold.rules.vocabulary.Trigger;

/**
 * Works off the {@code when} lines that have been set off, and those that they set off in turn:
 * round by round, in each the lines in the order of the book (RULE-LANGUAGE, Conditions 1). A line
 * works once a round for each player that it has; {@link Slot#AT_WORK} holds which.
 */
final class Rounds {
  /** What a round beyond this one would do is not done. */
  static final int MOST_ROUNDS = 8;

  private Rounds() {}

  /** A turn ends: what that sets off works before it is settled who acts next. */
  static void turnEnds(Table t, int seat) {
    if (t.conditional && t.slots[Slot.STARTED] != 0) {
      settle(t);
      Occasions.happens(t, Trigger.Moment.TURN_ENDS, seat);
      settle(t);
      t.slots[Slot.HAD_TURN] |= 1 << seat;
      t.set(Slot.DREW_BEFORE, t.slots[Slot.DRAWN] > 0 && t.slots[Slot.LAID] == 0);
    }
  }

  /** Works off what has been set off, until nothing is left or a seat has to be named. */
  static void settle(Table t) {
    if (!t.conditional || Occasions.choosing(t)) {
      return;
    }
    while (t.running()) {
      int line = first(t, Mask.AT_WORK);
      if (line >= 0) {
        t.slots[Slot.LINE_CARD] = Occasions.card(t.slots[Slot.AT_WORK + line]);
        int seat = nextPlayer(t, line);
        if (!Consequences.work(t, line, seat, 0)) {
          return;
        }
      } else if (first(t, Mask.SET_OFF) < 0 || !nextRound(t)) {
        t.slots[Slot.ROUND] = 0;
        t.slots[Slot.LINE_CARD] = Kind.NONE;
        return;
      }
    }
  }

  /** The player has named the seat for which a line waits. */
  static void chosen(Table t, int seat, int target) {
    int line = t.slots[Slot.CHOOSING_LINE];
    t.pop();
    t.slots[Slot.CHOOSING_LINE] = Table.NOBODY;
    t.slots[Slot.CHOSEN] = target;
    t.witness.did("named", seat, target, Witness.UNCOUNTED);
    Consequences.work(t, line, seat, t.slots[Slot.CHOOSING_STEP]);
  }

  /** The first line of those; negative if there is none. */
  private static int first(Table t, int from) {
    for (int word = 0; word < Conditions.WORDS; word++) {
      long lines = t.masks[from + word];
      if (lines != 0) {
        return word << 6 | Long.numberOfTrailingZeros(lines);
      }
    }
    return -1;
  }

  /** The next player for whom a line works, from the seat whose turn it is on. */
  private static int nextPlayer(Table t, int line) {
    int players = t.slots[Slot.AT_WORK + line];
    int way = t.slots[Slot.ROUND_STEP];
    int seat = Math.max(0, t.slots[Slot.TURN_SEAT]);
    while ((players >>> seat & 1) == 0) {
      seat = Math.floorMod(seat + way, t.seats);
    }
    boolean again = Occasions.times(players) > 1;
    players -= again ? 1 << Occasions.TIMES : 1 << seat;
    boolean done = (players & (1 << Occasions.TIMES) - 1) == 0;
    t.slots[Slot.AT_WORK + line] = done ? 0 : players;
    if (done) {
      t.masks[Mask.AT_WORK + (line >> 6)] &= ~(1L << line);
    }
    return seat;
  }

  /** What has been set off is worked off next, unless it has gone on for too long. */
  private static boolean nextRound(Table t) {
    if (t.slots[Slot.ROUND] == MOST_ROUNDS) {
      Occasions.clear(t, Mask.SET_OFF, Slot.SET_OFF);
      t.witness.rulesStopped();
      return false;
    }
    t.slots[Slot.ROUND]++;
    t.slots[Slot.ROUND_STEP] = t.slots[Slot.STEP];
    for (int word = 0; word < Conditions.WORDS; word++) {
      t.masks[Mask.AT_WORK + word] = t.masks[Mask.SET_OFF + word];
      for (long rest = t.masks[Mask.SET_OFF + word]; rest != 0; rest &= rest - 1) {
        int line = word << 6 | Long.numberOfTrailingZeros(rest);
        t.slots[Slot.AT_WORK + line] = t.slots[Slot.SET_OFF + line];
      }
    }
    Occasions.clear(t, Mask.SET_OFF, Slot.SET_OFF);
    return true;
  }
}
