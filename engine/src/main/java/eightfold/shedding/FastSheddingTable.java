package eightfold.shedding;

import eightfold.cards.Kind;
import eightfold.cards.Pack;
import eightfold.game.Chance;
import eightfold.game.Match;
import eightfold.game.Refusal;
import eightfold.play.AgendaTask;
import eightfold.play.Kernel;
import eightfold.play.PublicState;
import eightfold.play.Table;
import eightfold.play.Witness;
import eightfold.playout.FastTable;

/** A table of the family by numbers; what its seats may know {@link ViewBuilder} says in words. */
final class FastSheddingTable implements FastTable {
  private final SheddingMatch match;
  private final Table table;
  private final Witness witness;

  FastSheddingTable(SheddingMatch match, Witness witness) {
    this.witness = witness;
    this.match = match;
    this.table = match.table();
  }

  @Override
  public void restart(long seed) {
    match.restart(seed, witness);
  }

  @Override
  public void nextDeal(Chance chance) {
    Kernel.nextDeal(table, chance, null, witness);
  }

  @Override
  public void applyUnchecked(int seat, int act) {
    Kernel.apply(table, seat, act, witness);
  }

  @Override
  public Pack pack() {
    return table.program().pack();
  }

  @Override
  public int turn() {
    return table.turn();
  }

  @Override
  public boolean awaitsPlay() {
    return table.turn() != Match.NOBODY && table.awaits() == AgendaTask.PLAY;
  }

  @Override
  public boolean clockwise() {
    return table.clockwise();
  }

  @Override
  public int upcard() {
    return table.pileCount() == 0 ? NONE : table.pileCard(table.pileCount() - 1);
  }

  @Override
  public int pile() {
    return table.pileCount();
  }

  @Override
  public int stock() {
    return table.stockCount();
  }

  @Override
  public int suit() {
    return table.declaredSuit();
  }

  @Override
  public boolean rankDeclared() {
    return table.calledRank() != Kind.NONE;
  }

  @Override
  public int pendingDraw() {
    return table.pendingDraw();
  }

  @Override
  public int pendingSkip() {
    return table.pendingSkip();
  }

  @Override
  public int seats() {
    return match.seats();
  }

  @Override
  public int count(int seat) {
    return table.count(seat);
  }

  @Override
  public boolean called(int seat) {
    return table.called(seat);
  }

  @Override
  public boolean owesCall(int seat) {
    return PublicState.catchable(table, seat);
  }

  @Override
  public long hand(int seat) {
    long hand = 0;
    for (int kind = 0; kind < Kind.COUNT; kind++) {
      hand |= (table.copies(seat, kind) > 0 ? 1L : 0) << kind;
    }
    return hand;
  }

  @Override
  public int copies(int seat, int kind) {
    return table.copies(seat, kind);
  }

  @Override
  public long refused(int seat) {
    long refused = 0;
    for (long rest = table.turn() == seat ? hand(seat) : 0; rest != 0; rest &= rest - 1) {
      int kind = Long.numberOfTrailingZeros(rest);
      refused |= (ViewBuilder.refusalCode(table, seat, kind) != 0 ? 1L : 0) << kind;
    }
    return refused;
  }

  @Override
  public long mayNotGoOut(int seat) {
    if (table.count(seat) != 1 || table.turn() != seat) {
      return 0;
    }
    int kind = Long.numberOfTrailingZeros(hand(seat));
    return ViewBuilder.refusalCode(table, seat, kind) == Refusal.MAY_NOT_GO_OUT ? 1L << kind : 0;
  }
}
