package eightfold.play;

import eightfold.cards.Kinds;
import eightfold.program.Program;

/** The end of a deal: its points (C16; semantics.md 8). */
final class Settlement {
  private Settlement() {}

  static void end(Table t, int ending, int winner) {
    t.slots[Slot.ENDING] = ending;
    t.slots[Slot.WINNER] = winner;
    t.slots[Slot.WINNERS] = Teams.winners(t, winner);
    t.slots[Slot.AGENDA_SIZE] = 0;
    t.slots[Slot.DEBT] = 0;
    t.slots[Slot.SKIPS] = 0;
    if (winner != Table.NOBODY && t.program.lateDrawCards > 0) {
      lateDraws(t, winner);
    }
    score(t);
    Witness witness = t.witness;
    if (witness != null) {
      if (winner != Table.NOBODY && !t.program.lastSays.isEmpty()) {
        witness.said(t.program.lastSays, winner);
      }
      witness.dealOver(winner);
      // in a countdown each step was told when it was made
      int seats = t.program.format == Program.COUNTDOWN ? 0 : t.seats;
      for (int seat = 0; seat < seats; seat++) {
        if (t.slots[Slot.SCORED + seat] != 0) {
          witness.scored(seat, t.slots[Slot.SCORED + seat]);
        }
      }
    }
    Matches.afterDeal(t);
    if (t.is(Slot.OVER) && witness != null) {
      witness.matchOver(t.slots[Slot.MATCH_WINNERS]);
    }
  }

  /** The points of the cards that a seat holds. */
  static int points(Table t, int seat) {
    return t.program.cancelling == 0 ? t.hands.sum(seat, t.program.points) : cancelled(t, seat);
  }

  /**
   * Some cards take away others, the dearest first; a hand of them alone counts less than nothing.
   */
  private static int cancelled(Table t, int seat) {
    Program p = t.program;
    int taken = 0;
    for (long rest = t.hand(seat) & p.cancelling; rest != 0; rest &= rest - 1) {
      taken += t.hands.copies(seat, Long.numberOfTrailingZeros(rest));
    }
    if (taken > 0 && taken == t.slots[Slot.COUNT + seat]) {
      return -p.cancellingAlone * taken;
    }
    int sum = t.hands.sum(seat, p.points);
    for (int i = 0; i < p.dearestFirst.length && taken > 0; i++) {
      int gone = Math.min(taken, t.hands.copies(seat, p.dearestFirst[i]));
      sum -= gone * p.points[p.dearestFirst[i]];
      taken -= gone;
    }
    return sum;
  }

  /** Seats that hold certain cards draw before the count, clockwise from the left of the winner. */
  private static void lateDraws(Table t, int winner) {
    for (int seat = t.next(winner, 1); seat != winner; seat = t.next(seat, 1)) {
      if ((t.hand(seat) & t.program.lateDraws) != 0) {
        Drawing.take(t, seat, t.program.lateDrawCards);
      }
    }
  }

  private static void score(Table t) {
    if (t.program.format == Program.COUNTDOWN) {
      return; // what was counted down stands
    }
    t.clear(Slot.SCORED, Slot.SCORED + Table.MOST_SEATS);
    switch (t.program.scoring) {
      case Program.OWN -> own(t);
      case Program.WINNER_COLLECTS -> collect(t);
      case Program.ONE_EACH -> {
        if (t.slots[Slot.WINNER] != Table.NOBODY) {
          t.slots[Slot.SCORED + t.slots[Slot.WINNER]] = factor(t);
        }
      }
      default -> {
        // no points
      }
    }
    if (t.slots[Slot.WINNER] != Table.NOBODY) {
      t.slots[Slot.SCORED + t.slots[Slot.WINNER]] += t.program.winnerScores;
    }
    Teams.share(t);
    for (int seat = 0; seat < t.seats; seat++) {
      t.slots[Slot.SCORE + seat] += t.slots[Slot.SCORED + seat];
      // what the stock has cost stands on the running score already
      t.slots[Slot.SCORED + seat] += t.slots[Slot.CHARGED + seat];
    }
    if (t.program.format == Program.COLUMNS) {
      onSheet(t);
    }
  }

  private static void onSheet(Table t) {
    for (int seat = 0; seat < t.seats; seat++) {
      if (t.slots[Slot.SCORED + seat] > 0 || seat == t.slots[Slot.WINNER]) {
        t.columns.enter(seat, t.slots[Slot.SCORED + seat], t.program);
      }
      t.slots[Slot.SCORE + seat] = t.columns.sum(seat);
    }
  }

  private static int factor(Table t) {
    return t.slots[Slot.ENDING] == Table.OUT && Kinds.has(t.program.doubledBy, t.slots[Slot.UPCARD])
        ? 2
        : 1;
  }

  private static void own(Table t) {
    for (int seat = 0; seat < t.seats; seat++) {
      t.slots[Slot.SCORED + seat] = points(t, seat) * factor(t);
    }
  }

  private static void collect(Table t) {
    int collector =
        t.slots[Slot.WINNER] == Table.NOBODY ? aloneWithFewest(t) : t.slots[Slot.WINNER];
    if (collector == Table.NOBODY) {
      return;
    }
    // who is out may have got cards since, which count for nobody
    int own = t.slots[Slot.WINNER] == Table.NOBODY ? points(t, collector) : 0;
    int sum = 0;
    for (int seat = 0; seat < t.seats; seat++) {
      boolean pays = seat != collector && (t.slots[Slot.LEFT] >>> seat & 1) != 0;
      sum += pays ? points(t, seat) - own : 0;
    }
    t.slots[Slot.SCORED + collector] = sum * factor(t);
  }

  private static int aloneWithFewest(Table t) {
    int fewest = fewestHolders(t);
    return Integer.bitCount(fewest) == 1 ? Integer.numberOfTrailingZeros(fewest) : Table.NOBODY;
  }

  /** The seats with the fewest points in hand, as bits. */
  static int fewestHolders(Table t) {
    int least = Integer.MAX_VALUE;
    int seats = 0;
    for (int seat = 0; seat < t.seats; seat++) {
      if ((t.slots[Slot.LEFT] >>> seat & 1) == 0) {
        continue;
      }
      int points = points(t, seat) + (t.program.teams ? points(t, Teams.partner(t, seat)) : 0);
      if (points < least) {
        least = points;
        seats = 0;
      }
      seats |= points == least ? 1 << seat : 0;
    }
    return seats;
  }
}
