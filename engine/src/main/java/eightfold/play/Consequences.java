package eightfold.play;

import eightfold.cards.Kinds;
import eightfold.program.Conditions;
import eightfold.rules.SeatSelector;

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
    Conditions.Step[] steps = t.program.conditions.steps[line];
    for (int i = from; i < steps.length && t.slots[Slot.ENDING] == Table.RUNNING; i++) {
      boolean asks = steps[i].chooses() && t.slots[Slot.CHOSEN] == Table.NOBODY;
      if (asks && Situation.nameable(t, seat) != 0) {
        t.slots[Slot.CHOOSING_LINE] = line;
        t.slots[Slot.CHOOSING_STEP] = i;
        t.push(Table.TARGET, seat);
        return false;
      }
      step(t, steps[i], seat);
    }
    t.slots[Slot.CHOSEN] = Table.NOBODY;
    return true;
  }

  private static void step(Table t, Conditions.Step step, int seat) {
    switch (step.code) {
      case Conditions.Step.DRAW -> draw(t, step, seat);
      case Conditions.Step.MISS -> {
        for (int rest = seats(t, step.who, seat); rest != 0; rest &= rest - 1) {
          t.slots[Slot.NOTED_MISSED + Integer.numberOfTrailingZeros(rest)] += step.number;
        }
      }
      case Conditions.Step.MUST_PLAY -> {
        int bound = seats(t, step.who, seat);
        t.slots[Slot.NOTED_BARS] |= bound;
        for (int rest = bound; rest != 0; rest &= rest - 1) {
          t.masks[Mask.NOTED + Integer.numberOfTrailingZeros(rest)] = Kinds.ALL & ~step.kinds;
        }
      }
      case Conditions.Step.SAY -> OwedWords.owe(t, seat, step.saying(), 0);
      case Conditions.Step.SAY_NAME -> OwedWords.owe(t, seat, step.saying(), t.slots[Slot.UPCARD]);
      case Conditions.Step.SWAP -> {
        int other = seats(t, step.who, seat) & ~(1 << seat);
        boolean holds = t.slots[Slot.COUNT + seat] > 0;
        if (other != 0 && holds && (t.slots[Slot.PLAYING] >>> seat & 1) != 0) {
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

  /**
   * The turn closes, its skips have been passed over: from now on seats miss turns, and have to
   * play what was noted for them.
   */
  static void close(Table t) {
    if (!t.program.conditional) {
      return;
    }
    for (int seat = 0; seat < t.seats && t.program.conditions.misses; seat++) {
      t.slots[Slot.MISSED + seat] += t.slots[Slot.NOTED_MISSED + seat];
      t.slots[Slot.NOTED_MISSED + seat] = 0;
    }
    for (int rest = t.slots[Slot.NOTED_BARS]; rest != 0; rest &= rest - 1) {
      int seat = Integer.numberOfTrailingZeros(rest);
      t.masks[Mask.BARS + seat] = t.masks[Mask.NOTED + seat];
    }
    t.slots[Slot.NOTED_BARS] = 0;
  }

  /** From the player on in the direction of the round, the player first. */
  private static void draw(Table t, Conditions.Step step, int seat) {
    int drawing = seats(t, step.who, seat);
    int way = t.slots[Slot.ROUND_STEP];
    int next = seat;
    for (int i = 0; i < t.seats && t.slots[Slot.ENDING] == Table.RUNNING; i++) {
      if ((drawing >>> next & 1) != 0) {
        Drawing.unasked(t, next, step.number);
      }
      next = Math.floorMod(next + way, t.seats);
    }
  }

  /** The seats of which a line speaks, as bits; seats that are out do not count. */
  private static int seats(Table t, SeatSelector who, int seat) {
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
          case MOST_CARDS -> extreme(t, 1);
          case FEWEST_CARDS -> extreme(t, -1);
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
