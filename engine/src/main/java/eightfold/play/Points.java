package eightfold.play;

import eightfold.cards.Kind;
import eightfold.cards.Kinds;
import eightfold.program.Program;

/** The points of the cards in hands (C16). */
final class Points {
  private Points() {}

  /** The points of the cards that a seat holds. */
  static int of(Table t, int seat) {
    return t.program.cancelling == 0 ? t.hands.sum(seat, t.program.points) : cancelled(t, seat);
  }

  /**
   * Some cards take away others, the dearest first; a hand of them alone counts less than nothing.
   */
  private static int cancelled(Table t, int seat) {
    Program p = t.program;
    int taken = cancelling(t, seat);
    if (taken > 0 && taken == t.slots[Slot.COUNT + seat]) {
      return -p.cancellingAlone * taken;
    }
    int sum = t.hands.sum(seat, p.points);
    for (int i = 0; i < p.dearestFirst.length && taken > 0; i++) {
      int gone = Math.min(taken, t.hands.copies(seat, p.dearestFirst[i]));
      sum -= gone * p.points[p.dearestFirst[i]];
      taken -= gone;
    }
    return sum;
  }

  /** How often the points of the deal that is over count. */
  static int times(Table t) {
    boolean out = t.slots[Slot.ENDING] == Table.OUT;
    return out && Kinds.has(t.program.doubledBy, t.slots[Slot.UPCARD]) ? 2 : 1;
  }

  /**
   * What each card of a hand counts in the deal that is over, in the order of the kinds; nothing
   * where no cards are counted.
   */
  static int[] each(Table t, int seat) {
    Program p = t.program;
    boolean collects = p.scoring == Program.WINNER_COLLECTS;
    if (p.format == Program.COUNTDOWN || !collects && p.scoring != Program.OWN) {
      return new int[0];
    }
    int[] each = new int[t.slots[Slot.COUNT + seat]];
    if (collects && seat == t.slots[Slot.WINNER]) {
      return each; // cards that somebody got after going out count for nobody
    }
    int cancelling = p.cancelling == 0 ? 0 : cancelling(t, seat);
    boolean alone = cancelling > 0 && cancelling == each.length;
    int times = times(t);
    int[] gone = alone ? new int[Kind.COUNT] : gone(t, seat, cancelling);
    int card = 0;
    for (int kind = 0; kind < Kind.COUNT; kind++) {
      for (int copy = t.hands.copies(seat, kind); copy > 0; copy--) {
        int points = copy <= gone[kind] ? 0 : p.points[kind];
        each[card++] = times * (alone ? -p.cancellingAlone : points);
      }
    }
    return each;
  }

  /** How many copies of each kind lose their points to so many cards that take them away. */
  private static int[] gone(Table t, int seat, int cancelling) {
    int[] gone = new int[Kind.COUNT];
    int left = cancelling;
    for (int i = 0; i < t.program.dearestFirst.length && left > 0; i++) {
      int kind = t.program.dearestFirst[i];
      gone[kind] = Math.min(left, t.hands.copies(seat, kind));
      left -= gone[kind];
    }
    return gone;
  }

  /** How many cards of a hand take away the points of others. */
  private static int cancelling(Table t, int seat) {
    int cards = 0;
    for (long rest = t.hand(seat) & t.program.cancelling; rest != 0; rest &= rest - 1) {
      cards += t.hands.copies(seat, Long.numberOfTrailingZeros(rest));
    }
    return cards;
  }

  /** The seats with the fewest points in hand, as bits. */
  static int fewestHolders(Table t) {
    int least = Integer.MAX_VALUE;
    int seats = 0;
    for (int seat = 0; seat < t.seats; seat++) {
      if ((t.slots[Slot.LEFT] >>> seat & 1) == 0) {
        continue;
      }
      int points = of(t, seat) + (t.program.teams ? of(t, Teams.partner(t, seat)) : 0);
      if (points < least) {
        least = points;
        seats = 0;
      }
      seats |= points == least ? 1 << seat : 0;
    }
    return seats;
  }
}
