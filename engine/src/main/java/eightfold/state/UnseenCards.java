package eightfold.state;

import eightfold.game.Chance;

/**
 * Unseen cards dealt to the stock, to hands as they were when something was seen of what the stock
 * holds, and to what has come to the hands since. Of some cards it is known that they were in the
 * stock then, of some that they were not; so the former are in no old part of a hand, the latter
 * not in the stock. Every arrangement that keeps to this is equally likely.
 */
public final class UnseenCards {
  private static final int FINE = 1 << 30;

  private final byte[] stock;
  private final byte[] rest;
  private int older;
  private int younger;

  /**
   * Deals; each list of cards is put into another order.
   *
   * @param was the cards that are known to have been in the stock
   * @param wasNot those that are known not to have been in it
   * @param may all others
   * @param size how many cards the stock has
   * @param old how many places are in old parts of hands
   */
  public UnseenCards(byte[] was, byte[] wasNot, byte[] may, int size, int old, Chance chance) {
    int in = was.length;
    int out = wasNot.length;
    int either = may.length;
    int fromEither = fromEither(size, old, new int[] {in, out, either}, chance);
    chance.arrange(was, 0, in);
    chance.arrange(may, 0, either);
    stock = new byte[size];
    System.arraycopy(may, 0, stock, 0, fromEither);
    System.arraycopy(was, 0, stock, fromEither, size - fromEither);
    chance.arrange(stock, 0, size);
    rest = new byte[in + out + either - size];
    System.arraycopy(wasNot, 0, rest, 0, out);
    System.arraycopy(may, fromEither, rest, out, either - fromEither);
    int oldest = out + either - fromEither;
    chance.arrange(rest, 0, oldest);
    System.arraycopy(was, size - fromEither, rest, oldest, in - size + fromEither);
    // the old parts are dealt from the front; what is left of those cards joins the others
    chance.arrange(rest, old, rest.length);
    younger = old;
  }

  /**
   * How many cards of the stock are of those that may have been in it or not: a number as likely as
   * it has arrangements.
   *
   * @param cards how many were in the stock, were not, may have been
   */
  private static int fromEither(int size, int old, int[] cards, Chance chance) {
    int in = cards[0];
    int out = cards[1];
    int either = cards[2];
    int least = Math.max(0, size - in);
    int most = Math.min(Math.min(either, size), out + either - old);
    assert least <= most;
    double[] weights = new double[most - least + 1];
    weights[0] = 1;
    double sum = 1;
    for (int n = least; n < most; n++) {
      double more = (double) (either - n) / (n + 1) * (size - n) / (in - size + n + 1);
      double fewer = (double) (out + either - n - old) / (out + either - n);
      weights[n - least + 1] = weights[n - least] * more * fewer;
      sum += weights[n - least + 1];
    }
    if (least == most) {
      return least;
    }
    double at = sum * chance.below(FINE) / FINE;
    int n = least;
    while (n < most && at >= weights[n - least]) {
      at -= weights[n - least];
      n++;
    }
    return n;
  }

  /** The stock, its top card first. */
  public byte[] stock() {
    return stock;
  }

  /** The next card for an old part of a hand. */
  public int older() {
    return rest[older++];
  }

  /** The next card for what has come to a hand since. */
  public int younger() {
    return rest[younger++];
  }
}
