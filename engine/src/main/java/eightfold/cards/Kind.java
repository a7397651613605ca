package eightfold.cards;

/**
 * A kind of card is a number from 0: what it is, its {@link Pack} says. Copies of a card are alike.
 */
public final class Kind {
  /** How many kinds a pack may have at most. */
  public static final int COUNT = 64;

  /** What stands for "no kind". */
  public static final int NONE = -1;

  private Kind() {}
}
