package eightfold.crazier.play;

import java.util.Arrays;

/** The running turn: who takes it, its phase, and its counters (TURN-7). */
final class Turn {
  int number;
  final IntList slot = new IntList();

  /** The same seats: a bit for each. */
  int members;

  Phase phase = Phase.BEGIN;

  /** Who is done with the main phase: a bit for each seat. */
  int done;

  final int[] plays;
  final int[] discards;
  final int[] granted;
  final int[] events;

  Turn(int seats) {
    plays = new int[seats];
    discards = new int[seats];
    granted = new int[seats];
    events = new int[seats];
  }

  /** A turn of these seats begins. */
  void begin(IntList seats) {
    number++;
    slot.become(seats);
    members = 0;
    for (int i = 0; i < slot.size(); i++) {
      members |= 1 << slot.at(i);
    }
    phase = Phase.BEGIN;
    done = 0;
    Arrays.fill(plays, 0);
    Arrays.fill(discards, 0);
    Arrays.fill(granted, 0);
    Arrays.fill(events, 0);
  }

  boolean isDone(int seat) {
    return (done >> seat & 1) != 0;
  }

  void copyFrom(Turn other) {
    number = other.number;
    slot.become(other.slot);
    members = other.members;
    phase = other.phase;
    done = other.done;
    System.arraycopy(other.plays, 0, plays, 0, plays.length);
    System.arraycopy(other.discards, 0, discards, 0, discards.length);
    System.arraycopy(other.granted, 0, granted, 0, granted.length);
    System.arraycopy(other.events, 0, events, 0, events.length);
  }
}
