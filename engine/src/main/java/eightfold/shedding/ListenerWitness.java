package eightfold.shedding;

import eightfold.game.FastTable;
import eightfold.play.Witness;

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

  @Override
  public void received(int seat, int kind) {}

  @Override
  public void turned(int kind) {}

  @Override
  public void buried(int kind) {}

  @Override
  public void took(int seat, int kind) {}

  @Override
  public void droppedOut(int seat) {}

  @Override
  public void passed(int seat) {}

  @Override
  public void pressed(int seat, int points) {}

  @Override
  public void out(int seat) {}

  @Override
  public void gave(int seat, int to, int cards) {}

  @Override
  public void kept(int seat) {}

  @Override
  public void named(int seat, int target) {}

  @Override
  public void grabbed(int seat) {}

  @Override
  public void passedHands(boolean left) {}

  @Override
  public void challenged(int seat, int player) {}

  @Override
  public void revealed(int seat, int[] kinds) {}

  @Override
  public void charged(int seat, int points) {}

  @Override
  public void reversed() {}

  @Override
  public void reshuffled() {}

  @Override
  public void called(int seat) {}

  @Override
  public void caught(int seat) {}

  @Override
  public void penalised(int seat, int cards) {}

  @Override
  public void said(String word, int seat) {}

  @Override
  public void dealOver(int winner) {}

  @Override
  public void scored(int seat, int points) {}

  @Override
  public void matchOver(int winners) {}
}
