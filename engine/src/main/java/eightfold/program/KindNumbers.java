package eightfold.program;

import eightfold.cards.Kind;
import eightfold.cards.Kinds;
import java.util.stream.IntStream;

/** A number for each kind of card, 0 for those of which nothing is said. Never changed. */
public final class KindNumbers {
  /** Nothing for any kind. */
  static final KindNumbers NONE = new KindNumbers(new int[Kind.COUNT]);

  private final int[] numbers;

  private KindNumbers(int[] numbers) {
    this.numbers = numbers;
  }

  /** The number of that kind. */
  public int of(int kind) {
    return numbers[kind];
  }

  /** All numbers above 0, one for each kind that has any. */
  IntStream values() {
    return IntStream.of(numbers).filter(number -> number > 0);
  }

  /** The kinds whose number is above 0. */
  long some() {
    long kinds = Kinds.NONE;
    for (int kind = 0; kind < Kind.COUNT; kind++) {
      kinds |= numbers[kind] > 0 ? Kinds.of(kind) : Kinds.NONE;
    }
    return kinds;
  }

  /** The same, but for these kinds that number. */
  KindNumbers with(long kinds, int number) {
    if (kinds == Kinds.NONE) {
      return this;
    }
    int[] changed = numbers.clone();
    for (int kind : Kinds.list(kinds)) {
      changed[kind] = number;
    }
    return new KindNumbers(changed);
  }
}
