package eightfold.play;

import eightfold.cards.Kind;
import eightfold.program.Program;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A position in the middle of a deal, in kinds and seats; {@link #on} lays it out on a table.
 *
 * @param hands kinds of each hand
 * @param open kinds of each hand that lie face up
 * @param pile the discard pile, the upcard last
 * @param stock the stock, its top card first
 * @param dealer the seat that dealt
 * @param turn the seat to act; {@link Table#NOBODY}: eldest hand
 * @param suit a declared suit in force, or {@link Table#NOBODY}
 * @param reversed whether play goes against the initial direction
 * @param debt cards of a draw penalty pending on the seat to act
 * @param skips skips pending on it
 * @param scores running scores
 * @param deal number of the deal, from 1
 */
public record Layout(
    List<List<Integer>> hands,
    List<List<Integer>> open,
    List<Integer> pile,
    List<Integer> stock,
    int dealer,
    int turn,
    int suit,
    boolean reversed,
    int debt,
    int skips,
    List<Integer> scores,
    int deal) {
  /** Lays the position out; the table's chance and program stay. */
  public void on(Table t, @Nullable Witness witness) {
    t.witness = witness;
    t.clearDeal();
    t.deal = deal;
    t.ply = 0;
    t.over = false;
    t.matchWinners = 0;
    t.dealer = dealer;
    for (int seat = 0; seat < t.seats; seat++) {
      t.score[seat] = scores.get(seat);
      for (int kind : hands.get(seat)) {
        t.add(seat, kind);
      }
      for (int kind : open.get(seat)) {
        t.show(seat, kind);
      }
    }
    for (int kind : pile) {
      t.discard(kind);
    }
    t.stockTop = 0;
    t.stockEnd = stock.size();
    for (int i = 0; i < t.stockEnd; i++) {
      t.stock[i] = (byte) (int) stock.get(i);
    }
    if (suit != Table.NOBODY) {
      t.declaredSuit = suit;
      t.demand = Program.declared(suit, t.upcard);
    }
    if (reversed) {
      t.step = -t.step;
    }
    pending(t);
    t.push(Table.BEGIN, turn == Table.NOBODY ? t.eldest() : turn);
    Kernel.proceed(t);
    t.witness = null;
  }

  /** What is pending lies there as if the upcard had just caused it. */
  private void pending(Table t) {
    if (debt > 0) {
      t.debt = debt;
      t.debtKind = t.upcard;
    }
    if (skips > 0) {
      t.skips = skips;
      t.skipKind = t.upcard;
    }
    if (t.upcard == Kind.NONE) {
      throw new IllegalArgumentException("a position needs an upcard");
    }
  }
}
