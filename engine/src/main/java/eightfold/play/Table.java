package eightfold.play;

import eightfold.cards.Kind;
import eightfold.game.Chance;
import eightfold.program.Program;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The whole truth of one table of the shedding family, in primitives: hands as planes of kinds (plane
 * p has bit k where the hand holds more than p copies of k), stock and pile as bytes, what is owed and
 * pending, scores. Copied, not undone ({@link #copyFrom}). Changed by the {@link Kernel} only.
 */
public final class Table {
  /** The largest number of seats. */
  public static final int MOST_SEATS = 15;

  /** Stands for "no seat". */
  public static final int NOBODY = -1;

  /** What the top of the agenda awaits; below {@link #BEGIN} a decision of its seat. */
  public static final int PLAY = 0;

  public static final int MORE = 1;
  public static final int ANSWER = 2;
  public static final int SUIT = 3;
  public static final int TAKE = 4;
  public static final int RANK = 5;

  /** What the agenda does by itself: begin a turn, close the rest of one. */
  static final int BEGIN = 16;

  static final int REST = 17;

  /** How a deal ended. */
  public static final int RUNNING = 0;

  public static final int OUT = 1;
  public static final int BLOCKED = 2;
  public static final int LIMIT = 3;

  private static final int MOST_AGENDA = 16;

  final Program program;
  final int seats;
  final int planes;
  Chance chance;
  @Nullable Witness witness;

  final long[] hands;
  final long[] open;
  final int[] counts;
  final byte[] stock;

  /** The stock is {@code stock[stockTop..stockEnd)}, its top card first. */
  int stockTop;

  int stockEnd;
  final byte[] pile;
  int pileSize;

  int dealer;
  int step;
  int deal;
  int ply;
  int upcard = Kind.NONE;
  int declaredSuit = NOBODY;

  /** The called rank in force, and the seat that called it. */
  int calledRank = Kind.NONE;

  int rankCaller = NOBODY;

  /** Which of two rule sets is in force; see {@link Factors}. */
  int regime;

  /** The seats that have made their opening, as bits. */
  int opened;

  /** Whether silence holds. */
  boolean silent;

  /** The kinds that follow what the pile asks for; conditions on hand and last card come on top. */
  long follows;

  /** The kinds that their own condition keeps off the upcard. */
  long barred;

  /** The seats that take turns in this deal, as bits. */
  int playing;

  /** The seats that have not dropped out of the match, as bits. */
  int left;

  int debt;
  int debtKind = Kind.NONE;
  int skips;
  int skipKind = Kind.NONE;
  int skipBy = NOBODY;

  final int[] agenda = new int[MOST_AGENDA];
  int agendaSize;

  // the turn
  int drawn;
  int bound = Kind.NONE;
  boolean mustPlay;
  boolean blocked;
  boolean answering;

  /** Whether this turn is the seat's opening. */
  boolean opening;

  /** What the regime makes its player declare after this turn: {@link #SUIT}, {@link #RANK} or 0. */
  int regimeAwaits;

  int laid;
  int lastLaid = Kind.NONE;
  int chains;
  int runStep;
  int notedDraw;
  int notedDrawKind = Kind.NONE;
  int notedSkips;
  int notedParrySkips;
  int notedParryKind = Kind.NONE;
  boolean notedAgain;
  boolean costDrawn;
  boolean lastParried;

  // calls, by bits of seats
  int owes;
  int called;
  int announced;

  int passes;
  int cardsPlayed;
  int dealActs;
  int ending;
  int winner = NOBODY;
  boolean over;
  int matchWinners;

  /** The sheet of columns, where the match is kept on one. */
  final Columns columns;

  final int[] score;
  final int[] scored;

  /** An empty table for a program; {@link Dealing#first} fills it. */
  public Table(Program program, Chance chance) {
    this.program = program;
    this.chance = chance;
    seats = program.seats;
    planes = program.planes;
    hands = new long[seats * planes];
    open = new long[seats * planes];
    counts = new int[seats];
    stock = new byte[program.pack.length];
    pile = new byte[program.pack.length];
    left = (1 << seats) - 1;
    columns = new Columns(seats);
    score = new int[seats];
    scored = new int[seats];
  }

  /** Makes this table equal to another of the same program, which stays as it is; witnesses aside. */
  public void copyFrom(Table other) {
    System.arraycopy(other.hands, 0, hands, 0, hands.length);
    System.arraycopy(other.open, 0, open, 0, open.length);
    System.arraycopy(other.counts, 0, counts, 0, seats);
    System.arraycopy(other.stock, 0, stock, 0, stock.length);
    System.arraycopy(other.pile, 0, pile, 0, pile.length);
    System.arraycopy(other.agenda, 0, agenda, 0, MOST_AGENDA);
    System.arraycopy(other.score, 0, score, 0, seats);
    System.arraycopy(other.scored, 0, scored, 0, seats);
    stockTop = other.stockTop;
    stockEnd = other.stockEnd;
    pileSize = other.pileSize;
    dealer = other.dealer;
    step = other.step;
    deal = other.deal;
    ply = other.ply;
    upcard = other.upcard;
    declaredSuit = other.declaredSuit;
    calledRank = other.calledRank;
    rankCaller = other.rankCaller;
    regime = other.regime;
    opened = other.opened;
    silent = other.silent;
    follows = other.follows;
    barred = other.barred;
    playing = other.playing;
    left = other.left;
    debt = other.debt;
    debtKind = other.debtKind;
    skips = other.skips;
    skipKind = other.skipKind;
    skipBy = other.skipBy;
    agendaSize = other.agendaSize;
    copyTurn(other);
    owes = other.owes;
    called = other.called;
    announced = other.announced;
    passes = other.passes;
    cardsPlayed = other.cardsPlayed;
    dealActs = other.dealActs;
    ending = other.ending;
    winner = other.winner;
    over = other.over;
    matchWinners = other.matchWinners;
    columns.copyFrom(other.columns);
  }

  private void copyTurn(Table other) {
    drawn = other.drawn;
    bound = other.bound;
    mustPlay = other.mustPlay;
    blocked = other.blocked;
    answering = other.answering;
    opening = other.opening;
    regimeAwaits = other.regimeAwaits;
    laid = other.laid;
    lastLaid = other.lastLaid;
    chains = other.chains;
    runStep = other.runStep;
    notedDraw = other.notedDraw;
    notedDrawKind = other.notedDrawKind;
    notedSkips = other.notedSkips;
    notedParrySkips = other.notedParrySkips;
    notedParryKind = other.notedParryKind;
    notedAgain = other.notedAgain;
    costDrawn = other.costDrawn;
    lastParried = other.lastParried;
  }

  /** Forgets what the last turn held. */
  void clearTurn() {
    drawn = 0;
    bound = Kind.NONE;
    mustPlay = false;
    blocked = false;
    answering = false;
    opening = false;
    regimeAwaits = 0;
    laid = 0;
    lastLaid = Kind.NONE;
    chains = program.chains;
    runStep = 0;
    clearNotes();
    costDrawn = false;
    lastParried = false;
  }

  /** Drops the effects noted for the close of the turn. */
  void clearNotes() {
    notedDraw = 0;
    notedDrawKind = Kind.NONE;
    notedSkips = 0;
    notedParrySkips = 0;
    notedParryKind = Kind.NONE;
    notedAgain = false;
  }

  /** Empties everything that belongs to one deal. */
  void clearDeal() {
    Arrays.fill(hands, 0);
    Arrays.fill(open, 0);
    Arrays.fill(counts, 0);
    Arrays.fill(scored, 0);
    pileSize = 0;
    upcard = Kind.NONE;
    declaredSuit = NOBODY;
    calledRank = Kind.NONE;
    rankCaller = NOBODY;
    regime = 0;
    opened = 0;
    silent = false;
    follows = 0;
    barred = 0;
    debt = 0;
    debtKind = Kind.NONE;
    skips = 0;
    skipKind = Kind.NONE;
    skipBy = NOBODY;
    agendaSize = 0;
    clearTurn();
    owes = 0;
    called = 0;
    announced = 0;
    passes = 0;
    cardsPlayed = 0;
    dealActs = 0;
    ending = RUNNING;
    winner = NOBODY;
    step = program.clockwise ? 1 : -1;
    playing = left;
  }

  // agenda

  void push(int what, int seat) {
    agenda[agendaSize++] = what | seat << 8;
  }

  void pop() {
    agendaSize--;
  }

  int top() {
    return agenda[agendaSize - 1] & 0xFF;
  }

  int topSeat() {
    return agenda[agendaSize - 1] >> 8;
  }

  // seats

  int next(int seat) {
    return next(seat, step, playing);
  }

  /** The seat after this one among the given seats, in that direction. */
  private int next(int seat, int way, int among) {
    int next = seat;
    do {
      next += way;
      next = next == seats ? 0 : next < 0 ? seats - 1 : next;
    } while ((among >>> next & 1) == 0);
    return next;
  }

  int next(int seat, int way) {
    return next(seat, way, playing);
  }

  /** How many seats take turns in this deal. */
  int players() {
    return Integer.bitCount(playing);
  }

  /** The seat that acts first in a deal: after the dealer in the initial direction (C1.4). */
  public int eldest() {
    return next(dealer, program.clockwise ? 1 : -1, left);
  }

  // hands

  long hand(int seat) {
    return hands[seat * planes];
  }

  void add(int seat, int kind) {
    long bit = 1L << kind;
    int plane = seat * planes;
    while ((hands[plane] & bit) != 0) {
      plane++;
    }
    hands[plane] |= bit;
    counts[seat]++;
  }

  /** Takes a card out of a hand; of identical ones the face-up one goes first. */
  void remove(int seat, int kind) {
    drop(hands, seat, kind);
    if (program.faceUp > 0 && (open[seat * planes] >>> kind & 1) != 0) {
      drop(open, seat, kind);
    }
    counts[seat]--;
  }

  private void drop(long[] cards, int seat, int kind) {
    long bit = 1L << kind;
    int plane = seat * planes + planes - 1;
    while ((cards[plane] & bit) == 0) {
      plane--;
    }
    cards[plane] &= ~bit;
  }

  /** Turns a card of a hand face up. */
  void show(int seat, int kind) {
    long bit = 1L << kind;
    int plane = seat * planes;
    while ((open[plane] & bit) != 0) {
      plane++;
    }
    open[plane] |= bit;
  }

  void discard(int kind) {
    pile[pileSize++] = (byte) kind;
    upcard = kind;
    declaredSuit = NOBODY;
    calledRank = Kind.NONE;
    follows = program.follow[kind];
    barred = program.barred[kind];
  }

  /** A suit is declared and alone in force, wild cards aside. */
  void ask(int suit) {
    declaredSuit = suit;
    follows = program.follow[Program.declared(suit, upcard)];
    barred = program.barred[Program.declared(suit, upcard)];
  }

  int stockSize() {
    return stockEnd - stockTop;
  }

  /** Whether a card can be drawn: from the stock, or after a reshuffle (C8). */
  boolean canGive() {
    return stockTop < stockEnd || program.stockOut == Program.RESHUFFLE && pileSize > 1;
  }

  // what others may read

  /** The rules that this table plays. */
  public Program program() {
    return program;
  }

  /** The seat that has to decide, or {@link #NOBODY} when the deal is over. */
  public int turn() {
    return ending == RUNNING ? topSeat() : NOBODY;
  }

  /** What it has to decide: {@link #PLAY}, {@link #MORE}, {@link #ANSWER} …; PLAY when it is over. */
  public int awaits() {
    return ending == RUNNING ? top() : PLAY;
  }

  /** How the deal ended, or {@link #RUNNING}. */
  public int ending() {
    return ending;
  }

  public int ply() {
    return ply;
  }

  public int dealer() {
    return dealer;
  }

  /** Number of the deal in the match, from 1. */
  public int deal() {
    return deal;
  }

  /** Whether play goes clockwise now. */
  public boolean clockwise() {
    return step > 0;
  }

  public int upcard() {
    return upcard;
  }

  /** The called rank in force, 0..12, or {@link Kind#NONE}. */
  public int calledRank() {
    return calledRank;
  }

  /** The seats that have dropped out of the match, as bits. */
  public int droppedOut() {
    return (1 << seats) - 1 & ~left;
  }

  /** The sheet of columns. */
  public Columns columns() {
    return columns;
  }

  /** Which of two rule sets is in force: {@code undecided}, {@code eights} or {@code factor}. */
  public String regime() {
    return Factors.name(regime);
  }

  /** The declared suit in force, 0..3, or {@link #NOBODY}. */
  public int declaredSuit() {
    return declaredSuit;
  }

  /** Whether the seat to act has to open the pile, or its own play. */
  public boolean opening() {
    return opening;
  }

  /** The kinds that follow what the pile asks for, conditions on hand and last card aside. */
  public long follows() {
    return follows;
  }

  /** The kinds that their own condition keeps off the upcard. */
  public long barred() {
    return barred;
  }

  /** Cards of the debt that waits for its answer now; 0 if none does. */
  public int pendingDraw() {
    return ending == RUNNING && top() == ANSWER ? debt : 0;
  }

  /** Skips that wait for their answer now. */
  public int pendingSkip() {
    return ending == RUNNING && top() == ANSWER ? skips : 0;
  }

  /** The mask of what answers the debt or skip that waits now. */
  public long pendingAnswers() {
    return ending == RUNNING && top() == ANSWER ? Laws.answers(this) : 0;
  }

  public int count(int seat) {
    return counts[seat];
  }

  /** How many copies of a kind a seat holds. */
  public int copies(int seat, int kind) {
    return copies(hands, seat, kind);
  }

  /** How many of them lie face up, for all to see. */
  public int openCopies(int seat, int kind) {
    boolean lastWild =
        program.revealLastWild && counts[seat] == 1 && (hand(seat) & program.wild) != 0;
    return lastWild ? copies(seat, kind) : copies(open, seat, kind);
  }

  private int copies(long[] cards, int seat, int kind) {
    int copies = 0;
    for (int plane = seat * planes; plane < (seat + 1) * planes; plane++) {
      copies += (int) (cards[plane] >>> kind & 1);
    }
    return copies;
  }

  public int stockCount() {
    return stockSize();
  }

  /** The kind at that place of the stock, the top card first: the truth, for no seat's eyes. */
  public int stockCard(int place) {
    return stock[stockTop + place];
  }

  public int pileCount() {
    return pileSize;
  }

  /** The kind at that place of the pile, the oldest card first. */
  public int pileCard(int place) {
    return pile[place];
  }

  public boolean called(int seat) {
    return (called >>> seat & 1) != 0;
  }

  /** Whether the seat owes a call for which another may catch it. */
  public boolean catchable(int seat) {
    return program.call == Program.CAUGHT
        && program.callPenalty > 0
        && (owes >>> seat & 1) != 0;
  }

  public int score(int seat) {
    return score[seat];
  }

  public int scored(int seat) {
    return scored[seat];
  }

  /** The seat that went out, or {@link #NOBODY}. */
  public int winner() {
    return winner;
  }

  /** Whether the match is over. */
  public boolean over() {
    return over;
  }

  /** The seats that won or share the match, as bits. */
  public int matchWinners() {
    return matchWinners;
  }

  /** Where this table's shuffles come from. */
  public Chance chance() {
    return chance;
  }

  /** Lets another generator give the shuffles from now on. */
  public void chance(Chance next) {
    chance = next;
  }
}
