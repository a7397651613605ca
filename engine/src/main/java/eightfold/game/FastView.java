package eightfold.game;

import eightfold.cards.Pack;

/**
 * What the views of a match tell, by numbers: for programs that play many deals, for which words
 * would cost more than the play. Cards are kinds. A seat learns here what its {@link View} says,
 * and no more; a test compares them over all games.
 */
public interface FastView {
  /** No suit, no card. */
  int NONE = -1;

  /** What the kinds of cards are that it tells of. */
  Pack pack();

  /** A declaration that leaves the suit open. */
  int FREE = Pack.MOST_SUITS;

  /** The seat to act, or {@link Match#NOBODY}. */
  int turn();

  /** Whether the seat to act begins its turn: {@link View#awaits} says {@code play}. */
  boolean awaitsPlay();

  boolean clockwise();

  /** The card on top of the pile, or {@link #NONE}. */
  int upcard();

  /** Number of cards in the pile. */
  int pile();

  /** Number of cards in the stock. */
  int stock();

  /**
   * The declared suit in force, by its number, {@link #FREE} where any but one follows, or NONE.
   */
  int suit();

  /** Whether a declared rank is in force. */
  boolean rankDeclared();

  /** See {@link View.InForce#pendingDraw}. */
  int pendingDraw();

  /** See {@link View.InForce#pendingSkip}. */
  int pendingSkip();

  int seats();

  /** How many cards the seat holds: a public number. */
  int count(int seat);

  /** See {@link View.Hand#called}. */
  boolean called(int seat);

  /** See {@link View.Hand#owesCall}. */
  boolean owesCall(int seat);

  /** The kinds in the seat's hand: for this seat's eyes. */
  long hand(int seat);

  /** How many copies of a kind are in its hand: for this seat's eyes. */
  int copies(int seat, int kind);

  /** The kinds of its hand that {@link View#refusals} names: for this seat's eyes. */
  long refused(int seat);

  /** Those of them that may not be the last card. */
  long mayNotGoOut(int seat);
}
