package eightfold.testkit.oracle;

import eightfold.cards.Kind;
import eightfold.cards.Pack;
import eightfold.rules.vocabulary.Amount;
import eightfold.rules.vocabulary.SeatTable;
import eightfold.testkit.oracle.Round.Task;

/** How many cards or turns a consequence is about (semantics 30.41). */
final class Amounts {
  private Amounts() {}

  static int of(State state, Task task, Amount amount) {
    return switch (amount) {
      case Amount.Thrown _ -> throw new IllegalArgumentException("not counted but thrown");
      case Amount.Fixed(SeatTable bySeats) -> bySeats.at(state.seats());
      case Amount.Counted(Amount.Count count, int times, int less) -> {
        int number = times * count(state, task, count) - less;
        yield Math.min(Amount.MOST, Math.max(0, number));
      }
    };
  }

  private static int count(State state, Task task, Amount.Count count) {
    int seats = state.deal().left().size();
    return switch (count) {
      case ITS_VALUE -> value(state.cards().pack(), task.kind());
      case CARDS_LAID -> state.turn().laid().size();
      case CARDS_IN_HAND -> state.hand(task.seat()).size();
      case SEATS -> seats;
      case HALF_THE_SEATS -> seats / 2;
    };
  }

  /** Ace 1 to king 13; a joker counts nothing. */
  static int value(Pack pack, int kind) {
    return kind == Kind.NONE || pack.joker(kind) ? 0 : pack.ranks().get(pack.rank(kind)).value();
  }
}
