package eightfold.play;

import eightfold.cards.Kind;
import eightfold.game.Chance;
import eightfold.program.Program;

/**
 * The whole truth of one table of the shedding family. Changed by the {@link Kernel} only; what
 * others may read of it is public, and for no seat's eyes unless it says so.
 */
public final class Table extends Truth {
  /** An empty table for a program; {@link Dealing#first} fills it. */
  public Table(Program program, Chance chance) {
    super(program, chance);
  }

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

  /** The seat to which a card would be given now, or {@link #NOBODY}. */
  public int receiver() {
    return ending == RUNNING && top() == GIVE && !Teams.answering(this)
        ? turn.giveTo
        : Teams.receiver(this);
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

  /** The card whose suit and rank are in force, or {@link Kind#NONE}. */
  public int ruling() {
    return ruling;
  }

  /** How many turns the seat still has to miss. */
  public int missed(int seat) {
    return program.missing ? waiting.missed[seat] : 0;
  }

  /** The seat on which the penalty waits until it acts, or {@link #NOBODY}. */
  public int debtor() {
    return debt > 0 ? waiting.debtSeat : NOBODY;
  }

  /** The cards of a penalty, wherever it lies. */
  public int debt() {
    return debt;
  }

  /** The called rank in force, 0..12, 13 a free one, or {@link Kind#NONE}. */
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

  /** The declared suit in force, 0..3, 4 a free one, or {@link #NOBODY}. */
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
    boolean lies = waiting.debtSeat == NOBODY || waiting.debtSeat == turn();
    return ending == RUNNING && top() == ANSWER && lies ? debt : 0;
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
        program.revealLastWild
            && counts[seat] == 1
            && (hand(seat) & Countdown.wild(this, seat)) != 0;
    int open = lastWild ? hands.copies(seat, kind) : hands.openCopies(seat, kind);
    return program.faceUpTrades
        ? Math.min(hands.copies(seat, kind), open + trade.received(seat, kind))
        : open;
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
    return program.faultTurns > 0
        ? faults.has(seat)
        : program.call == Program.CAUGHT && program.callPenalty > 0 && (owes >>> seat & 1) != 0;
  }

  /** Whether the seat has to say the name of the card that it has played. */
  public boolean owesName(int seat) {
    return faults.namer == seat;
  }

  /** The kind whose name is owed, and the number that goes with it; 0: none. */
  public int kindToName() {
    return faults.nameKind;
  }

  public int numberToName() {
    return faults.nameNumber;
  }

  /** Whether the seat has to say the phrase after a penalty. */
  public boolean owesPhrase(int seat) {
    return (faults.phrasers >>> seat & 1) != 0;
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

  /** The seats that have won the deal, as bits. */
  public int winners() {
    return winners;
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
