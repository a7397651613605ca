package eightfold.patience;

import eightfold.cards.Kind;
import eightfold.cards.Kinds;
import java.util.Arrays;
import java.util.Optional;

/**
 * Looks for a way to play every card of a deal whose stock is known: depth first, cards with few
 * partners before cards with many and wild cards last, never twice from the same position.
 *
 * <p>A position is what is held, what lies on top, and how many cards the stock has given: the
 * order of the pile below does not matter. The search is the same on every machine.
 */
public final class Solver {
  /** What came of a search. */
  public enum Answer {
    WINNABLE,
    LOST,
    UNKNOWN
  }

  private static final int ANYTHING = 63;

  private final int handSize;
  private final long wild;
  private final Seen dead = new Seen();
  private byte[] stock = new byte[0];
  private byte[] line = new byte[0];
  private int played;
  private long steps;
  private long most;

  /**
   * A solver.
   *
   * @param handSize to how many cards the hand is refilled
   * @param wild the rank whose cards go on anything and take anything
   */
  public Solver(int handSize, int wild) {
    this.handSize = handSize;
    this.wild = PatienceRules.PACK.ofRank(wild);
  }

  /**
   * Whether every card can be played.
   *
   * @param hand the cards held, already refilled
   * @param upcard the top of the pile
   * @param cards the stock, top first
   * @param limit how many plays may be tried before the answer is {@link Answer#UNKNOWN}
   */
  public Answer solve(long hand, int upcard, byte[] cards, long limit) {
    stock = cards;
    line = new byte[Kinds.size(hand) + cards.length];
    played = 0;
    steps = 0;
    most = limit;
    dead.clear();
    return search(hand, upcard, 0);
  }

  /** How many plays the last search tried. */
  public long steps() {
    return steps;
  }

  /** The cards in an order that wins, if the last search found one. */
  public Optional<int[]> line() {
    if (played < line.length) {
      return Optional.empty();
    }
    int[] kinds = new int[line.length];
    for (int i = 0; i < kinds.length; i++) {
      kinds[i] = line[i];
    }
    return Optional.of(kinds);
  }

  /** The cards of a hand that may be played on an upcard. */
  static long playable(long hand, int upcard, long wild) {
    return Kinds.has(wild, upcard)
        ? hand
        : hand & (PatienceRules.PACK.sameSuit(upcard) | PatienceRules.PACK.sameRank(upcard) | wild);
  }

  private Answer search(long hand, int upcard, int drawn) {
    if (hand == 0) {
      return drawn == stock.length ? Answer.WINNABLE : Answer.LOST;
    }
    long position = position(hand, upcard, drawn);
    if (dead.has(position)) {
      return Answer.LOST;
    }
    long rest = playable(hand, upcard, wild);
    while (rest != 0) {
      if (steps == most) {
        return Answer.UNKNOWN;
      }
      steps++;
      int kind = next(rest, hand, drawn);
      rest &= ~(1L << kind);
      line[played++] = (byte) kind;
      long held = hand & ~(1L << kind);
      int taken = drawn;
      while (Kinds.size(held) < handSize && taken < stock.length) {
        held |= 1L << stock[taken++];
      }
      Answer answer = search(held, kind, taken);
      if (answer != Answer.LOST) {
        return answer;
      }
      played--;
    }
    dead.add(position);
    return Answer.LOST;
  }

  /** Of the cards that may be played, the one with the fewest partners in hand and ahead. */
  private int next(long playable, long hand, int drawn) {
    int best = Kind.NONE;
    int fewest = Integer.MAX_VALUE;
    for (long rest = playable; rest != 0; rest &= rest - 1) {
      int kind = Long.numberOfTrailingZeros(rest);
      int partners = Kinds.has(wild, kind) ? 1000 : partners(kind, hand, drawn);
      if (partners < fewest) {
        fewest = partners;
        best = kind;
      }
    }
    return best;
  }

  private int partners(int kind, long hand, int drawn) {
    long partners = PatienceRules.PACK.sameSuit(kind) | PatienceRules.PACK.sameRank(kind);
    int count = 4 * Kinds.size(hand & partners);
    for (int i = drawn; i < stock.length; i++) {
      count += (int) (partners >>> stock[i] & 1);
    }
    return count;
  }

  /** A position in 64 bits: 52 for the hand, six for the upcard, six for the cards drawn. */
  private long position(long hand, int upcard, int drawn) {
    long on = Kinds.has(wild, upcard) ? ANYTHING : upcard;
    return hand << 12 | on << 6 | drawn;
  }

  /** A set of positions, each other than 0. */
  private static final class Seen {
    private static final int LEAST = 1 << 10;

    private long[] slots = new long[LEAST];
    private int size;

    void clear() {
      if (slots.length > LEAST) {
        slots = new long[LEAST];
      } else {
        Arrays.fill(slots, 0);
      }
      size = 0;
    }

    boolean has(long position) {
      return slots[slot(position)] == position;
    }

    void add(long position) {
      slots[slot(position)] = position;
      if (++size * 2 > slots.length) {
        grow();
      }
    }

    private int slot(long position) {
      int mask = slots.length - 1;
      int slot = (int) (position * 0x9E3779B97F4A7C15L >>> 32) & mask;
      while (slots[slot] != 0 && slots[slot] != position) {
        slot = slot + 1 & mask;
      }
      return slot;
    }

    private void grow() {
      long[] old = slots;
      slots = new long[old.length * 2];
      for (long position : old) {
        if (position != 0) {
          slots[slot(position)] = position;
        }
      }
    }
  }
}
