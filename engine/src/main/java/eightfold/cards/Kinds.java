package eightfold.cards;

import java.util.ArrayList;
import java.util.List;

/** Sets of kinds: bit k of a {@code long} says that kind k is in the set. */
public final class Kinds {
  public static final long NONE = 0L;

  private Kinds() {}

  /** The set that holds this kind alone. */
  public static long of(int kind) {
    return 1L << kind;
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
}
