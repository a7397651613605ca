package eightfold.play;

/**
 * Who is told what happens at a table, fact by fact, in order. Every fact is public except {@link
 * #received}, which is for its seat alone. In playouts it is {@link #NONE}.
 */
public interface Witness {
  /** The event of cards that go from one seat to another, by whatever. */
  String GAVE = "gave";

  /** The number of cards of an event that tells none. */
  int UNCOUNTED = -1;

  /** Sees nothing, as in playouts. */
  Witness NONE =
      new Witness() {
        @Override
        public boolean looks() {
          return false;
        }
      };

  /** Whether it sees anything; if not, what takes some trouble to tell need not be told. */
  default boolean looks() {
    return true;
  }

  /**
   * What is told from here to {@link #becauseNoMore} comes of these causes, the nearest first; see
   * {@link Causes}. Told within one another the inner ones hold. Nobody is told who does not {@link
   * #looks look}.
   */
  default void because(int... causes) {}

  /** What is told from here on has the causes again that held before. */
  default void becauseNoMore() {}

  /** The seat was dealt so many cards. */
  default void dealt(int seat, int cards) {}

  /**
   * The seat sees this card, as it comes into its hand or is shown to it; what follows tells of
   * that, such as {@link #drew}.
   */
  default void received(int seat, int kind) {}

  /** The top card of the stock came onto the pile by what a seat has laid. */
  default void turnedUp(int seat, int kind) {}

  /** The starter, or the next card of the dealer's goodies, was turned up. */
  default void turned(int kind) {}

  /** A starter that may not lie there was put back into the stock. */
  default void buried(int kind) {}

  /**
   * The seat has not done what it might have: taken a special starter, given cards, exchanged one.
   */
  default void declined(int seat) {}

  /** The dealer took the starter into the hand. */
  default void took(int seat, int kind) {}

  default void played(int seat, int kind) {}

  /** A card of a hand has been put away: under the pile, or else into the stock. */
  default void put(int seat, int kind, boolean underPile) {}

  /** The top card of the stock has gone under the pile. */
  default void burned(int kind) {}

  /** The seat named a suit, 0 (clubs) to 3 (spades). */
  default void declared(int seat, int suit) {}

  /** The seat called a rank, 0 (ace) to 12 (king). */
  default void calledRank(int seat, int rank) {}

  /** The seat has dropped out of the match. */
  default void droppedOut(int seat) {}

  /** The seat drew so many cards, also none. */
  default void drew(int seat, int cards) {}

  /** The seat's turn ended without a play. */
  default void passed(int seat) {}

  /** The seat had to draw from an empty stock, which cost it so many points. */
  default void pressed(int seat, int points) {}

  /** The seat has no card left and takes no more turns in this deal. */
  default void out(int seat) {}

  /**
   * The seat did something by an act that has an event of its own; {@link #received} told it, or
   * the other seat, the cards.
   *
   * @param fact the word of the event, which stands with the act
   * @param other another seat that it is about, or {@link Table#NOBODY}
   * @param cards how many cards others may know to be in it; {@link #UNCOUNTED} where that goes
   *     without saying
   */
  default void did(String fact, int seat, int other, int cards) {}

  /** All hands were shuffled together and are dealt anew. */
  default void redealt() {}

  /** Every hand has gone to its neighbour, clockwise or not. */
  default void passedHands(boolean left) {}

  /** A seat has challenged another's play. */
  default void challenged(int seat, int player) {}

  /** The seat's hand was shown to all. */
  default void revealed(int seat, int[] kinds) {}

  /** The stock ran out in the seat's own turn, which costs it points. */
  default void charged(int seat, int points) {}

  default void skipped(int seat) {}

  default void reversed() {}

  default void reshuffled() {}

  /** A die or a coin has shown this number. */
  default void rolled(int number) {}

  /** Two seats have changed their whole hands. */
  default void swapped(int seat, int other) {}

  /** Lines have set each other off for too long, and the rest of them does not work. */
  default void rulesStopped() {}

  default void called(int seat) {}

  default void caught(int seat) {}

  /** The referee found an offence that costs so many cards; {@link #drew} follows. */
  default void penalised(int seat, int cards, Offence offence) {}

  /** The word that goes with a last card was said by itself. */
  default void said(String word, int seat) {}

  /** The deal ended; the winner is {@link Table#NOBODY} where nobody went out. */
  default void dealOver(int winner) {}

  default void scored(int seat, int points) {}

  /** The match ended; bit s of the mask says that seat s won or shares it. */
  default void matchOver(int winners) {}
}
