package eightfold.program;

/**
 * A step of what a card does when it is laid: a code with a number, packed into an int. The steps
 * of a card are done in the order of their codes, wherever its rules stand in the book.
 */
public final class Operation {
  /** Play turns round; the number is not used. */
  public static final int REVERSE = 0;

  /** With two seats its player has another turn. */
  public static final int AGAIN_WITH_TWO = 1;

  /** With two seats the other one is passed over. */
  public static final int SKIP_WITH_TWO = 2;

  /** All others draw so many cards at once, in the direction of play. */
  public static final int OTHERS_DRAW = 3;

  /** The same for all but the next seat. */
  public static final int OTHERS_BUT_NEXT_DRAW = 4;

  /** All others draw so many cards at once, clockwise whatever the direction of play. */
  public static final int OTHERS_DRAW_CLOCKWISE = 5;

  public static final int OTHERS_BUT_NEXT_DRAW_CLOCKWISE = 6;

  /** So many cards more in the count that the card opens or goes on with. */
  public static final int COUNT = 7;

  /** The next seat is to draw so many cards. */
  public static final int NEXT_DRAWS = 8;

  /** The same unless the stock is empty. */
  public static final int NEXT_DRAWS_WHILE_STOCK_LASTS = 9;

  /** So many seats are passed over. */
  public static final int SKIP = 10;

  /** So many seats are to be passed over, unless that is answered. */
  public static final int SKIP_OR_ANSWER = 11;

  /** The next seat misses so many turns. */
  public static final int NEXT_MISSES = 12;

  /** All hands move on clockwise. */
  public static final int PASS_HANDS_LEFT = 13;

  public static final int PASS_HANDS_RIGHT = 14;

  /** Its player has another turn. */
  public static final int AGAIN = 15;

  /** Its player puts another card on it. */
  public static final int REPEAT = 16;

  /** Silence begins, or ends. */
  public static final int SILENCE = 17;

  private static final int NUMBER_BITS = 16;

  private Operation() {}

  /** An operation with its number, 0 to 65,535. */
  public static int of(int code, int number) {
    return code << NUMBER_BITS | number;
  }

  /** Whether one of these does that. */
  static boolean in(int[] operations, int code) {
    // asked whenever a table is made, copies among them: no stream
    for (int operation : operations) {
      if (code(operation) == code) {
        return true;
      }
    }
    return false;
  }

  /** What an operation does. */
  public static int code(int operation) {
    return operation >>> NUMBER_BITS;
  }

  /** How many cards, seats or turns it is about. */
  public static int number(int operation) {
    return operation & (1 << NUMBER_BITS) - 1;
  }
}
