package eightfold.shedding;

import eightfold.play.Witness;
import eightfold.playout.FastTable;

/** A witness that tells a listener the few facts it hears, by numbers. */
final class ListenerWitness implements Witness {
  private final FastTable.Listener listener;

  ListenerWitness(FastTable.Listener listener) {
    this.listener = listener;
  }

  @Override
  public void dealt(int seat, int cards) {
    listener.dealt(seat, cards);
  }

  @Override
  public void played(int seat, int kind) {
    listener.played(seat, kind);
  }

  @Override
  public void declared(int seat, int suit) {
    listener.declared(seat);
  }

  @Override
  public void calledRank(int seat, int rank) {
    listener.declared(seat);
  }

  @Override
  public void drew(int seat, int cards) {
    listener.drew(seat, cards);
  }

  @Override
  public void skipped(int seat) {
    listener.skipped(seat);
  }
}
