package eightfold.play;

import eightfold.cards.Kind;
import eightfold.cards.Kinds;
import eightfold.program.Conditions;
import eightfold.rules.vocabulary.Trigger;

/**
 * What happens sets off {@code when} lines (RULE-LANGUAGE, Conditions 1): {@link Slot#SET_OFF}
 * holds for which players, until {@link Rounds} works them off.
 */
final class Occasions {
  /** Above the players for whom a line works stands how often, where that is more than once. */
  static final int TIMES = 16;

  /** So many turns of the direction are heard of in one round. */
  private static final int MOST_TIMES = 64;

  /** Above that stands the card that has set the line off first, one higher; 0: none has. */
  private static final int CARD = 23;

  private Occasions() {}

  /**
   * A card has been laid, and has done nothing yet.
   *
   * @param on the kind that lay there before it, or {@link Kind#NONE}
   */
  static void played(Table t, int seat, int kind, int on) {
    if (listens(t)) {
      long under = on == Kind.NONE ? Kinds.NONE : Kinds.of(on);
      played(t, seat, kind, under, t.slots[Slot.COUNT + seat], 1, 1);
    }
  }

  /**
   * Two cards of a kind are about to be laid as one, the second on the first. The hand comes to its
   * size by that alone, and not by what the second makes its player draw.
   */
  static void playsPair(Table t, int seat, int kind) {
    if (listens(t)) {
      int on = t.slots[Slot.UPCARD];
      long under = (on == Kind.NONE ? Kinds.NONE : Kinds.of(on)) | Kinds.of(kind);
      int left = t.slots[Slot.COUNT + seat] - 2;
      played(t, seat, kind, under, left, 2, 0);
      resized(t, seat, left);
    }
  }

  /**
   * Sets off the lines about cards laid as one play.
   *
   * @param left how many cards their player holds then
   * @param lying how many of them lie on the pile already
   */
  private static void played(
      Table t, int seat, int kind, long under, int left, int cards, int lying) {
    t.slots[Slot.LAYER_BEFORE] = t.slots[Slot.LAYER];
    t.slots[Slot.LAYER] = seat;
    Conditions c = t.conditions;
    for (int word = 0; word < Conditions.WORDS; word++) {
      for (long rest = c.played(kind, word); rest != 0; rest &= rest - 1) {
        int line = word << 6 | Long.numberOfTrailingZeros(rest);
        boolean holds =
            (c.on(line) == Conditions.WHATEVER || (c.on(line) & under) != 0)
                && (c.left(line) == Conditions.HOWEVER_MANY || c.left(line) == left)
                && (c.row(line) == 0 || isNth(t, line, cards, lying))
                && CardConditions.hold(t, c.conditions(line), seat, kind, cards, lying, left);
        if (holds) {
          boolean first = t.slots[Slot.SET_OFF + line] == 0;
          setOff(t, line, seat);
          t.slots[Slot.SET_OFF + line] |= first ? kind + 1 << CARD : 0;
        }
      }
    }
  }

  /** Whether one of the cards laid is the nth of its unbroken series. */
  private static boolean isNth(Table t, int line, int cards, int lying) {
    Conditions c = t.conditions;
    int before = series(t, c.cards(line), c.row(line) + lying) - lying;
    return c.row(line) > before && c.row(line) <= before + cards;
  }

  /** How many of these cards lie on the pile in an unbroken series, counted up to a number. */
  private static int series(Table t, long kinds, int most) {
    int length = 0;
    int first = t.pile + t.slots[Slot.BEFORE_SERIES];
    int at = t.pile + t.slots[Slot.PILE_SIZE] - 1;
    while (length < most && at >= first && Kinds.has(kinds, t.cards[at])) {
      length++;
      at--;
    }
    return length;
  }

  /** A hand has come to another size. */
  static void resized(Table t, int seat) {
    if (listens(t)) {
      resized(t, seat, t.slots[Slot.COUNT + seat]);
    }
  }

  private static void resized(Table t, int seat, int size) {
    for (int word = 0; word < Conditions.WORDS; word++) {
      setOff(t, word, t.conditions.hand(size, word), seat, size);
    }
  }

  static void happens(Table t, Trigger.Moment moment, int seat) {
    if (listens(t)) {
      for (int word = 0; word < Conditions.WORDS; word++) {
        setOff(t, word, t.conditions.at(moment, word), seat, t.slots[Slot.COUNT + seat]);
      }
    }
  }

  /** The direction has turned: lines about that work as often as it does (semantics 30.38). */
  static void directionTurns(Table t) {
    int seat = t.slots[Slot.TURN_SEAT];
    if (!listens(t)) {
      return;
    }
    for (int word = 0; word < Conditions.WORDS; word++) {
      long lines = t.conditions.at(Trigger.Moment.DIRECTION_TURNS, word);
      for (long rest = lines; rest != 0; rest &= rest - 1) {
        int line = word << 6 | Long.numberOfTrailingZeros(rest);
        int held = t.slots[Slot.COUNT + seat];
        if (!CardConditions.hold(t, t.conditions.conditions(line), seat, held)) {
          continue;
        }
        setOff(t, line, seat);
        t.slots[Slot.SET_OFF + line] +=
            times(t.slots[Slot.SET_OFF + line]) < MOST_TIMES ? 1 << TIMES : 0;
      }
    }
  }

  /** How often a line works, of what stands of it in {@link Slot#SET_OFF}. */
  static int times(int setOff) {
    return setOff >>> TIMES & (1 << CARD - TIMES) - 1;
  }

  /** The card that a line is about, of what stands of it in {@link Slot#SET_OFF}. */
  static int card(int setOff) {
    return (setOff >>> CARD) - 1;
  }

  /** While cards are dealt and the starter does its work nothing is set off. */
  private static boolean listens(Table t) {
    return t.conditional && t.slots[Slot.STARTED] != 0 && t.running();
  }

  private static void setOff(Table t, int word, long lines, int seat, int held) {
    for (long rest = lines; rest != 0; rest &= rest - 1) {
      int line = word << 6 | Long.numberOfTrailingZeros(rest);
      if (CardConditions.hold(t, t.conditions.conditions(line), seat, held)) {
        setOff(t, line, seat);
      }
    }
  }

  private static void setOff(Table t, int line, int seat) {
    t.masks[Mask.SET_OFF + (line >> 6)] |= 1L << line;
    t.slots[Slot.SET_OFF + line] |= 1 << seat;
  }

  /** A deal begins in which turns take place. */
  static void start(Table t, boolean inTurn) {
    t.slots[Slot.STARTED] = inTurn ? IN_TURN : RUNNING;
  }

  /** A seat acts over a starter: what comes of that is not the starter's doing. */
  static void startByAct(Table t) {
    if (t.slots[Slot.STARTED] == 0) {
      t.slots[Slot.STARTED] = RUNNING;
    }
  }

  /** What stands in {@link Slot#STARTED} while the turn in which a position begins has begun. */
  private static final int IN_TURN = 1;

  private static final int RUNNING = 2;

  /** A turn begins that is not passed over. */
  static void turnBegins(Table t, int seat) {
    if (!t.conditional) {
      return;
    }
    NextTurns.begins(t, seat);
    t.slots[Slot.HANDS_SWAPPED] = 0;
    boolean begun = t.slots[Slot.STARTED] == IN_TURN;
    t.slots[Slot.STARTED] = RUNNING;
    if (!begun) {
      happens(t, Trigger.Moment.TURN_BEGINS, seat);
    }
  }

  /** Whether a line waits for its player to name a seat. */
  static boolean choosing(Table t) {
    return t.slots[Slot.CHOOSING_LINE] != Table.NOBODY;
  }

  /** What was set off by a play that is taken back is forgotten. */
  static void forget(Table t) {
    if (t.conditional) {
      int seat = t.slots[Slot.TURN_SEAT];
      if (seat != t.slots[Slot.CHEAT_TURN]) {
        NextTurns.beginsAnew(t, seat);
        t.masks[Mask.TURN_BARS] = t.masks[Mask.CHEAT_BARS];
      }
      clear(t, Mask.AT_WORK, Slot.AT_WORK);
      clear(t, Mask.SET_OFF, Slot.SET_OFF);
      t.slots[Slot.ROUND] = 0;
      t.slots[Slot.LINE_CARD] = Kind.NONE;
      t.slots[Slot.CHOOSING_LINE] = Table.NOBODY;
    }
  }

  /** Forgets lines, and their players. */
  static void clear(Table t, int lines, int seats) {
    for (int word = 0; word < Conditions.WORDS; word++) {
      for (long rest = t.masks[lines + word]; rest != 0; rest &= rest - 1) {
        t.slots[seats + (word << 6 | Long.numberOfTrailingZeros(rest))] = 0;
      }
      t.masks[lines + word] = 0;
    }
  }
}
