package eightfold.play;

/**
 * Acts as numbers, dense and the same for the whole family: a word of 64 for plays (by kind), one
 * for cards laid in a turn of several, one for cards given, one for everything else.
 */
public final class Acts {
  /** {@code play CARD} is {@code PLAY + kind}. */
  public static final int PLAY = 0;

  /** {@code lay CARD} is {@code LAY + kind}. */
  public static final int LAY = 64;

  /** {@code suit S} is {@code SUIT + suit}. */
  public static final int SUIT = 192;

  /** {@code rank R} is {@code RANK + rank}. */
  public static final int RANK = 197;

  public static final int DRAW = 211;
  public static final int PASS = 212;
  public static final int END = 213;
  public static final int CALL = 214;
  public static final int TAKE = 217;

  /** {@code catch SEAT} is {@code CATCH + seat}, for up to fifteen seats. */
  public static final int CATCH = 220;

  /** {@code say TEXT}: speech, of which the rules know only that it was made. */
  public static final int SAY = 250;

  /** No act has this number or a larger one. */
  public static final int COUNT = 256;

  private Acts() {}

  /** Whether the act plays or lays a card. */
  public static boolean card(int act) {
    return act < LAY + 64;
  }

  /** The kind that a play or lay names. */
  public static int kind(int act) {
    return act & 63;
  }

  /** Whether the act is a catch. */
  public static boolean catches(int act) {
    return act >= CATCH && act < CATCH + Table.MOST_SEATS;
  }

  /** Whether the act declares a suit. */
  public static boolean declares(int act) {
    return act >= SUIT && act < SUIT + 4;
  }

  /** Whether the act declares a rank. */
  public static boolean declaresRank(int act) {
    return act >= RANK && act < RANK + 13;
  }

  /** Whether only the seat to act can do it; calls and catches are open out of turn too. */
  public static boolean inTurn(int act) {
    return act != CALL && act != SAY && !catches(act);
  }
}
