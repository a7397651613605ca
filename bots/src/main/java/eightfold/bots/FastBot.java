package eightfold.bots;

import eightfold.game.FastChance;
import eightfold.game.FastView;
import eightfold.playout.FastTable;

/**
 * A player that decides by numbers. It sits in one seat, knows what a view of that seat says, and
 * hears what the seat is told; {@link WordedBot} lets it sit at a table where people speak.
 */
interface FastBot extends FastTable.Listener {
  /** Forgets the match. */
  void forget();

  /**
   * Chooses an act.
   *
   * @param acts the legal acts of its seat
   * @param chance its own generator
   * @return the index of an act, always one when its seat is to act; {@link ActList#NONE} where it
   *     wants none
   */
  int choose(FastView view, int seat, ActList acts, FastChance chance);

  /** Whether the seat owes its call now, or holds a single card and may still call. */
  static boolean callDue(FastView view, int seat, ActList acts) {
    return acts.call != ActList.NONE && (view.owesCall(seat) || view.count(seat) == 1);
  }

  /** Whether to call before this act, which brings a hand of two cards down to one. */
  static boolean callWise(FastView view, int seat, ActList acts, int chosen) {
    return acts.call != ActList.NONE && view.count(seat) == 2 && acts.verb(chosen).sheds();
  }

  @Override
  default void dealt(int seat, int cards) {}

  @Override
  default void played(int seat, int kind) {}

  @Override
  default void declared(int seat) {}

  @Override
  default void skipped(int seat) {}

  @Override
  default void drew(int seat, int cards) {}
}
