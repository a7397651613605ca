package eightfold.play;

import eightfold.program.Program;

/** What the end of a deal means for the match: its formats (C17). */
final class Matches {
  private Matches() {}

  /** Looks whether the match is over, and who has won it. */
  static void afterDeal(Table t) {
    Program p = t.program;
    switch (p.match().format()) {
      case SINGLE -> over(t, singleWinners(t));
      case TARGET -> target(t);
      case DEALS -> {
        int best = best(t, t.slots[Slot.LEFT], t.program.lowWins());
        boolean playsOff = p.match().playOff() && Integer.bitCount(best) > 1;
        if (t.slots[Slot.DEAL] >= p.target() && !playsOff) {
          over(t, best);
        }
      }
      case ELIMINATION -> eliminate(t);
      case COUNTDOWN ->
          over(t, t.slots[Slot.WINNER] == Table.NOBODY ? 0 : 1 << t.slots[Slot.WINNER]);
      case COLUMNS -> {
        if (t.columns.full()) {
          over(t, t.columns.best());
        }
      }
    }
  }

  private static void over(Table t, int winners) {
    t.set(Slot.OVER, true);
    t.slots[Slot.MATCH_WINNERS] = winners;
  }

  private static int singleWinners(Table t) {
    if (t.slots[Slot.WINNER] != Table.NOBODY) {
      return t.slots[Slot.WINNERS];
    }
    return switch (t.program.scoring().mode()) {
      case NONE, ONE_EACH -> 0;
      case OWN, WINNER_COLLECTS -> Points.fewestHolders(t);
    };
  }

  private static void target(Table t) {
    if (t.program.target() == 0) {
      over(t, singleWinners(t));
    } else if (reached(t) != 0) {
      over(t, best(t, t.slots[Slot.LEFT], t.program.lowWins()));
    }
  }

  /** The seats left whose total has reached the target, as bits. */
  private static int reached(Table t) {
    int seats = 0;
    for (int seat = 0; seat < t.seats; seat++) {
      seats |= t.slots[Slot.SCORE + seat] >= t.program.target() ? 1 << seat : 0;
    }
    return seats & t.slots[Slot.LEFT];
  }

  /** Who has exactly the points of the elimination has none. */
  private static void backToNothing(Table t) {
    for (int rest = t.slots[Slot.LEFT]; rest != 0; rest &= rest - 1) {
      int seat = Integer.numberOfTrailingZeros(rest);
      t.slots[Slot.SCORE + seat] =
          t.slots[Slot.SCORE + seat] == t.program.target() ? 0 : t.slots[Slot.SCORE + seat];
    }
  }

  /** The seats left with the highest score, as bits. */
  static int highest(Table t) {
    int most = Integer.MIN_VALUE;
    int seats = 0;
    for (int rest = t.slots[Slot.LEFT]; rest != 0; rest &= rest - 1) {
      int seat = Integer.numberOfTrailingZeros(rest);
      if (t.slots[Slot.SCORE + seat] > most) {
        most = t.slots[Slot.SCORE + seat];
        seats = 0;
      }
      seats |= t.slots[Slot.SCORE + seat] == most ? 1 << seat : 0;
    }
    return seats;
  }

  private static void eliminate(Table t) {
    int before = t.slots[Slot.LEFT];
    if (t.program.match().exactIsNothing()) {
      backToNothing(t);
    }
    int out = reached(t);
    t.slots[Slot.LEFT] &= ~out;
    Causes.of(t, Ground.LIMIT);
    for (int rest = out; rest != 0; rest &= rest - 1) {
      t.witness.droppedOut(Integer.numberOfTrailingZeros(rest));
    }
    Causes.end(t);
    if (t.slots[Slot.LEFT] == 0) {
      over(t, best(t, before, true));
    } else if (Integer.bitCount(t.slots[Slot.LEFT]) == 1) {
      over(t, t.slots[Slot.LEFT]);
    }
  }

  /** Those of the seats that have the best total, as bits. */
  private static int best(Table t, int among, boolean lowest) {
    int best = Integer.MAX_VALUE;
    int seats = 0;
    for (int rest = among; rest != 0; rest &= rest - 1) {
      int seat = Integer.numberOfTrailingZeros(rest);
      int total = lowest ? t.slots[Slot.SCORE + seat] : -t.slots[Slot.SCORE + seat];
      if (total < best) {
        best = total;
        seats = 0;
      }
      seats |= total == best ? 1 << seat : 0;
    }
    return seats;
  }
}
