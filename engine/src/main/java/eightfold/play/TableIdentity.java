package eightfold.play;

import eightfold.game.FastChance;
import java.util.Arrays;

/** Whether tables are in the same state, and a number for that; witnesses and chance aside. */
public final class TableIdentity {
  private TableIdentity() {}

  /** Whether two tables of the same program are in the same state. */
  public static boolean areSame(Table one, Table other) {
    int[] slots = one.slots;
    int agendaEnd = Slot.AGENDA + slots[Slot.AGENDA_SIZE];
    int top = slots[Slot.STOCK_TOP];
    int end = slots[Slot.STOCK_END];
    int pileEnd = one.pile + slots[Slot.PILE_SIZE];
    return equal(slots, other.slots, 0, agendaEnd)
        && equal(slots, other.slots, Slot.TAKEN_BACK_END, one.used())
        && Arrays.equals(one.masks, 0, one.usedMasks(), other.masks, 0, one.usedMasks())
        && one.hands.areSameAs(other.hands)
        && Arrays.equals(one.cards, top, end, other.cards, top, end)
        && Arrays.equals(one.cards, one.pile, pileEnd, other.cards, one.pile, pileEnd);
  }

  private static boolean equal(int[] one, int[] other, int from, int to) {
    return Arrays.equals(one, from, to, other, from, to);
  }

  /**
   * A number that is the same for tables of the same program in the same state ({@link #areSame}),
   * and almost surely another one for others. It depends on hidden cards.
   */
  public static long hash(Table t) {
    int[] slots = t.slots;
    long hash = hash(0, slots, 0, Slot.AGENDA + slots[Slot.AGENDA_SIZE]);
    hash = hash(hash, slots, Slot.TAKEN_BACK_END, t.used());
    hash = hash(hash, t.masks, 0, t.usedMasks());
    hash = hash(hash, t.masks, Mask.HELD, t.hands.knownEnd());
    hash = hash(hash, t.masks, t.hands.known.end, t.hands.openEnd());
    hash = hash(hash, t.cards, slots[Slot.STOCK_TOP], slots[Slot.STOCK_END]);
    return hash(hash, t.cards, t.pile, t.pile + slots[Slot.PILE_SIZE]);
  }

  private static long hash(long before, int[] numbers, int from, int to) {
    long hash = before;
    for (int i = from; i < to; i++) {
      hash = hash * 31 + numbers[i];
    }
    return FastChance.mix(hash);
  }

  private static long hash(long before, long[] masks, int from, int to) {
    long hash = before;
    for (int i = from; i < to; i++) {
      hash = FastChance.mix(hash + masks[i]);
    }
    return hash;
  }

  private static long hash(long before, byte[] cards, int from, int to) {
    long hash = before;
    for (int i = from; i < to; i++) {
      hash = hash * 31 + cards[i];
    }
    return FastChance.mix(hash);
  }
}
