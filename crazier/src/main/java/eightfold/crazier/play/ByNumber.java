package eightfold.crazier.play;

/** Different cards, seats or the like, for those who want them in the order of their numbers. */
final class ByNumber {
  /** A bit for each. */
  private final long[] bits = new long[(Table.MOST_CARDS + Long.SIZE - 1) / Long.SIZE];

  /** Has those of a list. */
  void become(IntList some) {
    for (int word = 0; word < bits.length; word++) {
      bits[word] = 0;
    }
    for (int i = 0; i < some.size(); i++) {
      int number = some.at(i);
      bits[number / Long.SIZE] |= 1L << number;
    }
  }

  /** The lowest from a number on; {@link Table#NONE} if there is none. */
  int from(int number) {
    int word = number / Long.SIZE;
    long left = bits[word] & -1L << number;
    while (left == 0 && word < bits.length - 1) {
      left = bits[++word];
    }
    return left == 0 ? Table.NONE : word * Long.SIZE + Long.numberOfTrailingZeros(left);
  }
}
