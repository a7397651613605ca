package eightfold.play;

import eightfold.cards.Kind;
import eightfold.cards.Kinds;
import eightfold.game.Refusal;
import eightfold.rules.vocabulary.Trigger;

/** Draws of the seat to act, and what they make of its turn (C7, C8). */
final class DrawActs {
  private DrawActs() {}

  /** A draw of the seat to act in an ordinary turn, with what its policy makes of it. */
  static void inTurn(Table t, int seat) {
    t.slots[Slot.DRAWN]++;
    Drawing.ownTurn(t, seat, 1);
    hasDrawn(t, seat);
  }

  /** What its policy makes of a card that has come by the draw of the seat to act. */
  static void hasDrawn(Table t, int seat) {
    int top = t.slots[Slot.STOCK_TOP];
    int kind = top > 0 ? t.cards[top - 1] : Kind.NONE;
    sets(t, Trigger.Moment.DRAWS, seat);
    if (!t.running()) {
      return;
    }
    if (!t.is(Slot.OPENING)) {
      drawn(t, seat, kind);
    }
  }

  /** What a seat's draw sets off works before its turn goes on. */
  private static void sets(Table t, Trigger.Moment moment, int seat) {
    if (t.conditional) {
      Occasions.happens(t, moment, seat);
      Rounds.settle(t);
    }
  }

  /** What the policy of drawing makes of a card that the seat to act has drawn. */
  static void drawn(Table t, int seat, int kind) {
    switch (t.drawing) {
      case ONE_THEN_PASS -> Turns.leave(t, seat);
      case ONE_MAY_PLAY -> t.slots[Slot.BOUND] = kind;
      case ONE_MUST_PLAY -> {
        t.slots[Slot.BOUND] = kind;
        giveUpWithoutPlay(t, seat);
      }
      case ONE_THEN_PLAY -> giveUpWithoutPlay(t, seat);
      default -> {
        // until playable and up to N: the turn goes on
      }
    }
  }

  private static void giveUpWithoutPlay(Table t, int seat) {
    if (Playability.opening(t, seat) == Kinds.NONE) {
      Turns.endInVain(t, seat);
    }
  }

  /**
   * Whether the referee draws for the seat whose turn waits ({@code auto-draw}).
   *
   * @param opening the kinds with which it may begin
   */
  static boolean byItself(Table t, int seat, long opening) {
    return opening == Kinds.NONE
        && t.drawsByReferee
        && !Trade.mayGive(t, seat)
        && Playability.drawing(t, seat, opening) == Refusal.ALLOWED;
  }

  /** The seat to act draws: for its turn, for a card that it owes, or what lies on it. */
  static void draw(Table t, int seat) {
    if (t.top() == AgendaTask.FOLLOW) {
      forOwedCard(t, seat);
      return;
    }
    if (t.top() != AgendaTask.ANSWER) {
      inTurn(t, seat);
      return;
    }
    ChallengeablePlay.clear(t);
    int debt = t.slots[Slot.DEBT];
    boolean count = Counts.open(t);
    boolean thenTurn = Kinds.has(t.penalties.thenTurn(), t.slots[Slot.DEBT_KIND]);
    t.slots[Slot.DEBT] = 0;
    t.slots[Slot.DEBT_KIND] = Kind.NONE;
    Causes.ofPenalty(t);
    Causes.penaltyGone(t);
    if (Situation.isDuel(t) && seat != t.slots[Slot.TURN_SEAT]) {
      Drawing.take(t, seat, debt); // in the turn of who opened the duel
    } else {
      Drawing.ownTurn(t, seat, debt);
    }
    Causes.end(t);
    RequiredSpeech.penalised(t, seat);
    sets(t, Trigger.Moment.DRAWS_PENALTY, seat);
    if (Situation.isDuel(t)) {
      if (t.running()) {
        Duels.end(t, seat);
      }
      return;
    }
    if (count) {
      Counts.close(t);
    }
    if (!t.running()) {
      return;
    }
    // a limit that is reached ends the deal before the turn that would be missed
    boolean over = t.slots[Slot.DEAL_ACTS] >= t.mostActs;
    if (thenTurn && (over || !LostTurns.missesNow(t, seat))) {
      boolean blocked = t.is(Slot.BLOCKED);
      boolean again = t.is(Slot.NOTED_AGAIN);
      t.clearTurn();
      t.slots[Slot.TURN_SEAT] = seat;
      t.set(Slot.BLOCKED, blocked);
      t.set(Slot.NOTED_AGAIN, again);
      t.set(Slot.AFTER_DEBT, true);
      t.set(Slot.OPENING, Openings.due(t, seat));
      t.replaceTop(AgendaTask.PLAY, seat);
    } else {
      if (!thenTurn) {
        LostTurns.lostTurn(t, seat);
      }
      Turns.leave(t, seat);
    }
  }

  static void forOwedCard(Table t, int seat) {
    int held = t.slots[Slot.COUNT + seat];
    Causes.ofCard(t, Ground.OWED_CARD, t.slots[Slot.LAST_LAID], seat);
    Drawing.ownTurn(t, seat, 1);
    Causes.end(t);
    if (t.slots[Slot.COUNT + seat] > held) {
      sets(t, Trigger.Moment.DRAWS, seat);
    }
    if (t.running()) {
      t.replaceTop(AgendaTask.REST, seat);
    }
  }
}
