package eightfold.play;

import eightfold.cards.Kind;
import eightfold.game.Chance;
import eightfold.program.Program;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The state of one table in primitives: hands as planes of kinds (plane p has bit k where the hand
 * holds more than p copies of k), stock and pile as bytes, what is owed and pending, scores.
 * Copied, not undone ({@link #copyFrom}). {@link Table} is the same for those who only read it.
 */
abstract sealed class Truth permits Table {
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

  /** A card to another seat, or the answer to one. */
  public static final int GIVE = 6;

  /** Another seat to be named. */
  public static final int TARGET = 7;

  /** A card that must go on the one just played. */
  public static final int FOLLOW = 8;

  /** One of the things of which there is one too few. */
  public static final int GRAB = 9;

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

  /** The card whose suit and rank are in force: the upcard, or what it leaves in force. */
  int ruling = Kind.NONE;

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

  /** With plain turns, while one waits: the kinds with which its seat may begin. */
  long ready;

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

  /** What waits for a seat that does not act next. */
  final Waiting waiting;

  /** The card played that did not follow, as long as its player may be caught. */
  final Cheat cheat;

  final int[] agenda = new int[MOST_AGENDA];
  int agendaSize;

  /** What the running turn holds so far. */
  final Turn turn = new Turn();

  /** What outlasts a turn. */
  final Course course;

  /** Whether the first card of a pair acts just now; false between acts, and so never copied. */
  boolean firstOfPair;

  /** The trade of the running turn. */
  final Trade trade = new Trade();

  /** Faults that may be razzed. */
  final Faults faults;

  // calls, by bits of seats
  int owes;
  int called;
  int announced;

  int passes;
  int cardsPlayed;
  int dealActs;
  int ending;
  int winner = NOBODY;

  /** The seats that have won the deal, as bits: the winner with its team. */
  int winners;

  boolean over;
  int matchWinners;

  /** The sheet of columns, where the match is kept on one. */
  final Columns columns;

  final Memory memory;

  final int[] score;
  final int[] scored;

  Truth(Program program, Chance chance) {
    this.program = program;
    this.chance = chance;
    seats = program.seats;
    hands = new Hands(seats, program.planes);
    counts = hands.counts;
    stock = new byte[program.pack.length];
    pile = new byte[program.pack.length];
    left = (1 << seats) - 1;
    columns = new Columns(program.format == Program.COLUMNS ? seats : 0);
    course = new Course(program);
    faults = new Faults(program);
    waiting = new Waiting(program.missing ? seats : 0);
    cheat = new Cheat(waiting.missed.length, program.cheatDraws > 0 ? MOST_AGENDA : 0);
    score = new int[seats];
    scored = new int[seats];
    memory = new Memory(program);
  }

  /**
   * Makes this table equal to another of the same program, which stays as it is; witnesses aside.
   */
  public void copyFrom(Truth other) {
    hands.copyFrom(other.hands);
    System.arraycopy(other.stock, other.stockTop, stock, other.stockTop, other.stockSize());
    System.arraycopy(other.pile, 0, pile, 0, other.pileSize);
    for (int i = 0; i < other.agendaSize; i++) {
      agenda[i] = other.agenda[i];
    }
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
    ruling = other.ruling;
    declaredSuit = other.declaredSuit;
    calledRank = other.calledRank;
    rankCaller = other.rankCaller;
    regime = other.regime;
    opened = other.opened;
    silent = other.silent;
    follows = other.follows;
    ready = other.ready;
    barred = other.barred;
    playing = other.playing;
    left = other.left;
    debt = other.debt;
    debtKind = other.debtKind;
    skips = other.skips;
    skipKind = other.skipKind;
    skipBy = other.skipBy;
    waiting.copyFrom(other.waiting);
    agendaSize = other.agendaSize;
    turn.copyFrom(other.turn);
    if (!program.plainTurns) {
      copyRare(other);
    }
    owes = other.owes;
    called = other.called;
    announced = other.announced;
    passes = other.passes;
    cardsPlayed = other.cardsPlayed;
    dealActs = other.dealActs;
    ending = other.ending;
    winner = other.winner;
    winners = other.winners;
    over = other.over;
    matchWinners = other.matchWinners;
    if (program.format == Program.COLUMNS) {
      columns.copyFrom(other.columns);
    }
  }

  /** What stays as it began where turns are plain. */
  private void copyRare(Truth other) {
    memory.copyFrom(other.memory, program.doubtful != 0);
    course.copyFrom(other.course);
    faults.copyFrom(other.faults);
    if (program.trades) {
      trade.copyFrom(other.trade);
    }
    if (program.cheatDraws > 0) {
      cheat.copyFrom(other.cheat);
    }
  }

  /** Empties everything that belongs to one deal. */
  void clearDeal() {
    hands.clear();
    Arrays.fill(scored, 0);
    memory.clear();
    pileSize = 0;
    upcard = Kind.NONE;
    ruling = Kind.NONE;
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
    waiting.clear();
    cheat.close();
    agendaSize = 0;
    turn.clear(program.chains);
    turn.suitBefore = NOBODY;
    turn.newHand = 0;
    course.clearDeal();
    faults.clear();
    trade.clear();
    owes = 0;
    called = 0;
    announced = 0;
    passes = 0;
    cardsPlayed = 0;
    dealActs = 0;
    ending = RUNNING;
    winner = NOBODY;
    winners = 0;
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

  /** How many seats besides this one take turns in this deal. */
  int others(int seat) {
    return Integer.bitCount(playing & ~(1 << seat));
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
    memory.covers(this);
    if (ruling != Kind.NONE && (program.leaves >>> kind & 1) != 0) {
      pile[pileSize++] = (byte) kind;
      upcard = kind;
      return;
    }
    int suit = ruling == Kind.NONE && (program.leaves >>> kind & 1) != 0 ? declaredSuit : NOBODY;
    cover(kind);
    if (suit != NOBODY) {
      // no card lies there, but a suit that was declared on one that is gone (13.3, challenges)
      ask(suit);
    }
  }

  /** A card covers what lies there and rules from now on. */
  void cover(int kind) {
    pile[pileSize++] = (byte) kind;
    upcard = kind;
    ruling = kind;
    declaredSuit = NOBODY;
    calledRank = Kind.NONE;
    follows = program.follow[kind];
    barred = program.barred[kind];
  }

  /** A suit is declared and alone in force, wild cards aside. */
  void ask(int suit) {
    declaredSuit = suit;
    follows = program.follow[Program.declared(suit, ruling)];
    barred = program.barred[Program.declared(suit, ruling)];
  }

  int stockSize() {
    return stockEnd - stockTop;
  }

  /** Whether a card can be drawn: from the stock, or after a reshuffle (C8). */
  boolean canGive() {
    return stockTop < stockEnd
        || program.stockOut == Program.RESHUFFLE && (pileSize > staying() || program.pressure > 0);
  }

  /** How many cards of the pile a reshuffle leaves: with the upcard the one it may go back from. */
  int staying() {
    boolean mayGoBack = cheat.seat != NOBODY || memory.doubt.player != NOBODY;
    return mayGoBack ? Math.min(2, pileSize) : 1;
  }
}
