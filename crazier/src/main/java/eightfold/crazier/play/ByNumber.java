package eightfold.crazier.play;

/** Different cards, seats or the like, for those who want them in the order of their numbers. */
final class ByNumber {
  /** A bit for each. */
  private final long[] bits = new long[(Numbering.MOST_CARDS + Long.SIZE - 1) / Long.SIZE];

  private final int[] numbers = new int[Numbering.MOST_CARDS];
  private int count;

  /** Has those of a list. */
  void become(IntList some) {
    for (int i = 0; i < some.size(); i++) {
      int number = some.at(i);
      bits[number / Long.SIZE] |= 1L << number;
    }
    count = 0;
    for (int word = 0; word < bits.length; word++) {
      for (long left = bits[word]; left != 0; left &= left - 1) {
        numbers[count++] = word * Long.SIZE + Long.numberOfTrailingZeros(left);
      }
      bits[word] = 0;
    }
  }

  /** How many there are. */
  int size() {
    return count;
  }

  /** One of them, the lowest at 0. */
  int at(int index) {
    return numbers[index];
  }
}
