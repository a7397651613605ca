package eightfold.play;

/** A duel between two seats: each card played back adds one and turns the demand (semantics 23). */
final class Duels {
  private Duels() {}

  /** The player of the card has named a seat. */
  static void begin(Table t, int seat, int target) {
    if (LostTurns.waits(t)) {
      LostTurns.setAside(t);
    } else if (t.slots[Slot.DEBT] > 0) {
      // a penalty that the card has answered waits with those of its turn
      t.slots[Slot.NOTED_DRAW_KIND] =
          t.slots[Slot.NOTED_DRAW] > 0 ? t.slots[Slot.NOTED_DRAW_KIND] : t.slots[Slot.DEBT_KIND];
      t.slots[Slot.NOTED_DRAW] += t.slots[Slot.DEBT];
    }
    Causes.penaltyWaits(t);
    Causes.addsToPenalty(t, t.slots[Slot.LAST_LAID], seat);
    t.slots[Slot.DEBT] = t.effects.duels().of(t.slots[Slot.LAST_LAID]);
    t.slots[Slot.DEBT_KIND] = t.slots[Slot.LAST_LAID];
    t.slots[Slot.DUELIST] = seat;
    Occasions.startByAct(t);
    t.set(Slot.ANSWERING, true);
    t.replaceTop(AgendaTask.ANSWER, target);
    t.witness.did("named", seat, target, Witness.UNCOUNTED);
  }

  /** A card played back; as the last one of a hand it ends the deal. */
  static void answer(Table t, int seat, int kind) {
    Calls.plays(t, seat);
    int on = t.slots[Slot.UPCARD];
    t.hands.remove(seat, kind);
    Pile.covers(t);
    Pile.cover(t, kind); // whatever it does besides
    if (t.factored) {
      Factors.onUpcard(t);
    }
    t.slots[Slot.OPENED] |= 1 << seat;
    t.slots[Slot.PASSES] = 0;
    t.slots[Slot.CARDS_PLAYED]++;
    t.slots[Slot.DEBT]++;
    t.slots[Slot.DEBT_KIND] = kind;
    Causes.addsToPenalty(t, kind, seat);
    t.witness.played(seat, kind);
    RequiredSpeech.of(t, kind);
    RequiredSpeech.owed(t, seat, kind);
    if (t.slots[Slot.COUNT + seat] == 0) {
      Calls.emptied(t, seat);
      t.end(DealEnding.OUT, seat);
      return;
    }
    Calls.movesOn(t, seat);
    ChallengeablePlay.partsWith(t, seat);
    t.replaceTop(AgendaTask.PLAYED_BACK, t.slots[Slot.DUELIST]);
    t.slots[Slot.DUELIST] = seat;
    Occasions.resized(t, seat);
    Occasions.played(t, seat, kind, on);
  }

  /** The card played back has done what lines make of it: as in a turn, the call is owed now. */
  static void playedBack(Table t, int other) {
    Calls.cardsLie(t, t.slots[Slot.DUELIST]);
    t.replaceTop(AgendaTask.ANSWER, other);
  }

  /** The demand is taken: play goes on after the seat that played last. */
  static void end(Table t, int taker) {
    int last = t.slots[Slot.DUELIST];
    t.slots[Slot.DUELIST] = Table.NOBODY;
    t.pop();
    int opener = t.slots[Slot.TURN_SEAT];
    // over a starter, which its opener has not laid, only the other's call is looked at
    boolean laid = t.slots[Slot.LAID] > 0;
    if (laid) {
      Penalties.turnEnds(t, opener);
    }
    if (t.running()) {
      Penalties.turnEnds(t, opener == last ? taker : last);
    }
    CumulativeTurns.lapse(t);
    LostTurns.takeUp(t);
    Causes.penaltyReturns(t);
    if (t.slots[Slot.NOTED_DRAW] > 0) {
      t.slots[Slot.DEBT] += t.slots[Slot.NOTED_DRAW];
      t.slots[Slot.DEBT_KIND] = t.slots[Slot.NOTED_DRAW_KIND];
      LostTurns.added(t, opener);
    }
    if (t.running()) {
      if (laid) {
        Calls.finished(t, opener);
        Rounds.turnEnds(t, opener);
      } else {
        Rounds.settle(t);
      }
    }
    if (t.running()) {
      NextTurns.close(t);
      t.replaceTop(AgendaTask.BEGIN, t.next(last));
    }
  }
}
