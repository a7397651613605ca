package eightfold.program;

import eightfold.cards.Kind;
import eightfold.cards.Kinds;
import java.util.Arrays;

/**
 * The rules of one game for one number of seats, as tables that the kernel reads without asking:
 * sets of kinds as masks, numbers by kind. Never changed, so that many tables may share it.
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
  public static final int UNTIL_PLAYED = 7;

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
  public static final int ELDEST_BEARS = 4;

  /** Which playable cards oblige their holder to play. */
  public static final int NOT_FORCED = 0;

  public static final int FORCED = 1;
  public static final int FORCED_EXCEPT_WILD = 2;

  /** How a missing call is found (C14). */
  public static final int NO_CALL = 0;

  public static final int CAUGHT = 1;
  public static final int AUTOMATIC = 2;
  public static final int NEXT_TURN = 3;

  /** Chains of several cards in a turn (C13), as bits. */
  public static final int SAME_RANK = 1;

  public static final int RUN = 2;
  public static final int NEIGHBOURS = 4;
  public static final int ALTERNATING = 8;

  /** Further cards on single cards that say so. */
  public static final int FOLLOW_ON = 16;

  /** Two ranks in one suit. */
  public static final int MARRIAGE = 32;

  /** Which effects of a last card happen before the points. */
  public static final int LAST_DRAWS = 1;

  public static final int LAST_ALL = 2;

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
  public static final int COUNTDOWN = 5;

  /** Number of seats. */
  public int seats;

  /** Whether deals begin clockwise. */
  public boolean clockwise = true;

  /** Every card of all packs, in the standard order of the notation. */
  public byte[] pack = new byte[0];

  /** The largest number of copies of one kind. */
  public int planes = 1;

  public final DealSize dealSize = new DealSize();
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

  /** What each kind does when it is laid, as {@link Operation}s in the order of their codes. */
  public final int[][] operations = new int[Kind.COUNT][];

  public int draw;
  public int drawMost = 1;
  public int forced;

  /** Playable kinds that oblige nobody, where forced play excepts some. */
  public long exempt;

  /** Playable kinds that a seat may keep back and be counted as unable to play all the same. */
  public long keptBack;

  /** Whether wild cards of one's own are among them. */
  public boolean exemptsOwn;

  public boolean autoDraw;
  public boolean freePass;
  public boolean dryPass;

  /** So many passes in a row with nothing to draw block the deal. */
  public int blockedAfter;

  public int stockOut;

  /** Points for the first reshuffle of a deal, by the seat whose turn needs it; 0: none. */
  public int stockCosts;

  public long wild;

  /**
   * The kinds that follow, by demand: 0..63 the upcard's kind; {@link #declared(int, int)} a
   * declared suit on it. Conditions on the hand and the last card come on top.
   */
  public final long[] follow = new long[Kind.COUNT * 5];

  /** The kinds that a {@code never on} keeps off, by demand: refused 918. */
  public final long[] barred = new long[Kind.COUNT * 5];

  /** Kinds that only a seat without another card that follows may play. */
  public long needy;

  /** Kinds whose need is looked at only when challenged, and what a lost challenge costs. */
  public long doubtful;

  public final byte[] challengeCosts = new byte[Kind.COUNT];

  /** Kinds whose player may declare a rank instead, to be matched beside the suit before it. */
  public long orRank;

  /** By demand: what {@code not on} and {@code never on} keep off it. */
  public final long[] keptOff = new long[Kind.COUNT * 5];

  /** Kinds on which their player owes another card. */
  public long owesItsSuit;

  public long owesAnyCard;

  /** Kinds whose player may give cards to the others; exchange one with the stock. */
  public long gives;

  public long exchanges;
  public long declares;

  /** Whether each seat's own wild rank is the one that equals its score, and declares a suit. */
  public boolean ownWild;

  /** The kinds that are wild for a seat with that score, 0..13, besides those wild for all. */
  public final long[] wildAt = new long[Kind.RANKS + 1];

  /** Kinds that declare a suit which is held and was not in force, or free the suit. */
  public long declaresHeld;

  /** Kinds that leave in force what lay there. */
  public long leaves;

  /** Kinds that call a rank which is held, and the cards that each may call. */
  public long callsHeld;

  public final long[] heldRanks = new long[Kind.COUNT];

  /** Cards that a kind adds to a penalty that it answers, besides those it causes itself. */
  public final byte[] answerAdds = new byte[Kind.COUNT];

  /** Turns that the next seat misses, by kind; and whether any kind has such an effect. */
  public final byte[] misses = new byte[Kind.COUNT];

  public boolean missing;

  /** The kinds that may follow, and be followed by, one of their rank in a turn. */
  public long setsOf = Kinds.ALL & ~Kinds.JOKERS;

  /** Whether of a run only the last card has its effect. */
  public boolean runLastEffect;

  public boolean answersNoRun;

  /** Whether the starter comes from a random place. */
  public boolean cutStarter;

  /** Cards that a cheater draws when caught; 0: nobody may cheat. */
  public int cheatDraws;

  /** Whether skips and penalties of one turn take the next seats one by one. */
  public boolean effectsInOrder;

  /** Kinds whose penalty only the suit declared with it answers. */
  public long answeredInSuit;

  /** Kinds that call a rank, and the ranks (as bits) that each may call. */
  public long callsRank;

  public final short[] callableRanks = new short[Kind.COUNT];

  /** Kinds whose skip ends with a parry. */
  public long parryEnds;

  /** Kinds on which any card, or one of their suit, may be laid in the same turn. */
  public long followedByAny;

  public long followedBySuit;

  /** Kinds that stand alone in a turn of several cards. */
  public long alone;

  public boolean answersAlone;
  public boolean lastEffectOnly;

  /** Cards for speaking while silence holds; 0: it costs nothing. */
  public int silenceCosts;

  /** Kinds that open a count, and what kinds add to one. */
  public long opensCount;

  public final byte[] counts = new byte[Kind.COUNT];
  public boolean forcedCount;

  /** What a duel begun by a kind asks for at first; 0: it begins none. */
  public final byte[] duels = new byte[Kind.COUNT];

  /** What a seat draws that gets nothing in the grab begun by a kind; 0: it begins none. */
  public final byte[] grabs = new byte[Kind.COUNT];

  /** Whether partners sit opposite, and whether they part when three seats hold cards. */
  public boolean teams;

  public boolean disbands;

  /** Whether partners may trade a card at the beginning of a turn, and for all to see. */
  public boolean trades;

  public boolean faceUpTrades;

  /** Whether any kind begins a duel; a grab. */
  public boolean duelling;

  /** The kinds that turn the demand of a duel back. */
  public long duelCards;

  public boolean grabbing;

  /** Seconds for a grab, for who keeps the time; 0: no limit. */
  public int grabSeconds;

  /** Kinds on which their player must put another card. */
  public long repeats;

  /** Faults can be razzed until so many other seats have finished a turn; 0: no razzing. */
  public int faultTurns;

  /** Cards for a wrong catch, which is then open to all at any time; -1: it is refused. */
  public int wrongCatch = -1;

  /** Whether the name of each card played must be said, and the names that are not the rank's. */
  public boolean namesSaid;

  public final String[] names = new String[Kind.COUNT];

  /** What must be said after a penalty; empty: nothing. */
  public String phrase = "";

  /** Whether a card that does not follow may be put down and stays. */
  public boolean wrongCardsStay;

  /** Kinds after which the other suit of the colour in force is to be matched. */
  public long sisterSuit;

  /** Whether two identical cards may be played as one; whether a card on its like gives a turn. */
  public boolean pairs;

  public boolean onItsLike;

  /** Points for the first draw of a seat from an empty stock, doubled each time; 0: none. */
  public int pressure;

  /** Whether two rule sets are in force by turns: suits and ranks, and factors of values. */
  public boolean factor;

  /** Kinds that bring factors, and those that bring suits and ranks back. */
  public long bringsFactors;

  public long endsFactors;

  /** What adds to a debt, by the kind that last added to it. */
  public final long[] adds = new long[Kind.COUNT];

  /** What adds to a debt or cancels it, by the kind that last added to it. */
  public final long[] answers = new long[Kind.COUNT];

  /** Kinds whose debt leaves its taker the turn. */
  public long thenTurn;

  /** What may pass on a skip, by the kind that caused it; none: the skip happens by itself. */
  public final long[] parries = new long[Kind.COUNT];

  /** Chains that the book allows, as bits; 0: one card a turn. */
  public int chains;

  /** The kind that makes a marriage with a kind, {@link Kind#NONE} for all others. */
  public final byte[] partner = new byte[Kind.COUNT];

  /** The kinds that have a partner. */
  public long couple;

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

  /** Whether a hand that one turn could empty owes the call. */
  public boolean callIfEmptied;

  public boolean callEachChange;
  public boolean callUntilTurn;
  public boolean hidesCalls; // others do not see who owes one
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

  /** Kinds that are not wild as the last card of a hand. */
  public long lastMatching;

  /** Wild kinds that {@link #follow} does not hold, since they are not wild as the last card. */
  public long wildUnlessLast;

  /** Cards drawn for going out on a kind, which is then no going out; 0: none. */
  public final byte[] lastCosts = new byte[Kind.COUNT];

  public boolean lastCostEndsTurn;

  /** Which effects of a last card happen: none, {@link #LAST_DRAWS} or {@link #LAST_ALL}. */
  public int lastEffect;

  /** The event that tells of a last card; empty: none. */
  public String lastSays = "";

  public final short[] points = new short[Kind.COUNT];
  public int scoring;
  public long doubledBy;
  public int winnerScores;

  /** Kinds that cancel others in the count, what a hand of them alone takes off for each. */
  public long cancelling;

  public int cancellingAlone;

  /** The kinds that they may cancel, the dearest first. */
  public byte[] dearestFirst = new byte[0];

  /** Who holds one of these when a deal is won draws, and how many cards. */
  public long lateDraws;

  public int lateDrawCards;

  /** The most columns that a score sheet grows to. */
  public int mostColumns = 3;

  public int format;
  public int target;
  public boolean playOff;
  public boolean exactIsNothing;

  /** Whether the seat left with the highest score deals. */
  public boolean dealerHighest;

  /** The deal ends after so many cards played. */
  public int limitCards = Integer.MAX_VALUE;

  /** The deal ends after so many acts. */
  public int limitActs = 5_000;

  /** A program without rules; {@link Compiler} fills it. */
  Program() {
    Arrays.fill(operations, new int[0]);
    Arrays.fill(partner, (byte) Kind.NONE);
  }

  /** Whether a kind does that when it is laid. */
  public boolean does(int kind, int code) {
    return Operation.in(operations[kind], code);
  }

  /** Whether whole hands may come to other seats. */
  public boolean passesHands() {
    return conditions.swaps
        || anyDoes(Operation.PASS_HANDS_LEFT)
        || anyDoes(Operation.PASS_HANDS_RIGHT);
  }

  /** Whether any kind does that when it is laid. */
  public boolean anyDoes(int code) {
    for (long rest = Kinds.ALL; rest != 0; rest &= rest - 1) {
      if (does(Long.numberOfTrailingZeros(rest), code)) {
        return true;
      }
    }
    return false;
  }

  /** The demand of a declared suit on an upcard, or on none: an index into {@link #follow}. */
  public static int declared(int suit, int upcard) {
    return (suit + 1 << 6) + (upcard & 63);
  }

  /** Whether turns and skips may add up over several turns of one seat. */
  public boolean turnsAddUp() {
    return pairs || onItsLike;
  }

  /** The lines with conditions; {@link Compiler} sets it before anybody plays. */
  public Conditions conditions = Conditions.NONE;

  /** Whether there are any {@code when} lines, which events may set off. */
  public boolean conditional;

  /** Whether its turns need none of the rarer elements; see {@link PlainTurns}. */
  public boolean plainTurns;

  /** Kinds that in plain turns do something to other seats or to the order of play. */
  public long eventful;

  /** Whether some acts are open to seats out of turn. */
  public boolean outOfTurn;

  /** Whether the lowest total is the best. */
  public boolean lowWins() {
    return scoring == OWN;
  }
}
