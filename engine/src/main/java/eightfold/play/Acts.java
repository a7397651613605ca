package eightfold.play;

import eightfold.cards.Kind;
import eightfold.program.CardDecision;

/**
 * Acts as numbers, dense and the same for the whole family: a word of 64 for plays (by kind), one
 * for cards laid in a turn of several, one for cards given, one for each decision that a card
 * brings its player, one for everything else but words that are owed, which have the last one.
 */
public final class Acts {
  /** {@code play CARD} is {@code PLAY + kind}. */
  public static final int PLAY = 0;

  /** {@code lay CARD} is {@code LAY + kind}. */
  public static final int LAY = 64;

  /** {@code give CARD SEAT} is {@code GIVE + kind}: the rules leave but one seat to give to. */
  public static final int GIVE = 128;

  /**
   * Acts with a card of the hand that a card brings its player, such as {@code exchange CARD}: by
   * the order of {@link CardDecision}, then by the seat that they name, if they do, then by kind.
   */
  public static final int DECISION = 192;

  /** {@code suit S} is {@code SUIT + suit}. */
  public static final int SUIT =
      DECISION + Kind.COUNT * (CardDecision.COUNT + CardDecision.NAMING * (Table.MOST_SEATS - 1));

  /** {@code suit free}: any suit but the one that lay there. */
  public static final int SUIT_FREE = SUIT + Table.FREE_SUIT;

  /** {@code rank R} is {@code RANK + rank}. */
  public static final int RANK = SUIT_FREE + 1;

  /** {@code rank free}: any card without effect. */
  public static final int RANK_FREE = RANK + Table.FREE_RANK;

  public static final int DRAW = RANK_FREE + 1;
  public static final int PASS = DRAW + 1;
  public static final int END = DRAW + 2;
  public static final int CALL = DRAW + 3;
  public static final int CHALLENGE = DRAW + 4;
  public static final int GRAB = DRAW + 5;
  public static final int TAKE = DRAW + 6;

  /** {@code catch SEAT} is {@code CATCH + seat}, for up to fifteen seats. */
  public static final int CATCH = DRAW + 9;

  /** {@code target SEAT} is {@code TARGET + seat}, for up to fifteen seats. */
  public static final int TARGET = CATCH + Table.MOST_SEATS;

  /** {@code draw SEAT} is {@code DRAW_FROM + seat}, for up to fifteen seats. */
  public static final int DRAW_FROM = TARGET + Table.MOST_SEATS;

  /** {@code say TEXT}: speech, of which the rules know only that it was made. */
  public static final int SAY = DRAW_FROM + Table.MOST_SEATS;

  /** {@code say TEXT} with the name that is owed. */
  public static final int SAY_NAME = SAY + 1;

  /** {@code say TEXT} with the phrase that is owed. */
  public static final int SAY_PHRASE = SAY + 2;

  /** {@code say TEXT} with words that a line makes the seat owe: by their entry, up to 64. */
  public static final int SAY_OWED = SAY + 6;

  /** No act has this number or a larger one. */
  public static final int COUNT = SAY_OWED + Slots.MOST_OWED;

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

  /** The first of the acts with a card that are this decision. */
  static int first(CardDecision decision) {
    int first = DECISION;
    for (CardDecision earlier : CardDecision.values()) {
      first += earlier.ordinal() < decision.ordinal() ? count(earlier) : 0;
    }
    return first;
  }

  /** How many acts are this decision. */
  static int count(CardDecision decision) {
    return decision.namesSeat() ? Kind.COUNT * Table.MOST_SEATS : Kind.COUNT;
  }

  /** Whether the act draws, from the stock or from a hand. */
  public static boolean draws(int act) {
    return act == DRAW || drawsFrom(act);
  }

  /** Whether the act draws from the hand of another seat. */
  public static boolean drawsFrom(int act) {
    return act >= DRAW_FROM && act < DRAW_FROM + Table.MOST_SEATS;
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
