package eightfold.play;

import eightfold.game.Chance;
import eightfold.program.KindNumbers;
import eightfold.program.Program;
import java.util.Arrays;

/**
 * The hands of all seats as planes of kinds: plane p of a seat has bit k where it holds more than p
 * copies of kind k. Behind them lies what is known of hidden cards ({@link Known}), at last a set
 * of planes for the copies that lie face up.
 */
final class Hands {
  private final int seats;
  private final int planes;
  private final long[] masks;
  private final int[] slots;
  private final long jokers;

  /** What is known of cards in hands and stock. */
  final Known known;

  /** Where all hands lie together while they are dealt anew; as large as that was needed. */
  private byte[] mixed = {};

  /** Where the planes of the copies that lie face up begin. */
  private final int open;

  /** The hands in the arrays of a table. */
  Hands(Table t) {
    seats = t.seats;
    planes = t.program.cards().mostCopies();
    masks = t.masks;
    slots = t.slots;
    jokers = t.pack.jokers();
    known = new Known(t.program, t.masks, t.slots);
    open = known.end;
  }

  /** How many longs a table of these rules has for its masks, its hands and what is known. */
  static int masks(Program p) {
    return new Known(p, new long[0], new int[0]).end + p.seats() * p.cards().mostCopies();
  }

  /** Makes these hands equal to others; their slots are equal already. */
  void copyFrom(Hands other) {
    System.arraycopy(other.masks, Mask.HELD, masks, Mask.HELD, knownEnd() - Mask.HELD);
    if (slots[Slot.SHOWN] != 0) {
      System.arraycopy(other.masks, open, masks, open, seats * planes);
    }
  }

  /** Whether others are the same; their slots are. */
  boolean areSameAs(Hands other) {
    return equal(other, Mask.HELD, knownEnd()) && equal(other, open, openEnd());
  }

  private boolean equal(Hands other, int from, int to) {
    return Arrays.equals(masks, from, to, other.masks, from, to);
  }

  /** The index in the masks after the hands and what is known of them. */
  int knownEnd() {
    return slots[Slot.KNOWN] == 0 ? known.hands : open;
  }

  /** The index in the masks after the planes of the copies that lie face up, where any do. */
  int openEnd() {
    return slots[Slot.SHOWN] == 0 ? open : masks.length;
  }

  int held(int seat) {
    return Mask.HELD + seat * planes;
  }

  /** The kinds that a seat holds at least one copy of. */
  long union(int seat) {
    return masks[held(seat)];
  }

  /** The kinds of which a seat holds two copies or more. */
  long twice(int seat) {
    return planes > 1 ? masks[held(seat) + 1] : 0;
  }

  int copies(int seat, int kind) {
    return copiesIn(held(seat), kind);
  }

  int openCopies(int seat, int kind) {
    return slots[Slot.SHOWN] == 0 ? 0 : copiesIn(open + seat * planes, kind);
  }

  /** One plane of the copies of a seat that lie face up. */
  long openPlane(int seat, int plane) {
    return slots[Slot.SHOWN] == 0 ? 0 : masks[open + seat * planes + plane];
  }

  private int copiesIn(int from, int kind) {
    int copies = 0;
    for (int plane = from; plane < from + planes; plane++) {
      copies += (int) (masks[plane] >>> kind & 1);
    }
    return copies;
  }

  /** The sum of a number by kind over all cards of a hand. */
  int sum(int seat, KindNumbers numbers) {
    int sum = 0;
    for (int plane = held(seat); plane < held(seat) + planes; plane++) {
      for (long rest = masks[plane]; rest != 0; rest &= rest - 1) {
        sum += numbers.of(Long.numberOfTrailingZeros(rest));
      }
    }
    return sum;
  }

  void add(int seat, int kind) {
    put(held(seat), kind);
    slots[Slot.COUNT + seat]++;
    if (masks[known.stock] != 0) {
      known.added(seat);
    }
  }

  /** A card comes into a hand in sight of all. */
  void addInSight(int seat, int kind) {
    put(held(seat), kind);
    slots[Slot.COUNT + seat]++;
    if (masks[known.stock] != 0 && known.observers > 1) {
      known.added(seat); // it may be lost sight of
    }
    known.seeAll(seat, kind);
  }

  /**
   * A card that has been laid comes back in sight of all: whether it came from what the stock was
   * seen to hold is as before, so it is no card added.
   */
  void takeBack(int seat, int kind) {
    put(held(seat), kind);
    slots[Slot.COUNT + seat]++;
    known.seeAll(seat, kind);
  }

  /** Takes a card out of a hand; of identical ones the face-up one goes first. */
  void remove(int seat, int kind) {
    drop(held(seat), kind);
    if (slots[Slot.SHOWN] != 0 && (masks[open + seat * planes] >>> kind & 1) != 0) {
      drop(open + seat * planes, kind);
    }
    slots[Slot.COUNT + seat]--;
    if ((slots[Slot.KNOWN] >>> seat & 1) != 0) {
      known.leaves(seat, kind);
    }
  }

  /** A card goes from hand to hand; who is neither may not see which, where it lay face down. */
  void give(int from, int to, int kind, boolean inSight, boolean staysOpen) {
    boolean lay = openCopies(from, kind) > 0;
    known.gives(from, to, kind, inSight || lay, this);
    remove(from, kind);
    add(to, kind);
    if (inSight || lay) {
      known.seeAll(to, kind);
    } else {
      known.see(from, to, kind);
    }
    if (lay && staysOpen) {
      turnUp(to, kind);
    }
  }

  /** Turns a card of a hand face up. */
  void show(int seat, int kind) {
    turnUp(seat, kind);
    known.seeAll(seat, kind);
  }

  /** The same with a card that all have seen go there. */
  void turnUp(int seat, int kind) {
    beginShowing();
    put(open + seat * planes, kind);
  }

  /** Turns every card of every hand face up. */
  void showAll() {
    slots[Slot.SHOWN] = 1;
    System.arraycopy(masks, Mask.HELD, masks, open, seats * planes);
    for (int seat = 0; seat < seats; seat++) {
      known.seeHand(seat);
    }
  }

  /** These planes hold whatever they held in another deal, until a card is shown. */
  private void beginShowing() {
    if (slots[Slot.SHOWN] == 0) {
      Arrays.fill(masks, open, open + seats * planes, 0);
      slots[Slot.SHOWN] = 1;
    }
  }

  /** Tells a seat which cards it holds. */
  void tell(int seat, Witness witness) {
    tell(seat, seat, witness);
  }

  /** Tells a seat which cards another one holds. */
  void tell(int seat, int holder, Witness witness) {
    for (int plane = held(holder); plane < held(holder) + planes; plane++) {
      for (long rest = masks[plane]; rest != 0; rest &= rest - 1) {
        witness.received(seat, Long.numberOfTrailingZeros(rest));
      }
    }
  }

  /** Shows all the cards of a hand to everybody, in the standard order, jokers last. */
  void reveal(int seat, Witness witness) {
    int[] kinds = new int[slots[Slot.COUNT + seat]];
    int n = 0;
    for (long part : new long[] {~jokers, jokers}) {
      for (long rest = union(seat) & part; rest != 0; rest &= rest - 1) {
        int kind = Long.numberOfTrailingZeros(rest);
        for (int copy = copies(seat, kind); copy > 0; copy--) {
          kinds[n++] = kind;
        }
      }
    }
    witness.revealed(seat, kinds);
  }

  /** Shuffles the hands of these seats together and deals them anew. */
  void dealAnew(int playing, Chance chance) {
    int all = together(playing);
    if (mixed.length < all) {
      mixed = new byte[2 * all];
    }
    byte[] cards = mixed;
    int size = 0;
    for (int kind = 0; size < all; kind++) {
      for (int rest = playing; rest != 0; rest &= rest - 1) {
        for (int copy = copies(Integer.numberOfTrailingZeros(rest), kind); copy > 0; copy--) {
          cards[size++] = (byte) kind;
        }
      }
    }
    for (int i = size - 1; i > 0; i--) {
      int j = chance.below(i + 1);
      byte card = cards[i];
      cards[i] = cards[j];
      cards[j] = card;
    }
    int dealt = 0;
    for (int rest = playing; rest != 0; rest &= rest - 1) {
      int seat = Integer.numberOfTrailingZeros(rest);
      Arrays.fill(masks, held(seat), held(seat) + planes, 0);
      Arrays.fill(masks, open + seat * planes, open + (seat + 1) * planes, 0);
      for (int card = 0; card < slots[Slot.COUNT + seat]; card++) {
        put(held(seat), cards[dealt++]);
      }
    }
    known.forgetHands();
  }

  /** How many cards these seats hold together. */
  private int together(int playing) {
    int cards = 0;
    for (int rest = playing; rest != 0; rest &= rest - 1) {
      cards += slots[Slot.COUNT + Integer.numberOfTrailingZeros(rest)];
    }
    return cards;
  }

  /** The card of a hand at that place, in the order of kinds. */
  int at(int seat, int place) {
    int kind = -1;
    for (int left = place; left >= 0; left -= copies(seat, kind)) {
      kind++;
    }
    return kind;
  }

  /** Two seats exchange their hands. */
  void swap(int one, int other) {
    for (int plane = 0; plane < planes; plane++) {
      swapPlanes(held(one) + plane, held(other) + plane);
      swapPlanes(open + one * planes + plane, open + other * planes + plane);
    }
    known.swap(one, other);
    int count = slots[Slot.COUNT + one];
    slots[Slot.COUNT + one] = slots[Slot.COUNT + other];
    slots[Slot.COUNT + other] = count;
  }

  private void swapPlanes(int one, int other) {
    long plane = masks[one];
    masks[one] = masks[other];
    masks[other] = plane;
  }

  private void put(int from, int kind) {
    long bit = 1L << kind;
    int plane = from;
    while ((masks[plane] & bit) != 0) {
      plane++;
    }
    masks[plane] |= bit;
  }

  private void drop(int from, int kind) {
    long bit = 1L << kind;
    int plane = from + planes - 1;
    while ((masks[plane] & bit) == 0) {
      plane--;
    }
    masks[plane] &= ~bit;
  }
}
