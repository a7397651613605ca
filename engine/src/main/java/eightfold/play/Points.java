package eightfold.play;

import eightfold.cards.Kind;
import eightfold.cards.Kinds;
import eightfold.program.HandCount;
import eightfold.program.Program;
import eightfold.rules.vocabulary.Element;
import java.util.List;

/** The points of the cards in hands (C16). */
final class Points {
  private Points() {}

  /** The points of the cards that a seat holds. */
  static int of(Table t, int seat) {
    HandCount count = t.program.handCount();
    return count.cancelling() == 0 ? t.hands.sum(seat, count.points()) : cancelled(t, seat);
  }

  /**
   * Some cards take away others, the dearest first; a hand of them alone counts less than nothing.
   */
  private static int cancelled(Table t, int seat) {
    Program p = t.program;
    int taken = cancelling(t, seat);
    if (taken > 0 && taken == t.slots[Slot.COUNT + seat]) {
      return -p.scoring().alone() * taken;
    }
    HandCount count = p.handCount();
    int sum = t.hands.sum(seat, count.points());
    for (int i = 0; i < count.cancelled().size() && taken > 0; i++) {
      int kind = count.cancelled().get(i);
      int gone = Math.min(taken, t.hands.copies(seat, kind));
      sum -= gone * count.points().of(kind);
      taken -= gone;
    }
    return sum;
  }

  /** How often the points of the deal that is over count. */
  static int times(Table t) {
    boolean out = t.ending() == DealEnding.OUT;
    return out && Kinds.has(t.program.handCount().doubling(), t.slots[Slot.UPCARD]) ? 2 : 1;
  }

  /**
   * What each card of a hand counts in the deal that is over, in the order of the kinds; nothing
   * where no cards are counted.
   */
  static int[] each(Table t, int seat) {
    Program p = t.program;
    boolean collects = p.scoring().mode() == Element.Scoring.Mode.WINNER_COLLECTS;
    if (p.match().format() == Element.Match.Format.COUNTDOWN
        || !collects && p.scoring().mode() != Element.Scoring.Mode.OWN) {
      return new int[0];
    }
    int[] each = new int[t.slots[Slot.COUNT + seat]];
    if (collects && seat == t.slots[Slot.WINNER]) {
      return each; // cards that somebody got after going out count for nobody
    }
    int cancelling = p.handCount().cancelling() == 0 ? 0 : cancelling(t, seat);
    boolean alone = cancelling > 0 && cancelling == each.length;
    int times = times(t);
    int[] gone = alone ? new int[Kind.COUNT] : gone(t, seat, cancelling);
    int card = 0;
    for (int kind = 0; kind < Kind.COUNT; kind++) {
      for (int copy = t.hands.copies(seat, kind); copy > 0; copy--) {
        int points = copy <= gone[kind] ? 0 : p.handCount().points().of(kind);
        each[card++] = times * (alone ? -p.scoring().alone() : points);
      }
    }
    return each;
  }

  /** How many copies of each kind lose their points to so many cards that take them away. */
  private static int[] gone(Table t, int seat, int cancelling) {
    int[] gone = new int[Kind.COUNT];
    List<Integer> cancelled = t.program.handCount().cancelled();
    int left = cancelling;
    for (int i = 0; i < cancelled.size() && left > 0; i++) {
      int kind = cancelled.get(i);
      gone[kind] = Math.min(left, t.hands.copies(seat, kind));
      left -= gone[kind];
    }
    return gone;
  }

  /** How many cards of a hand take away the points of others. */
  private static int cancelling(Table t, int seat) {
    int cards = 0;
    for (long rest = t.hand(seat) & t.program.handCount().cancelling();
        rest != 0;
        rest &= rest - 1) {
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
      int points = of(t, seat) + (t.players.teams() ? of(t, Teams.partner(t, seat)) : 0);
      if (points < least) {
        least = points;
        seats = 0;
      }
      seats |= points == least ? 1 << seat : 0;
    }
    return seats;
  }
}
