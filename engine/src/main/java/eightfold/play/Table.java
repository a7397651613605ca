package eightfold.play;

import eightfold.cards.Kind;
import eightfold.cards.Pack;
import eightfold.game.Chance;
import eightfold.program.Program;
import eightfold.rules.vocabulary.Element;
import java.util.Arrays;

/**
 * The whole state of one table of the shedding family, in three arrays: numbers ({@link Slot}),
 * sets of kinds with the hands ({@link Mask}) and the cards of stock and pile. So a copy, an
 * equality, a hash and what is saved follow from the arrays. Changed by the {@link Kernel} only;
 * copied, not undone. What others may read of it is for no seat's eyes unless it says so.
 */
public final class Table extends TableRules {
  /** The largest number of seats. */
  public static final int MOST_SEATS = Slots.MOST_SEATS;

  /** Stands for "no seat". */
  public static final int NOBODY = Slots.NOBODY;

  /** Stands for a free suit: any but one. */
  public static final int FREE_SUIT = Pack.MOST_SUITS;

  /** Stands for a free rank: any card that could be called. */
  public static final int FREE_RANK = Pack.MOST_RANKS;

  final int seats;

  /** The numbers, at the places that {@link Slot} names. */
  final int[] slots = new int[Slot.END];

  /** The sets of kinds, at the places that {@link Mask} names, and the planes of the hands. */
  final long[] masks;

  /** The stock from 0 and the pile from {@link #pile}, as kinds. */
  final byte[] cards;

  final int pile;
  final Hands hands;
  final Columns columns;

  /** How much of it these rules use. */
  final Extent extent;

  /** Words whose cost is being drawn just now; never between acts. */
  final int[] due = new int[Slots.MOST_OWED];

  /** Whether the cards of a pair are being laid just now; never between acts. */
  boolean inPair;

  Chance chance;
  Witness witness = Witness.NONE;

  /** An empty table for a program; {@link Dealing#first} fills it. */
  public Table(Program program, Chance chance) {
    super(program);
    this.chance = chance;
    seats = program.seats();
    masks = new long[Hands.masks(program)];
    cards = new byte[2 * program.cards().size()];
    pile = program.cards().size();
    hands = new Hands(this);
    columns = new Columns(this);
    extent = Extent.of(program);
    Slot.clear(slots, 0, Slot.END);
    slots[Slot.LEFT] = (1 << seats) - 1;
  }

  /**
   * Makes this table equal to another of the same program, which stays as it is; witnesses aside.
   */
  public void copyFrom(Table other) {
    System.arraycopy(other.slots, 0, slots, 0, extent.slots());
    System.arraycopy(other.masks, 0, masks, 0, extent.masks());
    hands.copyFrom(other.hands);
    int top = other.slots[Slot.STOCK_TOP];
    System.arraycopy(other.cards, top, cards, top, other.stockCount());
    System.arraycopy(other.cards, pile, cards, pile, other.slots[Slot.PILE_SIZE]);
  }

  /** Empties everything that belongs to one deal. */
  void clearDeal() {
    Slot.clear(slots, 0, Slot.CORE_DEAL_END);
    Slot.clear(slots, Slot.RARE_DEAL, Slot.RARE_DEAL_END);
    Arrays.fill(masks, 0);
    slots[Slot.CHAINS] = chains.allowed();
    slots[Slot.STEP] = program.clockwise() ? 1 : -1;
    slots[Slot.PLAYING] = slots[Slot.LEFT];
  }

  /** A match is about to begin: nobody has dropped out or won anything, deal 1. */
  void clearMatch() {
    Slot.clear(slots, Slot.CORE_DEAL_END, Slot.RARE_DEAL);
    Slot.clear(slots, Slot.COLUMN_COUNT, Slot.END);
    slots[Slot.LEFT] = (1 << seats) - 1;
    slots[Slot.DEAL] = 1;
    clearDeal();
  }

  /** A turn begins: what the one before held is forgotten. */
  void clearTurn() {
    Slot.clear(slots, 0, Slot.TURN_END);
    slots[Slot.CHAINS] = chains.allowed();
  }

  /** The same where turns are plain ({@link FastPath}). */
  void clearPlainTurn() {
    Slot.clearPlainTurn(slots);
  }

  void clear(int from, int to) {
    Slot.clear(slots, from, to);
  }

  boolean is(int slot) {
    return slots[slot] != 0;
  }

  void set(int slot, boolean value) {
    slots[slot] = value ? 1 : 0;
  }

  // agenda

  void push(AgendaTask task, int seat) {
    slots[Slot.AGENDA + slots[Slot.AGENDA_SIZE]++] = slots[Slot.NEXT_WORK];
    slots[Slot.NEXT_WORK] = task.of(seat);
  }

  /** What comes of the work on top takes its place. */
  void replaceTop(AgendaTask task, int seat) {
    slots[Slot.NEXT_WORK] = task.of(seat);
  }

  void pop() {
    slots[Slot.NEXT_WORK] = slots[Slot.AGENDA + --slots[Slot.AGENDA_SIZE]];
  }

  AgendaTask top() {
    return AgendaTask.in(slots[Slot.NEXT_WORK]);
  }

  int topSeat() {
    return AgendaTask.seat(slots[Slot.NEXT_WORK]);
  }

  // seats

  int next(int seat) {
    return next(seat, slots[Slot.STEP], slots[Slot.PLAYING]);
  }

  /** The seat after this one among the given seats, in that direction. */
  int next(int seat, int way, int among) {
    int next = seat;
    do {
      next += way;
      next = next == seats ? 0 : next < 0 ? seats - 1 : next;
    } while ((among >>> next & 1) == 0);
    return next;
  }

  int next(int seat, int way) {
    return next(seat, way, slots[Slot.PLAYING]);
  }

  /** How many seats take turns in this deal. */
  int players() {
    return Integer.bitCount(slots[Slot.PLAYING]);
  }

  /** How many seats besides this one take turns in this deal. */
  int others(int seat) {
    return Integer.bitCount(slots[Slot.PLAYING] & ~(1 << seat));
  }

  /** The seat that acts first in a deal (C1.4); all who were in it may have dropped out since. */
  public int eldest() {
    int among = slots[Slot.LEFT] | slots[Slot.PLAYING];
    return next(slots[Slot.DEALER], program.clockwise() ? 1 : -1, among);
  }

  /** The deal is over; who caused it stops, and the kernel settles it ({@link Settlement}). */
  void end(DealEnding ending, int winner) {
    end(ending);
    slots[Slot.WINNER] = winner;
    slots[Slot.NEXT_WORK] = NOBODY;
    slots[Slot.AGENDA_SIZE] = 0;
    slots[Slot.DEBT] = 0;
    slots[Slot.WAITING] = 0;
    slots[Slot.SKIPS] = 0;
  }

  /** The deal is over; its agenda stays as it is. */
  void end(DealEnding ending) {
    slots[Slot.ENDING] = ending.ordinal();
  }

  // cards

  /** The kinds that a seat holds at least one copy of. */
  long hand(int seat) {
    return hands.union(seat);
  }

  /** Takes the top card off the stock, which is not empty. */
  int fromStock() {
    return cards[slots[Slot.STOCK_TOP]++];
  }

  /** The lowest card of the stock leaves it. */
  int fromBottom() {
    return cards[--slots[Slot.STOCK_END]];
  }

  /** A card comes into the stock, under so many of its cards. */
  void intoStock(int kind, int above) {
    int top = slots[Slot.STOCK_TOP];
    if (top > 0) {
      slots[Slot.STOCK_TOP] = --top;
      System.arraycopy(cards, top + 1, cards, top, above);
    } else {
      int below = slots[Slot.STOCK_END]++ - above;
      System.arraycopy(cards, above, cards, above + 1, below);
    }
    cards[top + above] = (byte) kind;
  }

  /** Whether a card can be drawn: from the stock, or after a reshuffle (C8). */
  boolean canGive() {
    return slots[Slot.STOCK_TOP] < slots[Slot.STOCK_END]
        || program.stock().out() == Element.Stock.Out.RESHUFFLE
            && (slots[Slot.PILE_SIZE] > staying() || program.stock().pressure() > 0);
  }

  /** How many cards of the pile a reshuffle leaves: with the upcard the one it may go back from. */
  int staying() {
    boolean mayGoBack = slots[Slot.CHEAT_SEAT] != NOBODY || slots[Slot.DOUBT_SEAT] != NOBODY;
    return mayGoBack ? Math.min(2, slots[Slot.PILE_SIZE]) : 1;
  }

  // what others read

  /** The rules that this table plays. */
  public Program program() {
    return program;
  }

  /** The seat that has to decide, or {@link #NOBODY} when the deal is over. */
  public int turn() {
    return running() ? topSeat() : NOBODY;
  }

  /** What it has to decide; {@link AgendaTask#PLAY} when the deal is over. */
  public AgendaTask awaits() {
    return running() ? top() : AgendaTask.PLAY;
  }

  /** Whether the deal goes on. */
  public boolean running() {
    return DealEnding.goesOn(slots[Slot.ENDING]);
  }

  /** How the deal ended, or {@link DealEnding#RUNNING}. */
  public DealEnding ending() {
    return DealEnding.of(slots[Slot.ENDING]);
  }

  public int ply() {
    return slots[Slot.PLY];
  }

  public int dealer() {
    return slots[Slot.DEALER];
  }

  /** Number of the deal in the match, from 1. */
  public int deal() {
    return slots[Slot.DEAL];
  }

  /** Whether play goes clockwise now. */
  public boolean clockwise() {
    return slots[Slot.STEP] > 0;
  }

  public int upcard() {
    return slots[Slot.UPCARD];
  }

  /** The card whose suit and rank are in force, or {@link Kind#NONE}. */
  public int ruling() {
    return slots[Slot.RULING];
  }

  /** How many turns the seat still has to miss. */
  public int missed(int seat) {
    return program.missing() ? slots[Slot.MISSED + seat] : 0;
  }

  /** The called rank in force, {@link #FREE_RANK} a free one, or {@link Kind#NONE}. */
  public int calledRank() {
    return slots[Slot.CALLED_RANK];
  }

  /** The seats that have dropped out of the match, as bits. */
  public int droppedOut() {
    return (1 << seats) - 1 & ~slots[Slot.LEFT];
  }

  /** The sheet of columns. */
  public Columns columns() {
    return columns;
  }

  /** The declared suit in force, 0..3, 4 a free one, or {@link #NOBODY}. */
  public int declaredSuit() {
    return slots[Slot.DECLARED_SUIT];
  }

  /** Whether the seat to act has to open the pile, or its own play. */
  public boolean opening() {
    return is(Slot.OPENING);
  }

  /** The kinds that follow what the pile asks for, conditions on hand and last card aside. */
  public long follows() {
    return masks[Mask.FOLLOWS];
  }

  /** The kinds that their own condition keeps off the upcard. */
  public long barred() {
    return masks[Mask.BARRED];
  }

  /** Cards of the debt that waits for its answer now; 0 if none does. */
  public int pendingDraw() {
    boolean lies = slots[Slot.DEBT_SEAT] == NOBODY || slots[Slot.DEBT_SEAT] == turn();
    return running() && top() == AgendaTask.ANSWER && lies ? slots[Slot.DEBT] : 0;
  }

  /** Skips that wait for their answer now. */
  public int pendingSkip() {
    return running() && top() == AgendaTask.ANSWER ? slots[Slot.SKIPS] : 0;
  }

  public int count(int seat) {
    return slots[Slot.COUNT + seat];
  }

  /** How many copies of a kind a seat holds. */
  public int copies(int seat, int kind) {
    return hands.copies(seat, kind);
  }

  public int stockCount() {
    return slots[Slot.STOCK_END] - slots[Slot.STOCK_TOP];
  }

  /** The kind at that place of the stock, the top card first: the truth, for no seat's eyes. */
  public int stockCard(int place) {
    return cards[slots[Slot.STOCK_TOP] + place];
  }

  public int pileCount() {
    return slots[Slot.PILE_SIZE];
  }

  /** The kind at that place of the pile, the oldest card first. */
  public int pileCard(int place) {
    return cards[pile + place];
  }

  public boolean called(int seat) {
    return (slots[Slot.CALLED] >>> seat & 1) != 0;
  }

  /** Whether the seat has to say the name of the card that it has played. */
  public boolean owesName(int seat) {
    return slots[Slot.NAMER] == seat;
  }

  /** The kind whose name is owed, and the number that goes with it; 0: none. */
  public int kindToName() {
    return slots[Slot.NAME_KIND];
  }

  public int numberToName() {
    return slots[Slot.NAME_NUMBER];
  }

  /** Whether the seat has to say the phrase after a penalty. */
  public boolean owesPhrase(int seat) {
    return (slots[Slot.PHRASERS] >>> seat & 1) != 0;
  }

  public int score(int seat) {
    return slots[Slot.SCORE + seat];
  }

  public int scored(int seat) {
    return slots[Slot.SCORED + seat];
  }

  /** The seats that have won the deal, as bits. */
  public int winners() {
    return slots[Slot.WINNERS];
  }

  /** Whether the match is over. */
  public boolean over() {
    return is(Slot.OVER);
  }

  /** The seats that won or share the match, as bits. */
  public int matchWinners() {
    return slots[Slot.MATCH_WINNERS];
  }

  /** Where this table's shuffles come from. */
  public Chance chance() {
    return chance;
  }

  /** Lets another generator give the shuffles from now on. */
  public void chance(Chance next) {
    chance = next;
  }

  /** How many cards each seat is dealt in this deal. */
  int dealtEach() {
    return program.dealSize().in(slots[Slot.DEAL], Integer.bitCount(slots[Slot.LEFT]));
  }
}
