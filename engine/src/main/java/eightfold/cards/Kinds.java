package eightfold.cards;

import java.util.ArrayList;
import java.util.List;

/** Sets of kinds: bit k of a {@code long} says that kind k is in the set. */
public final class Kinds {
  public static final long NONE = 0L;

  /** The thirteen kinds of clubs; shift by 16 for each further suit. */
  private static final long ONE_SUIT = 0x1FFFL;

  private static final long ONE_RANK = 1L | 1L << 16 | 1L << 32 | 1L << 48;

  /** Both jokers. */
  public static final long JOKERS = 1L << Kind.RED_JOKER | 1L << Kind.BLACK_JOKER;

  /** Every kind of the family: four suits of thirteen and the two jokers. */
  public static final long ALL =
      ONE_SUIT | ONE_SUIT << 16 | ONE_SUIT << 32 | ONE_SUIT << 48 | JOKERS;

  private Kinds() {}

  /** The set that holds this kind alone. */
  public static long of(int kind) {
    return 1L << kind;
  }

  /** The thirteen kinds of a suit (0..3), without jokers. */
  public static long suit(int suit) {
    return ONE_SUIT << (suit << 4);
  }

  /** The kinds of a colour, its joker among them. */
  public static long colour(boolean red) {
    return red
        ? suit(1) | suit(2) | 1L << Kind.RED_JOKER
        : suit(0) | suit(3) | 1L << Kind.BLACK_JOKER;
  }

  /** The four kinds of a rank (0..12); for rank 13 both jokers. */
  public static long rank(int rank) {
    return rank == Kind.JOKER ? JOKERS : ONE_RANK << rank;
  }

  /** The ranks (0..12, as bits) of which the set holds all four kinds. */
  public static int wholeRanks(long set) {
    long all = set & set >>> 16 & set >>> 32 & set >>> 48;
    return (int) (all & ONE_SUIT);
  }

  /** Whether the set holds the kind. */
  public static boolean has(long set, int kind) {
    return (set >>> kind & 1) != 0;
  }

  /** How many kinds the set holds. */
  public static int size(long set) {
    return Long.bitCount(set);
  }

  /** The kinds of the set in rising order. */
  public static List<Integer> list(long set) {
    List<Integer> kinds = new ArrayList<>();
    for (long rest = set; rest != 0; rest &= rest - 1) {
      kinds.add(Long.numberOfTrailingZeros(rest));
    }
    return kinds;
  }

  /** The set as people write it, cards separated by blanks, in rising order. */
  public static String text(long set) {
    StringBuilder text = new StringBuilder();
    for (int kind : list(set)) {
      text.append(text.isEmpty() ? "" : " ").append(Kind.name(kind));
    }
    return text.toString();
  }
}
