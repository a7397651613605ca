package eightfold.testkit.oracle;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * The words that lines make seats owe, in the order in which they came to be owed (Conditions 4).
 */
public record OwedWords(List<Owed> all) implements Part {
  static final OwedWords NONE = new OwedWords(List.of());

  /** So many different words are owed at most. */
  private static final int MOST = 64;

  public OwedWords {
    all = List.copyOf(all);
  }

  /**
   * Words that a seat owes.
   *
   * @param line the place among the {@code when} lines of the book of the one that says so
   * @param kind the card that they speak of, or {@link eightfold.cards.Kind#NONE}
   * @param named whether they are its name
   * @param cost the cards to be drawn instead
   * @param times how often they are owed in a row
   */
  public record Owed(
      int line, int seat, String words, int kind, boolean named, int cost, int times) {
    private boolean same(Owed other) {
      return times(other.times).equals(other);
    }

    private Owed times(int to) {
      return new Owed(line, seat, words, kind, named, cost, to);
    }
  }

  /** With these words owed last; what stands there last already is owed once more. */
  OwedWords and(Owed more) {
    if (!all.isEmpty() && all.getLast().same(more)) {
      List<Owed> owed = new ArrayList<>(all);
      owed.add(more.times(owed.removeLast().times + more.times));
      return new OwedWords(owed);
    }
    return all.size() < MOST ? new OwedWords(Copies.plus(all, more)) : this;
  }

  OwedWords without(Predicate<Owed> such) {
    return new OwedWords(all.stream().filter(such.negate()).toList());
  }

  List<Owed> of(int seat) {
    return all.stream().filter(owed -> owed.seat() == seat).toList();
  }
}
