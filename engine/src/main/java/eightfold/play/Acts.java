package eightfold.play;

/**
 * Acts as numbers, dense and the same for the whole family: a word of 64 for plays (by kind), one
 * for cards laid in a turn of several, one for cards given, one for cards exchanged, one for
 * everything else but words that are owed, which have the last one.
 */
public final class Acts {
  /** {@code play CARD} is {@code PLAY + kind}. */
  public static final int PLAY = 0;

  /** {@code lay CARD} is {@code LAY + kind}. */
  public static final int LAY = 64;

  /** {@code give CARD SEAT} is {@code GIVE + kind}: the rules leave but one seat to give to. */
  public static final int GIVE = 128;

  /** {@code exchange CARD} is {@code EXCHANGE + kind}: with the top card of the stock. */
  public static final int EXCHANGE = 192;

  /** {@code suit S} is {@code SUIT + suit}. */
  public static final int SUIT = 256;

  /** {@code suit free}: any suit but the one that lay there. */
  public static final int SUIT_FREE = 260;

  /** {@code rank R} is {@code RANK + rank}. */
  public static final int RANK = 261;

  /** {@code rank free}: any card without effect. */
  public static final int RANK_FREE = 274;

  public static final int DRAW = 275;
  public static final int PASS = 276;
  public static final int END = 277;
  public static final int CALL = 278;
  public static final int CHALLENGE = 279;
  public static final int GRAB = 280;
  public static final int TAKE = 281;

  /** {@code catch SEAT} is {@code CATCH + seat}, for up to fifteen seats. */
  public static final int CATCH = 284;

  /** {@code target SEAT} is {@code TARGET + seat}, for up to fifteen seats. */
  public static final int TARGET = 299;

  /** {@code say TEXT}: speech, of which the rules know only that it was made. */
  public static final int SAY = 314;

  /** {@code say TEXT} with the name that is owed. */
  public static final int SAY_NAME = 315;

  /** {@code say TEXT} with the phrase that is owed. */
  public static final int SAY_PHRASE = 316;

  /** {@code say TEXT} with words that a line makes the seat owe: by their entry, up to 64. */
  public static final int SAY_OWED = 320;

  /** No act has this number or a larger one. */
  public static final int COUNT = SAY_OWED + Slot.MOST_OWED;

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

  /** Whether the act gives a card to another seat. */
  public static boolean gives(int act) {
    return act >= GIVE && act < GIVE + 64;
  }

  /** Whether the act exchanges a card with the stock. */
  public static boolean exchanges(int act) {
    return act >= EXCHANGE && act < EXCHANGE + 64;
  }

  /** Whether the act names a seat. */
  public static boolean targets(int act) {
    return act >= TARGET && act < TARGET + Table.MOST_SEATS;
  }

  /** Whether the act declares a suit, also a free one. */
  public static boolean declares(int act) {
    return act >= SUIT && act <= SUIT_FREE;
  }

  /** Whether the act declares a rank, also a free one. */
  public static boolean declaresRank(int act) {
    return act >= RANK && act <= RANK_FREE;
  }

  /** Whether only the seat to act can do it; the others come out of turn, too. */
  public static boolean inTurn(int act) {
    return act != CALL && act < SAY && act != CHALLENGE && act != GRAB && !catches(act);
  }
}
