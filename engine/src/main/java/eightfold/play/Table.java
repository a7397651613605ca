package eightfold.play;

import eightfold.cards.Kind;
import eightfold.game.Chance;
import eightfold.program.Program;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The whole truth of one table of the shedding family, in primitives: hands as planes of kinds
 * (plane p has bit k where the hand holds more than p copies of k), stock and pile as bytes, what
 * is owed and pending, scores. Copied, not undone ({@link #copyFrom}). Changed by the {@link
 * Kernel} only.
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
  Chance chance;
  @Nullable Witness witness;

  final Hands hands;

  /** The number of cards of each seat, as {@link #hands} keeps it. */
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

  /** What the running turn holds so far. */
  final Turn turn = new Turn();

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
    hands = new Hands(seats, program.planes);
    counts = hands.counts;
    stock = new byte[program.pack.length];
    pile = new byte[program.pack.length];
    left = (1 << seats) - 1;
    columns = new Columns(seats);
    score = new int[seats];
    scored = new int[seats];
  }

  /**
   * Makes this table equal to another of the same program, which stays as it is; witnesses aside.
   */
  public void copyFrom(Table other) {
    hands.copyFrom(other.hands);
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
    turn.copyFrom(other.turn);
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

  /** Empties everything that belongs to one deal. */
  void clearDeal() {
    hands.clear();
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
    turn.clear(program.chains);
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

  /** The kinds that a seat holds at least one copy of. */
  long hand(int seat) {
    return hands.union(seat);
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

  /**
   * What it has to decide: {@link #PLAY}, {@link #MORE}, {@link #ANSWER} …; PLAY when it is over.
   */
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
    return turn.opening;
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
    return hands.copies(seat, kind);
  }

  /** How many of them lie face up, for all to see. */
  public int openCopies(int seat, int kind) {
    boolean lastWild =
        program.revealLastWild && counts[seat] == 1 && (hand(seat) & program.wild) != 0;
    return lastWild ? hands.copies(seat, kind) : hands.openCopies(seat, kind);
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
    return program.call == Program.CAUGHT && program.callPenalty > 0 && (owes >>> seat & 1) != 0;
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
