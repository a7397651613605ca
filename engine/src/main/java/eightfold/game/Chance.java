package eightfold.game;

/**
 * Where shuffles, cuts and put-backs come from, and nothing else. The same generator in the same
 * state gives the same cards on every machine.
 */
public interface Chance {
  /** A whole number from 0 (inclusive) to {@code bound} (exclusive), each equally likely. */
  int below(int bound);

  /**
   * What is thrown with a die or a coin: a whole number, each equally likely.
   *
   * @param nth which throw of the deal it is, from 0
   * @param least the least number that can be thrown
   * @param most the greatest
   */
  default int thrown(int nth, int least, int most) {
    return least + below(most - least + 1);
  }

  /**
   * Puts cards into an order, each equally likely: for cards that nobody sees dealt. Shuffles at a
   * table are drawn number by number, so that whoever knows the generator can do them again.
   *
   * @param to the end of the cards, from {@code from} on
   */
  default void arrange(byte[] cards, int from, int to) {
    for (int left = to - from; left > 1; left--) {
      int other = from + below(left);
      byte card = cards[from + left - 1];
      cards[from + left - 1] = cards[other];
      cards[other] = card;
    }
  }

  /** A generator that goes on exactly as this one would, apart from it. */
  Chance copy();
}
