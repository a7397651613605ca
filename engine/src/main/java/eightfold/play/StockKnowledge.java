package eightfold.play;

import eightfold.game.Chance;
import eightfold.state.UnseenCards;
import java.util.Arrays;

/**
 * What a seat knows of the stock: of some kinds how many copies were in it when something was seen
 * of it, and how many were not. The unseen cards are dealt by that.
 */
final class StockKnowledge {
  private StockKnowledge() {}

  /**
   * Deals.
   *
   * @param t where the cards come from
   * @param cards all the unseen ones
   * @param old how many of them are in old parts of hands
   */
  static UnseenCards deal(Table t, byte[] cards, int old, Chance chance) {
    byte[] was = new byte[cards.length];
    byte[] wasNot = new byte[cards.length];
    byte[] may = new byte[cards.length];
    int in = 0;
    int out = 0;
    int either = 0;
    for (int i = 0; i < cards.length; ) {
      int kind = cards[i];
      int copies = 0;
      while (i < cards.length && cards[i] == kind) {
        copies++;
        i++;
      }
      int known = t.hands.known.inStock(kind);
      int surelyIn = Math.max(0, copies - (inPack(t, kind) - known));
      int surelyOut = t.is(Slot.RESHUFFLED) ? Math.max(0, copies - known) : 0;
      for (int copy = 0; copy < copies; copy++) {
        if (copy < surelyIn) {
          was[in++] = (byte) kind;
        } else if (copy < surelyIn + surelyOut) {
          wasNot[out++] = (byte) kind;
        } else {
          may[either++] = (byte) kind;
        }
      }
    }
    return new UnseenCards(
        Arrays.copyOf(was, in),
        Arrays.copyOf(wasNot, out),
        Arrays.copyOf(may, either),
        t.stockCount(),
        old,
        chance);
  }

  private static int inPack(Table t, int kind) {
    return t.program.cards().copies(kind);
  }
}
