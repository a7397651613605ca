package eightfold.play;

import eightfold.cards.Kinds;
import eightfold.game.FastChance;
import eightfold.state.StateHash;
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
    return equal(slots, other.slots, 0, Slot.MUST_PLAY)
        && mustPlay(one) == mustPlay(other)
        && equal(slots, other.slots, Slot.MUST_PLAY + 1, agendaEnd)
        && equal(slots, other.slots, Slot.TAKEN_BACK_END, one.extent.slots())
        && Arrays.equals(one.masks, 0, Mask.READY, other.masks, 0, Mask.READY)
        && ready(one) == ready(other)
        && PassingSeats.seats(one) == PassingSeats.seats(other)
        && Arrays.equals(
            one.masks,
            Mask.PASSERS + 1,
            one.extent.masks(),
            other.masks,
            Mask.PASSERS + 1,
            one.extent.masks())
        && one.hands.areSameAs(other.hands)
        && Arrays.equals(one.cards, top, end, other.cards, top, end)
        && Arrays.equals(one.cards, one.pile, pileEnd, other.cards, one.pile, pileEnd);
  }

  /** Whether a turn must play what it has drawn; outside one what stands there is over. */
  static int mustPlay(Table t) {
    return Situation.isTurn(t) ? t.slots[Slot.MUST_PLAY] : 0;
  }

  /** What a turn may begin with; outside one what stands there is of a turn that is over. */
  private static long ready(Table t) {
    return Situation.isTurn(t) ? t.masks[Mask.READY] : Kinds.NONE;
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
    long hash = StateHash.of(mustPlay(t), slots, 0, Slot.MUST_PLAY);
    hash = StateHash.of(hash, slots, Slot.MUST_PLAY + 1, Slot.AGENDA + slots[Slot.AGENDA_SIZE]);
    hash = StateHash.of(hash, slots, Slot.TAKEN_BACK_END, t.extent.slots());
    hash = FastChance.mix(StateHash.of(hash, t.masks, 0, Mask.READY) + ready(t));
    hash = FastChance.mix(hash + PassingSeats.seats(t));
    hash = StateHash.of(hash, t.masks, Mask.PASSERS + 1, t.extent.masks());
    hash = StateHash.of(hash, t.masks, Mask.HELD, t.hands.knownEnd());
    hash = StateHash.of(hash, t.masks, t.hands.known.end, t.hands.openEnd());
    hash = StateHash.of(hash, t.cards, slots[Slot.STOCK_TOP], slots[Slot.STOCK_END]);
    return StateHash.of(hash, t.cards, t.pile, t.pile + slots[Slot.PILE_SIZE]);
  }
}
