package eightfold.play;

/** What those acts do that concern several of the rules below ({@link FamilyActs}). */
final class TurnActs {
  private TurnActs() {}

  static void lay(Table t, int seat, int kind) {
    if (t.pairs) {
      CardPlay.pair(t, seat, kind);
    } else {
      CardPlay.lay(t, seat, kind);
    }
  }

  static void target(Table t, int seat, int target) {
    if (Occasions.choosing(t)) {
      Rounds.chosen(t, seat, target);
    } else {
      Duels.begin(t, seat, target);
    }
  }

  static void give(Table t, int seat, int kind) {
    if (t.top() == AgendaTask.GIVE && !Trade.answering(t)) {
      Gifts.give(t, seat, kind);
    } else {
      Trade.give(t, seat, kind);
    }
  }

  static void declare(Table t, int seat, int suit) {
    t.pop();
    if (Ranks.goesWithSuit(t)) {
      t.push(AgendaTask.RANK, seat);
    } else {
      CardDecisions.comesUp(t, seat);
    }
    if (suit == Suits.FREE) {
      Suits.free(t, t.slots[Slot.SUIT_BEFORE_DECLARING]);
    } else {
      Pile.ask(t, suit);
    }
    if (t.factored) {
      Factors.suit(t, suit);
    }
    t.witness.declared(seat, suit);
  }

  /** The seat to act passes: what comes of it depends on what is awaited. */
  static void pass(Table t, int seat, int none) {
    AwaitedSteps.of(t.top()).decline(t, seat);
  }

  /** A gift is kept, or none is given. */
  static void givesNothing(Table t, int seat) {
    if (Trade.answering(t)) {
      Trade.keep(t, seat);
    } else {
      t.pop();
      t.witness.declined(seat);
    }
  }

  /** A pending skip is borne. */
  static void misses(Table t, int seat) {
    if (LostTurns.counts(t)) {
      LostTurns.accept(t, seat);
    } else {
      t.slots[Slot.SKIPS]--;
    }
    LostTurns.lostTurn(t, seat);
    Causes.ofSkips(t);
    t.witness.skipped(seat);
    Causes.end(t);
    Turns.leave(t, seat);
  }

  /**
   * A seat speaks; while silence holds that costs cards at once, unless it has dropped out. What it
   * owes is said by that.
   */
  static void say(Table t, int seat, int which) {
    boolean dropped = (t.slots[Slot.PLAYING] >>> seat & 1) == 0;
    if (t.is(Slot.SILENT) && t.speech.silenceCosts() > 0 && !dropped) {
      Penalties.penalise(t, seat, t.speech.silenceCosts(), Offence.SILENCE);
    }
    if (which > 0) {
      SpokenWords.pay(t, seat, Acts.SAY + which);
    }
  }
}
