package eightfold.play;

import eightfold.program.Operation;
import eightfold.rules.vocabulary.Consequence;

/** All hands move on to a neighbour at once (Kapaga's nine and five of clubs). */
final class HandPassing {
  private HandPassing() {}

  /** The hands move as an operation says. */
  static void pass(Table t, Operation operation) {
    int way =
        switch (operation.action()) {
          case PASS_HANDS_LEFT -> 1;
          case PASS_HANDS_RIGHT -> -1;
          default -> t.slots[Slot.STEP];
        };
    int resized = t.conditional ? resized(t, way) : 0;
    move(t, way);
    Calls.newHands(t);
    for (int rest = resized; rest != 0; rest &= rest - 1) {
      Occasions.resized(t, Integer.numberOfTrailingZeros(rest));
    }
  }

  /**
   * The hands move by a line, where each seat has cards; for calls that is as a swap of hands is.
   */
  static void byLine(Table t, Consequence.Way goes) {
    for (int rest = t.slots[Slot.PLAYING]; rest != 0; rest &= rest - 1) {
      if (t.slots[Slot.COUNT + Integer.numberOfTrailingZeros(rest)] == 0) {
        return;
      }
    }
    int way =
        switch (goes) {
          case LEFT -> 1;
          case RIGHT -> -1;
          case ON -> t.slots[Slot.STEP];
        };
    int resized = resized(t, way);
    move(t, way);
    t.clear(Slot.SHOW_TO, Slot.SHOWING_END);
    for (int rest = t.slots[Slot.PLAYING]; rest != 0; rest &= rest - 1) {
      int seat = Integer.numberOfTrailingZeros(rest);
      Calls.swapped(t, seat, (resized >>> seat & 1) != 0);
    }
    for (int rest = resized; rest != 0; rest &= rest - 1) {
      Occasions.resized(t, Integer.numberOfTrailingZeros(rest));
    }
  }

  private static void move(Table t, int way) {
    int first = Integer.numberOfTrailingZeros(t.slots[Slot.PLAYING]);
    for (int seat = t.next(first, way); seat != first; seat = t.next(seat, way)) {
      t.hands.swap(first, seat);
    }
    for (int rest = t.slots[Slot.PLAYING]; rest != 0; rest &= rest - 1) {
      int giver = Integer.numberOfTrailingZeros(rest);
      t.hands.known.seeHand(giver, t.next(giver, way));
    }
    Witness witness = t.witness;
    if (witness.looks()) {
      witness.passedHands(way > 0);
      tell(t, way, first, witness);
    }
    t.set(Slot.HAND_MOVED, true);
    ChallengeablePlay.partsWith(t, t.slots[Slot.DOUBT_SEAT]);
    PassingSeats.changes(t);
  }

  /** The seats that get a hand of another size, as bits. */
  private static int resized(Table t, int way) {
    int seats = 0;
    for (int rest = t.slots[Slot.PLAYING]; rest != 0; rest &= rest - 1) {
      int giver = Integer.numberOfTrailingZeros(rest);
      int receiver = t.next(giver, way);
      seats |= t.slots[Slot.COUNT + giver] != t.slots[Slot.COUNT + receiver] ? 1 << receiver : 0;
    }
    return seats;
  }

  /**
   * Two seats change their hands, if both have cards; what they held the other one knows. Nobody is
   * left without a card by it.
   */
  static void swap(Table t, int seat, int other) {
    if (t.slots[Slot.COUNT + seat] == 0 || t.slots[Slot.COUNT + other] == 0) {
      return;
    }
    int playing = t.slots[Slot.TURN_SEAT];
    t.set(Slot.HAND_MOVED, t.is(Slot.HAND_MOVED) || seat == playing || other == playing);
    if (seat == playing || other == playing) {
      t.clear(Slot.SHOW_TO, Slot.SHOWING_END);
    }
    boolean resized = t.slots[Slot.COUNT + seat] != t.slots[Slot.COUNT + other];
    t.hands.swap(seat, other);
    t.hands.known.seeHand(seat, other);
    t.hands.known.seeHand(other, seat);
    t.witness.swapped(seat, other);
    Calls.swapped(t, seat, resized);
    Calls.swapped(t, other, resized);
    ChallengeablePlay.partsWith(t, seat);
    ChallengeablePlay.partsWith(t, other);
    PassingSeats.changes(t, seat);
    PassingSeats.changes(t, other);
    if (resized) {
      Occasions.resized(t, seat);
      Occasions.resized(t, other);
    }
  }

  /** Giver and receiver know the cards, nobody else. */
  private static void tell(Table t, int way, int first, Witness witness) {
    int giver = first;
    do {
      int receiver = t.next(giver, way);
      t.hands.tell(receiver, witness);
      witness.did(Witness.GAVE, giver, receiver, t.slots[Slot.COUNT + receiver]);
      giver = receiver;
    } while (giver != first);
  }
}
