package eightfold.play;

/** Dice and coins (semantics 32): each throw of a deal has its number, from which it comes. */
final class Throws {
  private Throws() {}

  /** What is thrown now, from the least number to the greatest; all are told. */
  static int next(Table t, int least, int most) {
    int number = t.chance.thrown(t.slots[Slot.THROWN]++, least, most);
    t.witness.rolled(number);
    return number;
  }
}
