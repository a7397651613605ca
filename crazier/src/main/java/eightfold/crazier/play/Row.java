package eightfold.crazier.play;

/** The lists of numbers that a table is: cards as they lie, and seats. */
final class Row {
  static final int STOCK = 0;
  static final int PILE = 1;
  static final int LIMBO = 2;
  static final int ASSETS = 3;

  /** The seats whose turn it is. */
  static final int PLAYERS = 4;

  /** Who wins by a card's effect. */
  static final int CLAIMS = 5;

  static final int WINNERS = 6;

  /** The first of the hands, one for each seat. */
  static final int HANDS = 7;

  private Row() {}
}
