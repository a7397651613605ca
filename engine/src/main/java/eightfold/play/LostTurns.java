package eightfold.play;

/**
 * Turns that seats do not have: skips that lie on the next seats, those that wait behind a penalty,
 * turns missed as they come round, one missed for a challenge, and seats passed over by what adds
 * up over several turns (semantics 10, 12 and 24).
 */
final class LostTurns {
  private LostTurns() {}

  /** Whether the turn that comes to this seat is one that it misses; then it has gone on. */
  static boolean serves(Table t, int seat) {
    if (t.slots[Slot.MISSED + seat] == 0) {
      return false;
    }
    serve(t, seat);
    t.replaceTop(AgendaTask.BEGIN, t.next(seat));
    return true;
  }

  /** The others that do not serve a missed turn when it comes to them. */
  static int idle(Table t, int seat) {
    int idle = t.others(seat);
    int others = t.missing ? t.slots[Slot.PLAYING] & ~(1 << seat) : 0;
    for (int rest = others; rest != 0; rest &= rest - 1) {
      idle -= t.slots[Slot.MISSED + Integer.numberOfTrailingZeros(rest)] > 0 ? 1 : 0;
    }
    return idle;
  }

  /** Whether there is a penalty that lies on who acts next, and waits for nobody else. */
  static boolean debtLies(Table t) {
    return t.slots[Slot.DEBT] > 0 && t.slots[Slot.DEBT_SEAT] == Table.NOBODY;
  }

  /** How many seats can be passed over: a penalty never comes to lie on its own player. */
  static int room(Table t, int seat) {
    return Math.max(0, idle(t, seat) - (debtLies(t) ? 1 : 0));
  }

  private static void serve(Table t, int seat) {
    t.slots[Slot.MISSED + seat]--;
    Causes.ofMissedTurn(t, seat);
    t.witness.skipped(seat);
    Causes.end(t);
  }

  /** Whether a penalty or a skip lies on the seat whose turn begins. */
  static boolean pending(Table t, int seat) {
    if (t.slots[Slot.DEBT] > 0 && t.missing) {
      debtWaits(t, seat);
    }
    return t.slots[Slot.SKIPS] > 0
        || t.slots[Slot.DEBT] > 0 && t.slots[Slot.DEBT_SEAT] == Table.NOBODY;
  }

  /** A penalty never lies on its own player: it waits on the next seat until that one acts. */
  private static void debtWaits(Table t, int seat) {
    if (t.slots[Slot.DEBT_SEAT] == Table.NOBODY && t.slots[Slot.DEBT_BY] == seat) {
      t.slots[Slot.DEBT_SEAT] = t.next(seat);
    } else if (t.slots[Slot.DEBT_SEAT] == seat && t.slots[Slot.SKIPS] == 0) {
      t.slots[Slot.DEBT_SEAT] = Table.NOBODY;
    }
  }

  /** Whether a penalty waits on a seat until that acts. */
  static boolean waits(Table t) {
    return t.slots[Slot.DEBT] > 0 && t.slots[Slot.DEBT_SEAT] != Table.NOBODY;
  }

  /** A duel begins, whose demand is another one than the penalty that waits. */
  static void setAside(Table t) {
    t.slots[Slot.WAITING] = t.slots[Slot.DEBT];
    t.slots[Slot.WAITING_KIND] = t.slots[Slot.DEBT_KIND];
    t.slots[Slot.WAITING_SEAT] = t.slots[Slot.DEBT_SEAT];
    t.slots[Slot.DEBT_SEAT] = Table.NOBODY;
  }

  /** The duel is over: what has waited meanwhile goes on waiting. */
  static void takeUp(Table t) {
    if (t.slots[Slot.WAITING] > 0) {
      t.slots[Slot.DEBT] = t.slots[Slot.WAITING];
      t.slots[Slot.DEBT_KIND] = t.slots[Slot.WAITING_KIND];
      t.slots[Slot.DEBT_SEAT] = t.slots[Slot.WAITING_SEAT];
      t.slots[Slot.WAITING] = 0;
      t.slots[Slot.WAITING_SEAT] = Table.NOBODY;
    }
  }

  /** A seat has added to the penalty; one that waited on itself moves on. */
  static void added(Table t, int seat) {
    t.slots[Slot.DEBT_BY] = seat;
    if (t.slots[Slot.DEBT_SEAT] == seat) {
      t.slots[Slot.DEBT_SEAT] = Table.NOBODY;
    }
  }

  /**
   * The missed turns of this turn's cards lie on the next seat, to be answered where they may be.
   */
  static void lieOnNext(Table t, int seat) {
    int kind = t.slots[Slot.NOTED_MISS_KIND];
    if (t.program.skips().parries().of(kind) != 0) {
      t.slots[Slot.SKIPS] += t.slots[Slot.NOTED_MISSES];
      t.slots[Slot.SKIP_KIND] = kind;
      t.slots[Slot.SKIP_BY] = seat;
      return;
    }
    if (idle(t, seat) > 0) {
      int next = t.next(seat);
      while (t.slots[Slot.MISSED + next] > 0) {
        next = t.next(next);
      }
      t.slots[Slot.MISSED + next] += t.slots[Slot.NOTED_MISSES];
      Causes.missesByCard(t, next, kind, seat);
    }
  }

  /** Whether the skip that is pending counts missed turns of one seat. */
  static boolean counts(Table t) {
    return t.slots[Slot.SKIPS] > 0
        && t.missing
        && t.program.skips().misses().of(t.slots[Slot.SKIP_KIND]) > 0;
  }

  /** The seat misses this turn, and the rest as they come round. */
  static void accept(Table t, int seat) {
    t.slots[Slot.MISSED + seat] += t.slots[Slot.SKIPS] - 1;
    t.slots[Slot.MISS_CAUSE + seat] = t.slots[Slot.SKIP_CAUSES];
    t.slots[Slot.SKIPS] = 0;
  }

  /** The next seat that serves no missed turn; those on the way serve theirs. */
  static int beyond(Table t, int seat) {
    int next = t.next(seat);
    while (t.missing && t.slots[Slot.MISSED + next] > 0) {
      serve(t, next);
      next = t.next(next);
    }
    return next;
  }

  /** How many seats between these two miss no turn that comes to them now. */
  static int between(Table t, int seat, int other) {
    int idle = 0;
    for (int next = t.next(seat); next != other && next != seat; next = t.next(next)) {
      idle += t.missing && t.slots[Slot.MISSED + next] > 0 ? 0 : 1;
    }
    return idle;
  }

  /** A card skips so many seats; those after the penalty of the turn wait behind it. */
  static void note(Table t, int skips, int penalty) {
    if (t.turns.effectsInOrder() && penalty > 0) {
      t.slots[Slot.NOTED_SKIPS_AFTER] += skips;
    } else {
      t.slots[Slot.NOTED_SKIPS] += skips;
    }
  }

  /**
   * How many seats are passed over before the next one acts, or bears the penalty; those that come
   * behind it wait for the end of its turn. If all others are hit already the penalty falls on the
   * next seat, which thereby serves its skip.
   */
  static int before(Table t) {
    int others = idle(t, t.slots[Slot.TURN_SEAT]);
    int ahead = t.slots[Slot.SKIPS_BEHIND] + t.slots[Slot.NOTED_SKIPS];
    t.slots[Slot.SKIPS_BEHIND] = 0;
    if (!debtLies(t)) {
      // no seat of this turn bears a penalty: one that was noted waits for another
      return Math.min(ahead + t.slots[Slot.NOTED_SKIPS_AFTER], others);
    }
    int skips = Math.min(ahead, others);
    if (skips == others) {
      t.slots[Slot.SKIPS_BEHIND] = Math.max(0, others - 1);
      return 0;
    }
    t.slots[Slot.SKIPS_BEHIND] = Math.min(t.slots[Slot.NOTED_SKIPS_AFTER], others - skips - 1);
    return skips;
  }

  /** The turn that began under a penalty is over: the seats behind it are passed over. */
  static int behind(Table t, int seat) {
    int skips = Math.min(t.slots[Slot.SKIPS_BEHIND], idle(t, seat));
    t.slots[Slot.SKIPS_BEHIND] = 0;
    return passOver(t, seat, skips);
  }

  /** So many seats after this one are passed over; returns the last of them. */
  static int passOver(Table t, int seat, int skips) {
    int last = seat;
    for (int i = 0; i < skips; i++) {
      int next = beyond(t, last);
      if (next == seat) {
        // all others miss their turns: it comes back by itself
        return t.next(seat, -t.slots[Slot.STEP]);
      }
      last = next;
      lostTurn(t, last);
      Causes.ofSkips(t);
      t.witness.skipped(last);
      Causes.end(t);
    }
    return last;
  }

  /**
   * Skips that may be answered lie on the next seat; a parry has moved those that lay. How many
   * there are nothing bounds (eights.md R8), but that a penalty never lies on its own player.
   *
   * @param room how many other seats a skip could still pass over
   */
  static void pendingSkips(Table t, int seat, int room) {
    if (t.slots[Slot.SKIPS] > 0 && t.slots[Slot.LAID] > 0) {
      t.slots[Slot.SKIP_BY] = seat;
    }
    if (t.slots[Slot.NOTED_PARRY_SKIPS] > 0) {
      t.slots[Slot.SKIPS] += t.slots[Slot.NOTED_PARRY_SKIPS];
      t.slots[Slot.SKIP_KIND] = t.slots[Slot.NOTED_PARRY_KIND];
      t.slots[Slot.SKIP_BY] = seat;
    }
    if (t.slots[Slot.NOTED_MISSES] > 0) {
      lieOnNext(t, seat);
    }
    if (!counts(t) && (room == 0 || debtLies(t))) {
      t.slots[Slot.SKIPS] = Math.min(t.slots[Slot.SKIPS], room);
    }
  }

  /** Tells of the seats that are passed over now, and names the last of them. */
  static int overtake(Table t, int seat) {
    t.slots[Slot.FURTHER] = 0;
    int last = passOver(t, seat, Math.min(t.slots[Slot.PASS_OVER], room(t, seat)));
    t.slots[Slot.PASS_OVER] = 0;
    return last;
  }

  /**
   * The seat that would act after this one as things stand, all that is to be passed over passed.
   */
  static int actsNext(Table t, int seat) {
    int over = Math.min(t.slots[Slot.PASS_OVER] + t.slots[Slot.NOTED_SKIPS], t.players() - 2);
    int next = t.next(seat);
    for (int i = 0; i < over; i++) {
      next = t.next(next);
    }
    return next;
  }

  /** The next seat, that a card spares for which others draw: of a pair, the one that acts next. */
  static int spared(Table t, int as) {
    return t.is(Slot.FIRST_OF_PAIR) ? actsNext(t, as) : t.next(as);
  }

  /** Whether a turn that comes to the seat is one that it misses; then it is over. */
  static boolean missesNow(Table t, int seat) {
    if (!misses(t, seat)) {
      return false;
    }
    lostTurn(t, seat);
    Causes.of(t, Ground.LOST_CHALLENGE);
    t.witness.skipped(seat);
    Causes.end(t);
    return true;
  }

  /** The seat loses a turn anyway: it is one that it had to miss. */
  static void lostTurn(Table t, int seat) {
    t.slots[Slot.MISSES] &= ~(1 << seat);
  }

  /** Whether the seat still has to miss a turn. */
  static boolean misses(Table t, int seat) {
    return (t.slots[Slot.MISSES] >>> seat & 1) != 0;
  }
}
