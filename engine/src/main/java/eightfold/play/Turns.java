package eightfold.play;

import eightfold.cards.Kind;
import eightfold.cards.Kinds;
import eightfold.program.CallForm;
import eightfold.program.ChainRules;
import eightfold.rules.vocabulary.Element;
import eightfold.rules.vocabulary.Element.Draw.Policy;

/**
 * How a turn begins, closes and passes on (semantics 3 and 6); what the cards of a turn do is the
 * {@link Kernel}'s.
 */
final class Turns {
  private Turns() {}

  static void stuck(Table t, int seat) {
    if (t.slots[Slot.COUNT + seat] == 0 && !Countdown.on(t)) {
      goOut(t, seat);
      return;
    }
    boolean mustDraw = !t.canGive() && t.drawing != Policy.NONE;
    if (Playability.drewInVain(t)) {
      endInVain(t, seat);
    } else if (mustDraw && t.stockOut == Element.Stock.Out.END) {
      t.end(DealEnding.BLOCKED, Table.NOBODY);
    } else {
      pass(t, seat, false);
    }
  }

  static void begin(Table t, int seat) {
    t.clearTurn();
    if (t.trades) {
      t.clear(Slot.TRADE, Slot.TRADE_END);
    }
    t.slots[Slot.TURN_SEAT] = seat;
    OwedCalls.turnBegins(t, seat, false);
    if (t.missing && LostTurns.serves(t, seat)) {
      return;
    }
    if (t.slots[Slot.CARDS_PLAYED] >= t.mostCards || t.slots[Slot.DEAL_ACTS] >= t.mostActs) {
      t.end(DealEnding.LIMIT, Table.NOBODY);
      return;
    }
    if (t.callForm == CallForm.NEXT_TURN && t.callPenalty > 0 && Penalties.faulty(t, seat)) {
      return;
    }
    boolean emptyGoesOn = Counts.comesBack(t, seat) || t.is(Slot.REPEAT) || Countdown.on(t);
    if (t.slots[Slot.COUNT + seat] == 0 && !emptyGoesOn) {
      goOut(t, seat);
      return;
    }
    t.set(Slot.REPEATING, t.is(Slot.REPEAT));
    t.set(Slot.REPEAT, false);
    boolean mayBlock = t.callBlocks && t.slots[Slot.COUNT + seat] == 1;
    OwedCalls.turnBegins(t, seat, mayBlock);
    t.set(Slot.BLOCKED, mayBlock && (t.slots[Slot.OWES] >>> seat & 1) != 0);
    if (t.slots[Slot.SKIPS] > 0 && seat == t.slots[Slot.SKIP_BY]) {
      t.slots[Slot.SKIPS] = 0;
    }
    if (t.slots[Slot.CALLED_RANK] != Kind.NONE && seat == t.slots[Slot.RANK_CALLER]) {
      Ranks.end(t);
    }
    boolean pending = LostTurns.pending(t, seat);
    if (!pending) {
      ChallengeablePlay.clear(t);
    }
    if (t.slots[Slot.MISSES] != 0 && !pending && LostTurns.missesNow(t, seat)) {
      t.replaceTop(AgendaTask.BEGIN, t.next(seat));
      return;
    }
    if (pending && t.turns.answersNoRun()) {
      t.slots[Slot.CHAINS] &= ~ChainRules.RUN;
    }
    if (t.callUntilTurn) {
      Calls.owesNothing(t, seat);
    }
    t.set(Slot.OPENING, !pending && Openings.due(t, seat));
    t.set(Slot.ANSWERING, pending);
    t.replaceTop(pending ? AgendaTask.ANSWER : AgendaTask.PLAY, seat);
    Occasions.turnBegins(t, seat);
  }

  /** The last card of the turn lies: going out, the call that is owed now, the declaration. */
  static void close(Table t, int seat) {
    if (!t.running()) {
      return;
    }
    t.set(Slot.ENDS, false);
    if (CardPlay.waits(t.program, t.slots[Slot.LAST_LAID])) {
      // lines that this sets off work before the turn goes on to close
      t.replaceTop(AgendaTask.CLOSED, seat);
      CardPlay.works(t, seat, t.slots[Slot.LAST_LAID], t.is(Slot.LAST_PARRIED), seat);
    } else {
      closed(t, seat);
    }
  }

  /** The cards of the turn lie and have done what they do. */
  static void closed(Table t, int seat) {
    t.replaceTop(AgendaTask.REST, seat);
    if (Situation.owesCard(t)) {
      owesCard(t, seat);
      return;
    }
    if (t.slots[Slot.COUNT + seat] == 0 && Situation.staysIn(t, t.slots[Slot.LAST_LAID])) {
      staysIn(t, seat);
      return;
    }
    if (t.slots[Slot.COUNT + seat] == 0) {
      int cost = t.lastCards.costs().of(t.slots[Slot.LAST_LAID]);
      if (cost > 0) {
        Causes.ofCard(t, Ground.LAST_COSTS, t.slots[Slot.LAST_LAID], seat);
        Drawing.take(t, seat, cost);
        Causes.end(t);
        t.set(Slot.COST_DRAWN, true);
        if (!t.running()) {
          return;
        }
      }
      if (t.slots[Slot.COUNT + seat] == 0 && Teams.goesOn(t, seat)) {
        Teams.leave(t, seat);
        declaration(t, seat);
        return;
      }
      if (t.slots[Slot.COUNT + seat] == 0 && !Countdown.lowers(t, seat)) {
        goOut(t, seat);
        return;
      }
      boolean goesOn = t.slots[Slot.COUNT + seat] > 0 || Countdown.on(t);
      if (t.is(Slot.COST_DRAWN) && t.program.last().endsTurn() && goesOn) {
        t.clear(Slot.NOTES, Slot.NOTES_END);
        Causes.penaltyOfTurnVoid(t, seat);
        t.set(Slot.REPEAT, false);
        t.slots[Slot.FURTHER] = 0;
        return;
      }
    }
    if (!t.is(Slot.COST_DRAWN)) {
      Calls.cardsLie(t, seat);
    }
    if (Situation.givesCards(t, t.slots[Slot.LAST_LAID])) {
      Gifts.open(t, seat);
    }
    declaration(t, seat);
  }

  /** An emptied hand that does not end the deal yet: its player goes on. */
  private static void staysIn(Table t, int seat) {
    boolean counted = Counts.joins(t, t.slots[Slot.LAST_LAID]);
    if (counted) {
      Counts.empties(t, seat);
    } else {
      declaration(t, seat);
    }
  }

  /** What the last card of the turn makes its player declare. */
  static void declaration(Table t, int seat) {
    if (t.is(Slot.OPENING) && t.openingWithoutEffect) {
      return;
    }
    int kind = t.slots[Slot.LAST_LAID];
    boolean byLine = t.conditional && t.slots[Slot.DECLARES] != 0;
    boolean asks =
        Kinds.has(t.asking, kind) || t.is(Slot.OWN_WILD) || byLine || CardDecisions.byLine(t);
    if (!asks && t.slots[Slot.REGIME_AWAITS] == 0) {
      CardDecisions.comesUp(t, seat);
      return;
    }
    AgendaTask own = ownDeclaration(t, kind);
    AgendaTask decision = CardDecisions.task(t, kind);
    boolean free = own == AgendaTask.NOTHING;
    if (free && Situation.beginsDuel(t)) {
      t.push(AgendaTask.TARGET, seat);
    } else if (free && t.effects.grabs().of(kind) > 0) {
      Grabs.begin(t, seat);
    } else if (decision != AgendaTask.NOTHING && (free || CardDecisions.byLine(t))) {
      t.push(decision, seat);
    }
    // what a line asks for takes the place of what the card itself would ask, and comes first
    AgendaTask asked = byLine ? AgendaTask.SUIT : own;
    if (asked != AgendaTask.NOTHING) {
      t.push(asked, seat);
    } else {
      CardDecisions.comesUp(t, seat);
    }
  }

  /** What the card, or the regime that it brings, makes its player declare. */
  private static AgendaTask ownDeclaration(Table t, int kind) {
    if (t.is(Slot.OWN_WILD) || Kinds.has(t.declaring.suit(), kind)) {
      return AgendaTask.SUIT;
    }
    return Kinds.has(t.declaring.rank(), kind) ? AgendaTask.RANK : Factors.declaration(t);
  }

  static void goOut(Table t, int seat) {
    if (t.program.last().effect() != Element.Last.Scope.NONE && t.slots[Slot.LAID] > 0) {
      LastEffects.happen(t, seat);
    }
    t.end(DealEnding.OUT, seat);
  }

  /** What follows when everything is declared: calls, penalties, skips, the next turn. */
  static void rest(Table t, int seat) {
    if (t.slots[Slot.NEW_HAND] > 0) {
      Causes.of(t, Ground.NEW_HAND);
      Drawing.take(t, seat, t.slots[Slot.NEW_HAND]);
      Causes.end(t);
      t.slots[Slot.NEW_HAND] = Countdown.TAKEN;
      if (!t.running()) {
        return;
      }
    }
    // over a starter, of which the dealer has laid nothing, nobody calls
    if (t.slots[Slot.LAID] > 0) {
      Penalties.turnEnds(t, seat);
    }
    Rounds.turnEnds(t, seat);
    if (!t.running()) {
      return;
    }
    if (t.slots[Slot.NOTED_DRAW] > 0) {
      t.slots[Slot.DEBT] += t.slots[Slot.NOTED_DRAW];
      t.slots[Slot.DEBT_KIND] = t.slots[Slot.NOTED_DRAW_KIND];
      LostTurns.added(t, seat);
    }
    if (t.program.turnsAddUp()) {
      CumulativeTurns.goOn(t, seat);
      return;
    }
    int most = LostTurns.room(t, seat);
    int skipped =
        t.turns.effectsInOrder() ? LostTurns.before(t) : Math.min(t.slots[Slot.NOTED_SKIPS], most);
    int last = LostTurns.passOver(t, seat, skipped);
    LostTurns.pendingSkips(t, seat, most - skipped);
    boolean again =
        t.is(Slot.NOTED_AGAIN) && (t.slots[Slot.COUNT + seat] > 0 || Countdown.on(t))
            || t.is(Slot.REPEAT);
    again &= t.slots[Slot.DEBT] == 0 && t.slots[Slot.SKIPS] == 0 && skipped == 0;
    t.set(Slot.REPEAT, t.is(Slot.REPEAT) && again);
    if (!again) {
      Calls.finished(t, seat);
    }
    Causes.turnOver(t);
    NextTurns.close(t);
    t.replaceTop(AgendaTask.BEGIN, again ? seat : t.next(last));
  }

  /** The seat's turn ends without a play; it counts towards a blocked deal if nothing was left. */
  static void pass(Table t, int seat, boolean byChoice) {
    Passes.add(t, seat, byChoice);
    passed(t, seat);
    int droppedOut = t.seats - t.players();
    if (Passes.counted(t) >= t.program.blockedAfter() - droppedOut) {
      t.end(DealEnding.BLOCKED, Table.NOBODY);
    } else {
      leave(t, seat);
    }
  }

  /** The seat's turn ends by itself, as what it has drawn does not help: that is no pass (C8.2). */
  static void endInVain(Table t, int seat) {
    passed(t, seat);
    leave(t, seat);
  }

  private static void passed(Table t, int seat) {
    Openings.over(t, seat);
    t.witness.passed(seat);
  }

  /** The turn goes on to the next seat. */
  static void leave(Table t, int seat) {
    t.replaceTop(AgendaTask.BEGIN, seat);
    Penalties.turnEnds(t, seat);
    Rounds.turnEnds(t, seat);
    if (t.running() && !againAfterLine(t, seat)) {
      Calls.finished(t, seat);
      int last = t.slots[Slot.SKIPS_BEHIND] > 0 ? LostTurns.behind(t, seat) : seat;
      int before = t.program.turnsAddUp() ? LostTurns.overtake(t, seat) : last;
      Causes.turnOver(t);
      NextTurns.close(t);
      t.replaceTop(AgendaTask.BEGIN, t.next(before));
    }
  }

  /** A line gives the seat another turn after one that has ended without a play. */
  private static boolean againAfterLine(Table t, int seat) {
    boolean skips = t.slots[Slot.SKIPS_BEHIND] + t.slots[Slot.DEBT] + t.slots[Slot.SKIPS] > 0;
    boolean again =
        t.conditional
            && t.is(Slot.NOTED_AGAIN)
            && !skips
            && (t.slots[Slot.PLAYING] >>> seat & 1) != 0;
    if (again) {
      t.slots[Slot.FURTHER] = 0;
      NextTurns.close(t);
      t.replaceTop(AgendaTask.BEGIN, seat);
    }
    return again;
  }

  /** The card lies: its player owes the next one, or without a card draws one at once. */
  static void owesCard(Table t, int seat) {
    if (t.slots[Slot.COUNT + seat] == 0) {
      Causes.ofCard(t, Ground.OWED_CARD, t.slots[Slot.LAST_LAID], seat);
      Drawing.ownTurn(t, seat, 1);
      Causes.end(t);
      if (!t.running()) {
        return;
      }
      if (t.slots[Slot.COUNT + seat] == 0) {
        goOut(t, seat);
        return;
      }
      if (!FollowUps.any(t)) {
        return;
      }
    }
    t.replaceTop(AgendaTask.FOLLOW, seat);
  }
}
