package eightfold.program;

import eightfold.cards.Kind;
import eightfold.cards.Kinds;

/**
 * The rules of one game for one number of seats, as tables that the kernel reads without asking:
 * sets of kinds as masks, numbers by kind. Made by the {@link Compiler} and never changed
 * afterwards, so that any number of tables may share it.
 */
@SuppressWarnings("ArrayRecordComponent")
public final class Program {
  /** How a seat draws (C7); the order is that of the policy words of the rule language. */
  public static final int UNTIL_PLAYABLE = 0;

  public static final int ONE_THEN_PASS = 1;
  public static final int ONE_MAY_PLAY = 2;
  public static final int ONE_MUST_PLAY = 3;
  public static final int ONE_THEN_PLAY = 4;
  public static final int UP_TO = 5;
  public static final int NO_DRAWING = 6;

  /** What an empty stock brings (C8). */
  public static final int RESHUFFLE = 0;

  public static final int PASS = 1;
  public static final int END = 2;
  public static final int ENDS_AT_LAST = 3;

  /** Who bears the effects of the starter (C4). */
  public static final int STARTER_PLAIN = 0;

  public static final int DEALER_PLAYS = 1;
  public static final int DEALER_DECLARES = 2;
  public static final int NO_STARTER = 3;

  /** Which playable cards oblige their holder to play. */
  public static final int NOT_FORCED = 0;

  public static final int FORCED = 1;
  public static final int FORCED_EXCEPT_WILD = 2;

  /** How a missing call is found (C14). */
  public static final int NO_CALL = 0;

  public static final int CAUGHT = 1;
  public static final int AUTOMATIC = 2;

  /** Chains of several cards in a turn (C13), as bits. */
  public static final int SAME_RANK = 1;

  public static final int RUN = 2;
  public static final int NEIGHBOURS = 4;
  public static final int ALTERNATING = 8;

  /** Further cards on single cards that say so. */
  public static final int FOLLOW_ON = 16;

  /** Who adds what after a deal (C16). */
  public static final int NO_POINTS = 0;

  public static final int OWN = 1;
  public static final int WINNER_COLLECTS = 2;
  public static final int ONE_EACH = 3;

  /** How long a match lasts (C17). */
  public static final int SINGLE = 0;

  public static final int TARGET = 1;
  public static final int DEALS = 2;
  public static final int ELIMINATION = 3;
  public static final int COLUMNS = 4;

  /** Number of seats. */
  public int seats;

  /** Whether deals begin clockwise. */
  public boolean clockwise = true;

  /** Every card of all packs, in the standard order of the notation. */
  public byte[] pack = new byte[0];

  /** The largest number of copies of one kind. */
  public int planes = 1;

  public int dealCards;
  public boolean oneLessEachDeal;
  public boolean oneMoreToEldest;
  public int starter;

  /** Starters that make every seat draw, and how many cards. */
  public long starterDraws;

  public int starterDrawEach;

  /** What a seat may open with; none: there is no opening. */
  public long opening;

  public boolean openingEachSeat;
  public boolean openingForced;
  public boolean openingWithoutEffect;

  /** Kinds that are put back when turned as starter: jokers always, and what the book buries. */
  public long buried = Kinds.JOKERS;

  public boolean goodies;

  /** Kinds that are wild or have an effect. */
  public long special;

  public int draw;
  public int drawMost = 1;
  public int forced;
  public boolean autoDraw;
  public boolean freePass;
  public boolean dryPass;

  /** So many passes in a row with nothing to draw block the deal. */
  public int blockedAfter;

  public int stockOut;
  public long wild;

  /**
   * The kinds that follow, by demand: 0..63 the upcard's kind; {@link #declared(int, int)} a
   * declared suit on an upcard. Conditions on the seat's hand and the last card come on top.
   */
  public final long[] follow = new long[Kind.COUNT * 5];

  /** The kinds that a {@code never on} keeps off, by demand: refused 918. */
  public final long[] barred = new long[Kind.COUNT * 5];

  /** Kinds that only a seat without another card that follows may play. */
  public long needy;

  public long declares;
  public long reverses;
  public long againWithTwo;
  public long skipWithTwo;
  public long again;

  /** Kinds that call a rank, and the ranks (as bits) that each may call. */
  public long callsRank;

  public final short[] callableRanks = new short[Kind.COUNT];

  /** Kinds whose others draw in clockwise order. */
  public long clockwiseDraws;

  /** Kinds whose skip ends with a parry. */
  public long parryEnds;

  /** Kinds on which any card, or one of their suit, may be laid in the same turn. */
  public long followedByAny;

  public long followedBySuit;

  /** Kinds that stand alone in a turn of several cards. */
  public long alone;

  public boolean answersAlone;
  public boolean lastEffectOnly;

  /** Kinds that begin or end a silence, and what speaking in it costs; 0: there is none. */
  public long silence;

  public int silenceCosts;

  /** Whether two rule sets are in force by turns: suits and ranks, and factors of values. */
  public boolean factor;

  /** Cards that the next seat is to draw, by kind. */
  public final byte[] draws = new byte[Kind.COUNT];

  /** What adds to a debt, by the kind that last added to it. */
  public final long[] adds = new long[Kind.COUNT];

  /** What adds to a debt or cancels it, by the kind that last added to it. */
  public final long[] answers = new long[Kind.COUNT];

  /** Kinds whose debt leaves its taker the turn. */
  public long thenTurn;

  public long whileStockLasts;
  public final byte[] skips = new byte[Kind.COUNT];

  /** What may pass on a skip, by the kind that caused it; none: the skip happens by itself. */
  public final long[] parries = new long[Kind.COUNT];

  public final byte[] othersDraw = new byte[Kind.COUNT];

  /** Chains that the book allows, as bits; 0: one card a turn. */
  public int chains;

  /** The least number of cards of a run; 2 where a pair is enough. */
  public int leastRun = 2;

  public int call;
  public int callPenalty;

  /** The most cards that owe the call. */
  public int callAt = 1;

  public boolean callEachTurn;

  /**
   * The most cards with which it may be made before the play; 0: as the number of cards a turn
   * says.
   */
  public int callBeforeWithUpTo;

  public boolean callOfOneRank;

  /** Kinds whose rank never owes a call. */
  public long callSave;

  public boolean callUntilPlayed;
  public boolean noCallInDealsOfOne;

  /** Cards for a false call; -1 where a false call is refused. */
  public int falseCall = -1;

  public boolean callBlocks;
  public boolean revealLastWild;

  /** How many of the first cards dealt lie face up; 0: none. */
  public int faceUp;

  /** Kinds that may be the last card. */
  public long lastAllowed = Kinds.ALL;

  /** Cards drawn for going out on a kind, which is then no going out; 0: none. */
  public final byte[] lastCosts = new byte[Kind.COUNT];

  public boolean lastCostEndsTurn;

  /** The event that tells of a last card; empty: none. */
  public String lastSays = "";

  public final short[] points = new short[Kind.COUNT];
  public int scoring;
  public long doubledBy;
  public int winnerScores;

  /** Who holds one of these when a deal is won draws, and how many cards. */
  public long lateDraws;

  public int lateDrawCards;

  /** The most columns that a score sheet grows to. */
  public int mostColumns = 3;

  public int format;
  public int target;
  public boolean playOff;

  /** The deal ends after so many cards played. */
  public int limitCards = Integer.MAX_VALUE;

  /** The deal ends after so many acts. */
  public int limitActs = 5_000;

  /** The demand of a declared suit on an upcard: an index into {@link #follow}. */
  public static int declared(int suit, int upcard) {
    return (suit + 1 << 6) + upcard;
  }

  /** How many cards each seat is dealt in that deal of the match, from 1. */
  public int cardsInDeal(int deal) {
    return oneLessEachDeal ? Math.max(1, dealCards - (deal - 1)) : dealCards;
  }

  /** Whether the lowest total is the best. */
  public boolean lowWins() {
    return scoring == OWN;
  }
}
