package eightfold.play;

/**
 * Who is told what happens at a table, fact by fact, in order. Every fact is public except {@link
 * #received}, which is for its seat alone. In playouts there is no witness.
 */
public interface Witness {
  /** The seat was dealt so many cards. */
  void dealt(int seat, int cards);

  /** The seat, and nobody else, sees this card come into its hand; {@link #drew} follows. */
  void received(int seat, int kind);

  /** The starter, or the next card of the dealer's goodies, was turned up. */
  void turned(int kind);

  /** A starter that may not lie there was put back into the stock. */
  void buried(int kind);

  /** The dealer took the starter into the hand. */
  void took(int seat, int kind);

  void played(int seat, int kind);

  /** The seat named a suit, 0 (clubs) to 3 (spades). */
  void declared(int seat, int suit);

  /** The seat called a rank, 0 (ace) to 12 (king). */
  void calledRank(int seat, int rank);

  /** The seat has dropped out of the match. */
  void droppedOut(int seat);

  /** The seat drew so many cards, also none. */
  void drew(int seat, int cards);

  /** The seat's turn ended without a play. */
  void passed(int seat);

  /** The seat had to draw from an empty stock, which cost it so many points. */
  void pressed(int seat, int points);

  /** The seat has no card left and takes no more turns in this deal. */
  void out(int seat);

  /** The seat gave another so many cards; {@link #received} told the other which. */
  void gave(int seat, int to, int cards);

  /** The seat keeps what it was given. */
  void kept(int seat);

  /** The seat has named another one. */
  void named(int seat, int target);

  /** The seat has grabbed one of the things. */
  void grabbed(int seat);

  /** Every hand has gone to its neighbour, clockwise or not. */
  void passedHands(boolean left);

  /** A seat has challenged another's play. */
  void challenged(int seat, int player);

  /** The seat's hand was shown to all. */
  void revealed(int seat, int[] kinds);

  /** The stock ran out in the seat's own turn, which costs it points. */
  void charged(int seat, int points);

  void skipped(int seat);

  void reversed();

  void reshuffled();

  void called(int seat);

  void caught(int seat);

  /** The referee found a fault that costs so many cards; {@link #drew} follows. */
  void penalised(int seat, int cards);

  /** The word that goes with a last card was said by itself. */
  void said(String word, int seat);

  /** The deal ended; the winner is {@link Table#NOBODY} where nobody went out. */
  void dealOver(int winner);

  void scored(int seat, int points);

  /** The match ended; bit s of the mask says that seat s won or shares it. */
  void matchOver(int winners);
}
