package eightfold.testkit.oracle;

/**
 * A duel that is fought.
 *
 * @param opener whose turn it belongs to
 * @param other the seat that it named
 * @param cards how many are asked for now
 * @param last who played last in it
 * @param turn the opener's turn
 */
public record Duel(int opener, int other, int cards, int last, Turn turn) implements Part {
  /** The one of the two who is not to act. */
  int against(int seat) {
    return seat == opener ? other : opener;
  }

  /** A card has been played back, which asks for one more. */
  Duel playedBack(int seat) {
    return new Duel(opener, other, cards + 1, seat, turn);
  }
}
