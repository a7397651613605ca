package eightfold.play;

import eightfold.cards.Kind;
import eightfold.cards.Kinds;

/** Challenging a card that may be played only in need, and turns that a challenger misses. */
final class Challenges {
  private Challenges() {}

  /** A card leaves the hand for the pile: the play may be doubtful, or closes an older doubt. */
  static void played(Table t, int seat, int kind) {
    boolean ordinary =
        t.slots[Slot.LAID] == 0
            && !t.is(Slot.ANSWERING)
            && !t.is(Slot.OPENING)
            && t.top() == AgendaTask.PLAY;
    if (ordinary && Kinds.has(t.doubtful, kind)) {
      long also = Playability.also(t) | Playability.wildUnlessLast(t);
      ChallengeablePlay.remember(t, seat, kind, also, Playability.barred(t));
    } else {
      ChallengeablePlay.clear(t);
    }
  }

  /** Whether the seat may challenge now: until the penalty of the card has been drawn. */
  static boolean allowed(Table t, int seat) {
    return t.slots[Slot.DOUBT_SEAT] != Table.NOBODY
        && t.slots[Slot.DOUBT_SEAT] != seat
        && (t.topSeat() == seat || !byNext(t))
        && t.top() == AgendaTask.ANSWER
        && t.slots[Slot.SKIPS] == 0
        && (t.slots[Slot.PLAYING] >>> seat & 1) != 0;
  }

  /** What a challenge costs who is wrong, beside what it would have to draw anyway. */
  static int costs(Table t) {
    int kind = t.slots[Slot.DOUBT_KIND];
    return byNext(t)
        ? Math.max(0, t.need.wrongCosts().of(kind) - t.slots[Slot.DEBT])
        : t.need.costs().of(kind);
  }

  static void challenge(Table t, int seat) {
    t.hands.known.seeHand(t.slots[Slot.DOUBT_SEAT]);
    t.witness.challenged(seat, t.slots[Slot.DOUBT_SEAT]);
    Causes.ofSeat(t, seat);
    if (t.witness.looks()) {
      t.hands.reveal(t.slots[Slot.DOUBT_SEAT], t.witness);
    }
    if (byNext(t)) {
      settledWithNext(t, seat);
    } else if (t.is(Slot.DOUBT_GUILTY)) {
      takenBack(t);
    } else {
      Causes.of(t, Ground.LOST_CHALLENGE);
      lost(t, seat);
      Causes.end(t);
    }
    Causes.end(t);
  }

  /** Whether the seat on which the penalty lies is the only one that may challenge the play. */
  private static boolean byNext(Table t) {
    return Kinds.has(t.need.byNext(), t.slots[Slot.DOUBT_KIND]);
  }

  /** Who has played the card draws, or the challenger, and its turn is over; the card stays. */
  private static void settledWithNext(Table t, int seat) {
    int kind = t.slots[Slot.DOUBT_KIND];
    if (!t.is(Slot.DOUBT_GUILTY)) {
      int wrong = t.need.wrongCosts().of(kind);
      t.slots[Slot.DEBT] = wrong > 0 ? wrong : t.slots[Slot.DEBT];
      DrawActs.draw(t, seat);
      return;
    }
    int player = t.slots[Slot.DOUBT_SEAT];
    t.slots[Slot.DEBT] = 0;
    t.slots[Slot.DEBT_KIND] = Kind.NONE;
    Causes.penaltyGone(t);
    ChallengeablePlay.clear(t);
    Drawing.take(t, player, t.need.costs().of(kind));
    if (t.running()) {
      NextTurns.beginsAnew(t, seat);
      t.replaceTop(AgendaTask.BEGIN, seat);
    }
  }

  /**
   * The card goes back into its player's hand, as if it had not been played; the next seat plays.
   */
  private static void takenBack(Table t) {
    int player = t.slots[Slot.DOUBT_SEAT];
    int next = t.topSeat();
    t.slots[Slot.DEBT] = 0;
    t.slots[Slot.DEBT_KIND] = Kind.NONE;
    Causes.penaltyGone(t);
    TakenUpcards.one(t, player);
    ChallengeablePlay.restore(t);
    ChallengeablePlay.clear(t);
    Calls.drewCards(t, player);
    Occasions.resized(t, player);
    Drawing.take(t, player, t.need.costs().of(t.slots[Slot.DOUBT_KIND]));
    if (t.running()) {
      NextTurns.beginsAnew(t, next);
      t.replaceTop(AgendaTask.BEGIN, next);
    }
  }

  /** The challenger takes cards of the stock, the card and the one below it, and misses a turn. */
  private static void lost(Table t, int seat) {
    Drawing.take(t, seat, t.need.costs().of(t.slots[Slot.DOUBT_KIND]));
    ChallengeablePlay.clear(t);
    if (!t.running()) {
      return;
    }
    TakenUpcards.take(t, seat, 2);
    Calls.drewCards(t, seat);
    Occasions.resized(t, seat);
    t.slots[Slot.MISSES] |= 1 << seat; // one turn, however often it has been wrong before it comes
  }
}
