package eightfold.testkit.oracle;

import java.util.List;

/**
 * A seat's cards.
 *
 * @param held all of them, in the order in which they came
 * @param open those that lie face up, a part of them
 */
public record Hand(List<Integer> held, List<Integer> open) {
  public Hand {
    held = List.copyOf(held);
    open = List.copyOf(open);
  }

  public int size() {
    return held.size();
  }

  Hand plus(int kind) {
    return plus(kind, false);
  }

  Hand plus(int kind, boolean faceUp) {
    return new Hand(Copies.plus(held, kind), faceUp ? Copies.plus(open, kind) : open);
  }

  /** Without one copy of that kind; of two alike the one lying face up goes first. */
  Hand minus(int kind) {
    return new Hand(Copies.minus(held, kind), Copies.minus(open, kind));
  }

  Hand faceUp() {
    return new Hand(held, held);
  }

  /** How many of that kind lie face up. */
  long openOf(int kind) {
    return open.stream().filter(card -> card == kind).count();
  }
}
