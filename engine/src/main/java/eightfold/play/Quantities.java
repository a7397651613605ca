package eightfold.play;

import eightfold.cards.Kind;
import eightfold.program.Quantity;
import eightfold.rules.vocabulary.Amount;

/** How many cards or turns a step of a {@code when} line is about. */
final class Quantities {
  private Quantities() {}

  /**
   * The number, as things stand.
   *
   * @param seat the player of the line
   */
  static int of(Table t, Quantity quantity, int seat) {
    if (quantity.of().isEmpty()) {
      return quantity.thrown() == 0
          ? quantity.plus()
          : Throws.next(t, quantity.plus(), quantity.plus() + quantity.thrown() - 1);
    }
    int count =
        switch (quantity.of().get()) {
          case ITS_VALUE -> value(t, t.slots[Slot.LINE_CARD]);
          case CARDS_LAID -> t.slots[Slot.LAID];
          case CARDS_IN_HAND -> t.slots[Slot.COUNT + seat];
          case SEATS -> t.players();
          case HALF_THE_SEATS -> t.players() / 2;
        };
    return Math.clamp(quantity.times() * count + quantity.plus(), 0, Amount.MOST);
  }

  /** Ace 1 to king 13; a joker has none. */
  private static int value(Table t, int kind) {
    return kind == Kind.NONE || t.pack.joker(kind)
        ? 0
        : t.pack.ranks().get(t.pack.rank(kind)).value();
  }
}
