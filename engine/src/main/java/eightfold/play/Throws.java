package eightfold.play;

import eightfold.rules.vocabulary.EventCondition;
import java.util.List;

/** Dice and coins (semantics 32): each throw of a deal has its number, from which it comes. */
final class Throws {
  private Throws() {}

  /**
   * Whether the throws that decide whether a line works favour it; after one that does not no more.
   */
  static boolean favour(Table t, int line) {
    List<EventCondition.ByChance> odds = t.conditions.odds(line);
    for (int i = 0; i < odds.size(); i++) {
      if (next(t, 1, odds.get(i).in()) > odds.get(i).times()) {
        return false;
      }
    }
    return true;
  }

  /** What is thrown now, from the least number to the greatest; all are told. */
  static int next(Table t, int least, int most) {
    int number = t.chance.thrown(t.slots[Slot.THROWN]++, least, most);
    t.witness.rolled(number);
    return number;
  }
}
