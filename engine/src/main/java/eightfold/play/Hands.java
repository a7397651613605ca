package eightfold.play;

import eightfold.cards.Kinds;
import java.util.Arrays;

/**
 * The hands of all seats as planes of kinds: plane p of a seat has bit k where it holds more than p
 * copies of kind k. A second set of planes marks the copies that lie face up.
 */
final class Hands {
  final int[] counts;
  private final int planes;
  private final long[] held;
  private final long[] open;

  /** Whether any card has lain face up in this deal; if none has, all these planes are empty. */
  private boolean shown;

  Hands(int seats, int planes) {
    this.planes = planes;
    counts = new int[seats];
    held = new long[seats * planes];
    open = new long[seats * planes];
  }

  /** Makes these hands equal to others. */
  void copyFrom(Hands other) {
    System.arraycopy(other.held, 0, held, 0, held.length);
    System.arraycopy(other.counts, 0, counts, 0, counts.length);
    if (shown || other.shown) {
      System.arraycopy(other.open, 0, open, 0, open.length);
      shown = other.shown;
    }
  }

  void clear() {
    Arrays.fill(held, 0);
    Arrays.fill(open, 0);
    shown = false;
    Arrays.fill(counts, 0);
  }

  /** The kinds that a seat holds at least one copy of. */
  long union(int seat) {
    return held[seat * planes];
  }

  /** The kinds of which a seat holds two copies or more. */
  long twice(int seat) {
    return planes > 1 ? held[seat * planes + 1] : 0;
  }

  int copies(int seat, int kind) {
    return copies(held, seat, kind);
  }

  int openCopies(int seat, int kind) {
    return copies(open, seat, kind);
  }

  private int copies(long[] cards, int seat, int kind) {
    int copies = 0;
    for (int plane = seat * planes; plane < (seat + 1) * planes; plane++) {
      copies += (int) (cards[plane] >>> kind & 1);
    }
    return copies;
  }

  /** The sum of a number by kind over all cards of a hand. */
  int sum(int seat, short[] numbers) {
    int sum = 0;
    for (int plane = seat * planes; plane < (seat + 1) * planes; plane++) {
      for (long rest = held[plane]; rest != 0; rest &= rest - 1) {
        sum += numbers[Long.numberOfTrailingZeros(rest)];
      }
    }
    return sum;
  }

  void add(int seat, int kind) {
    put(held, seat, kind);
    counts[seat]++;
  }

  /** Takes a card out of a hand; of identical ones the face-up one goes first. */
  void remove(int seat, int kind) {
    drop(held, seat, kind);
    if ((open[seat * planes] >>> kind & 1) != 0) {
      drop(open, seat, kind);
    }
    counts[seat]--;
  }

  /** Turns a card of a hand face up. */
  void show(int seat, int kind) {
    shown = true;
    put(open, seat, kind);
  }

  /** Turns every card of every hand face up. */
  void showAll() {
    shown = true;
    System.arraycopy(held, 0, open, 0, held.length);
  }

  /** Tells a seat which cards it holds. */
  void tell(int seat, Witness witness) {
    for (int plane = seat * planes; plane < (seat + 1) * planes; plane++) {
      for (long rest = held[plane]; rest != 0; rest &= rest - 1) {
        witness.received(seat, Long.numberOfTrailingZeros(rest));
      }
    }
  }

  /** Shows all the cards of a hand to everybody, in the standard order, jokers last. */
  void reveal(int seat, Witness witness) {
    int[] cards = new int[counts[seat]];
    int n = 0;
    for (long part : new long[] {~Kinds.JOKERS, Kinds.JOKERS}) {
      for (long rest = union(seat) & part; rest != 0; rest &= rest - 1) {
        int kind = Long.numberOfTrailingZeros(rest);
        for (int copy = copies(seat, kind); copy > 0; copy--) {
          cards[n++] = kind;
        }
      }
    }
    witness.revealed(seat, cards);
  }

  /** Two seats exchange their hands. */
  void swap(int one, int other) {
    for (int plane = 0; plane < planes; plane++) {
      swap(held, one * planes + plane, other * planes + plane);
      swap(open, one * planes + plane, other * planes + plane);
    }
    int count = counts[one];
    counts[one] = counts[other];
    counts[other] = count;
  }

  private static void swap(long[] cards, int one, int other) {
    long plane = cards[one];
    cards[one] = cards[other];
    cards[other] = plane;
  }

  private void put(long[] cards, int seat, int kind) {
    long bit = 1L << kind;
    int plane = seat * planes;
    while ((cards[plane] & bit) != 0) {
      plane++;
    }
    cards[plane] |= bit;
  }

  private void drop(long[] cards, int seat, int kind) {
    long bit = 1L << kind;
    int plane = seat * planes + planes - 1;
    while ((cards[plane] & bit) == 0) {
      plane--;
    }
    cards[plane] &= ~bit;
  }
}
