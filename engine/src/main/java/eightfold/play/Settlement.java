package eightfold.play;

import eightfold.rules.vocabulary.Element;

/** The end of a deal: its points (C16; semantics 26). */
final class Settlement {
  private Settlement() {}

  /** Counts what a deal brings that has ended, and looks whether the match is over. */
  static void settle(Table t) {
    int winner = t.slots[Slot.WINNER];
    t.slots[Slot.WINNERS] = Teams.winners(t, winner);
    if (winner != Table.NOBODY && t.program.scoring().lateDraws() > 0) {
      lateDraws(t, winner);
    }
    score(t);
    Witness witness = t.witness;
    if (winner != Table.NOBODY && !t.program.last().says().isEmpty()) {
      witness.said(t.program.last().says(), winner);
    }
    witness.dealOver(winner);
    // in a countdown each step was told when it was made
    int seats = t.program.match().format() == Element.Match.Format.COUNTDOWN ? 0 : t.seats;
    for (int seat = 0; seat < seats; seat++) {
      if (t.slots[Slot.SCORED + seat] != 0) {
        witness.scored(seat, t.slots[Slot.SCORED + seat]);
      }
    }
    Matches.afterDeal(t);
    if (t.is(Slot.OVER)) {
      witness.matchOver(t.slots[Slot.MATCH_WINNERS]);
    }
  }

  /** Seats that hold certain cards draw before the count, clockwise from the left of the winner. */
  private static void lateDraws(Table t, int winner) {
    for (int seat = t.next(winner, 1); seat != winner; seat = t.next(seat, 1)) {
      if ((t.hand(seat) & t.program.handCount().drawsLate()) != 0) {
        Causes.of(t, Ground.HELD_CARDS);
        Drawing.take(t, seat, t.program.scoring().lateDraws());
        Causes.end(t);
      }
    }
  }

  private static void score(Table t) {
    if (t.program.match().format() == Element.Match.Format.COUNTDOWN) {
      return; // what was counted down stands
    }
    t.clear(Slot.SCORED, Slot.SCORED + Table.MOST_SEATS);
    switch (t.program.scoring().mode()) {
      case OWN -> own(t);
      case WINNER_COLLECTS -> collect(t);
      case ONE_EACH -> {
        if (t.slots[Slot.WINNER] != Table.NOBODY) {
          t.slots[Slot.SCORED + t.slots[Slot.WINNER]] = Points.times(t);
        }
      }
      case NONE -> {
        // no points
      }
    }
    if (t.slots[Slot.WINNER] != Table.NOBODY) {
      t.slots[Slot.SCORED + t.slots[Slot.WINNER]] += t.program.scoring().winnerScores();
    }
    Teams.share(t);
    for (int seat = 0; seat < t.seats; seat++) {
      t.slots[Slot.SCORE + seat] += t.slots[Slot.SCORED + seat];
      // what the stock has cost stands on the running score already
      t.slots[Slot.SCORED + seat] += t.slots[Slot.CHARGED + seat];
    }
    if (t.program.match().format() == Element.Match.Format.COLUMNS) {
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

  private static void own(Table t) {
    for (int seat = 0; seat < t.seats; seat++) {
      t.slots[Slot.SCORED + seat] = Points.of(t, seat) * Points.times(t);
    }
  }

  private static void collect(Table t) {
    int collector =
        t.slots[Slot.WINNER] == Table.NOBODY ? aloneWithFewest(t) : t.slots[Slot.WINNER];
    if (collector == Table.NOBODY) {
      return;
    }
    // who is out may have got cards since, which count for nobody
    int own = t.slots[Slot.WINNER] == Table.NOBODY ? Points.of(t, collector) : 0;
    int sum = 0;
    for (int seat = 0; seat < t.seats; seat++) {
      boolean pays = seat != collector && (t.slots[Slot.LEFT] >>> seat & 1) != 0;
      sum += pays ? Points.of(t, seat) - own : 0;
    }
    t.slots[Slot.SCORED + collector] = sum * Points.times(t);
  }

  private static int aloneWithFewest(Table t) {
    int fewest = Points.fewestHolders(t);
    return Integer.bitCount(fewest) == 1 ? Integer.numberOfTrailingZeros(fewest) : Table.NOBODY;
  }
}
