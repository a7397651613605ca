package eightfold.play;

import eightfold.cards.Kinds;
import eightfold.program.Program;

/** The end of a deal: points, the match, who won (C16, C17; semantics.md 8). */
final class Settlement {
  private Settlement() {}

  static void end(Table t, int ending, int winner) {
    t.ending = ending;
    t.winner = winner;
    t.agendaSize = 0;
    t.debt = 0;
    t.skips = 0;
    score(t);
    Witness witness = t.witness;
    if (witness != null) {
      witness.dealOver(winner);
      for (int seat = 0; seat < t.seats; seat++) {
        if (t.scored[seat] != 0) {
          witness.scored(seat, t.scored[seat]);
        }
      }
    }
    match(t);
    if (t.over && witness != null) {
      witness.matchOver(t.matchWinners);
    }
  }

  /** The points of the cards that a seat holds. */
  static int points(Table t, int seat) {
    int points = 0;
    for (int plane = seat * t.planes; plane < (seat + 1) * t.planes; plane++) {
      for (long rest = t.hands[plane]; rest != 0; rest &= rest - 1) {
        points += t.program.points[Long.numberOfTrailingZeros(rest)];
      }
    }
    return points;
  }

  private static void score(Table t) {
    switch (t.program.scoring) {
      case Program.OWN -> own(t);
      case Program.WINNER_COLLECTS -> collect(t);
      case Program.ONE_EACH -> {
        if (t.winner != Table.NOBODY) {
          t.scored[t.winner] = factor(t);
        }
      }
      default -> {
        // no points
      }
    }
    for (int seat = 0; seat < t.seats; seat++) {
      t.score[seat] += t.scored[seat];
    }
  }

  private static int factor(Table t) {
    return t.ending == Table.OUT && Kinds.has(t.program.doubledBy, t.upcard) ? 2 : 1;
  }

  private static void own(Table t) {
    for (int seat = 0; seat < t.seats; seat++) {
      t.scored[seat] = points(t, seat) * factor(t);
    }
  }

  private static void collect(Table t) {
    int collector = t.winner == Table.NOBODY ? aloneWithFewest(t) : t.winner;
    if (collector == Table.NOBODY) {
      return;
    }
    int own = points(t, collector);
    int sum = 0;
    for (int seat = 0; seat < t.seats; seat++) {
      sum += seat == collector ? 0 : points(t, seat) - own;
    }
    t.scored[collector] = sum * factor(t);
  }

  private static int aloneWithFewest(Table t) {
    int fewest = fewestHolders(t);
    return Integer.bitCount(fewest) == 1 ? Integer.numberOfTrailingZeros(fewest) : Table.NOBODY;
  }

  /** The seats with the fewest points in hand, as bits. */
  private static int fewestHolders(Table t) {
    int least = Integer.MAX_VALUE;
    int seats = 0;
    for (int seat = 0; seat < t.seats; seat++) {
      int points = points(t, seat);
      if (points < least) {
        least = points;
        seats = 0;
      }
      seats |= points == least ? 1 << seat : 0;
    }
    return seats;
  }

  private static void match(Table t) {
    Program p = t.program;
    boolean single = p.format == Program.SINGLE || p.format == Program.TARGET && p.target == 0;
    if (single) {
      t.over = true;
      t.matchWinners = singleWinners(t);
      return;
    }
    int best = bestTotals(t);
    boolean ends = p.format == Program.TARGET ? targetReached(t) : t.deal >= p.target;
    boolean playsOff = p.playOff && Integer.bitCount(best) > 1;
    if (ends && !playsOff) {
      t.over = true;
      t.matchWinners = best;
    }
  }

  private static int singleWinners(Table t) {
    if (t.winner != Table.NOBODY) {
      return 1 << t.winner;
    }
    int scoring = t.program.scoring;
    boolean pointless = scoring == Program.NO_POINTS || scoring == Program.ONE_EACH;
    return pointless ? 0 : fewestHolders(t);
  }

  private static boolean targetReached(Table t) {
    for (int seat = 0; seat < t.seats; seat++) {
      if (t.score[seat] >= t.program.target) {
        return true;
      }
    }
    return false;
  }

  /** The seats with the best total, as bits. */
  private static int bestTotals(Table t) {
    int best = t.score[0];
    for (int seat = 1; seat < t.seats; seat++) {
      best = t.program.lowWins() ? Math.min(best, t.score[seat]) : Math.max(best, t.score[seat]);
    }
    int seats = 0;
    for (int seat = 0; seat < t.seats; seat++) {
      seats |= t.score[seat] == best ? 1 << seat : 0;
    }
    return seats;
  }
}
