package eightfold.play;

/** Partners who sit opposite, trade cards and go out together (tag-team.md; semantics 20). */
final class Teams {
  private static final int DISBANDED_AT = 3;

  private Teams() {}

  static int partner(Table t, int seat) {
    return (seat + t.seats / 2) % t.seats;
  }

  /** The seats of a seat's team, as bits; the seat alone where there are no teams. */
  static int team(Table t, int seat) {
    return t.players.teams() ? 1 << seat | 1 << partner(t, seat) : 1 << seat;
  }

  /** Whether each seat plays for itself, from the start or since so few hold cards. */
  static boolean none(Table t) {
    return !t.players.teams() || t.players.disband() && t.players() <= DISBANDED_AT;
  }

  /** Whether the deal goes on although this seat's hand is empty. */
  static boolean goesOn(Table t, int seat) {
    return !none(t) && (t.slots[Slot.PLAYING] >>> partner(t, seat) & 1) != 0;
  }

  /** The seats that win the deal with the one that has just gone out, as bits. */
  static int winners(Table t, int seat) {
    return seat == Table.NOBODY ? 0 : none(t) ? 1 << seat : team(t, seat);
  }

  /** The seat is out and takes no more turns; the deal goes on. */
  static void leave(Table t, int seat) {
    t.slots[Slot.PLAYING] &= ~(1 << seat);
    OwedWords.leaves(t, seat);
    Faults.leaves(t, seat);
    t.witness.out(seat);
  }

  // scores

  /** Each seat of a team has scored what the team has. */
  static void share(Table t) {
    if (!t.players.teams()) {
      return;
    }
    for (int seat = 0; seat < t.seats / 2; seat++) {
      int one = Slot.SCORED + seat;
      int other = Slot.SCORED + partner(t, seat);
      t.slots[one] += t.slots[other];
      t.slots[other] = t.slots[one];
    }
  }
}
