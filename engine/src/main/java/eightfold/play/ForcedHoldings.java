package eightfold.play;

import eightfold.cards.Kind;
import eightfold.program.ChainRules;

/** What the rules force at this moment, whatever anybody did before. */
final class ForcedHoldings {
  private ForcedHoldings() {}

  /**
   * A card that the player of the open turn must hold, as it has laid cards which only that one
   * completes: a partner of a marriage, the third card of a run. {@link Kind#NONE}: none, or its
   * hand is not the one any more that it laid them from.
   */
  static int card(Table t) {
    if (t.allowedChains == 0
        || !t.running()
        || t.slots[Slot.LAID] == 0
        || t.is(Slot.HAND_MOVED)
        || !(t.top() == AgendaTask.MORE && t.topSeat() == t.slots[Slot.TURN_SEAT])) {
      return Kind.NONE;
    }
    if (t.slots[Slot.BRIDE_PARTNER] != Kind.NONE) {
      return t.slots[Slot.BRIDE_PARTNER];
    }
    boolean run =
        t.slots[Slot.CHAINS] == ChainRules.RUN
            && t.slots[Slot.LAID] == 2
            && t.chains.leastRun() > 2;
    return run ? Chains.next(t) : Kind.NONE;
  }

  /**
   * Whether the table rests: the kernel would not go on by itself, as nothing is done by itself.
   */
  static boolean rests(Table t) {
    if (t.top() != AgendaTask.PLAY) {
      return true;
    }
    int seat = t.topSeat();
    long opening = Playability.opening(t, seat);
    return !DrawActs.byItself(t, seat, opening) && !Playability.stuck(t, seat, opening);
  }

  /** Whether it depends on the hand of another than this seat whether the table rests. */
  static boolean restsByHand(Table t, int observer) {
    return Situation.isTurn(t) && t.topSeat() != observer;
  }
}
