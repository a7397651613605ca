package eightfold.play;

import eightfold.cards.Kinds;
import eightfold.game.Awaits;
import eightfold.game.Refusal;
import eightfold.game.Verb.Shape;
import eightfold.program.CardDecision;

/** A card of the hand for the top card of the stock (semantics 19.10 to 19.14). */
final class Exchanges {
  private static final FamilyAct ACT =
      FamilyAct.of("exchange", Shape.CARD, CardDecision.EXCHANGE)
          .does(Exchanges::exchange)
          .told("exchanged")
          .unasked((t, seat, kind) -> Refusal.MAY_NOT_DRAW)
          .stillDone((t, seat, kind) -> t.copies(seat, kind) > 0 && t.stockCount() > 0)
          .untimely("refusals.no-exchange-now");

  /** {@code exchange CARD}, and the offer to do so. */
  static final CardAct DECISION =
      new CardAct(
          ACT,
          Awaited.of(AgendaTask.EXCHANGE, Awaits.of("exchange"))
              .refuses(Exchanges::refusal)
              .lists(Exchanges::list)
              .asks((t, seat) -> "refusals.first-exchange"));

  private Exchanges() {}

  /** The code that refuses an act while an exchange is offered. */
  private static int refusal(Table t, int seat, int act) {
    if (act == Acts.PASS) {
      return Refusal.ALLOWED;
    }
    if (!ACT.is(act)) {
      return Refusal.DECISION_OWED;
    }
    if (!Kinds.has(t.hand(seat), Acts.kind(act))) {
      return Refusal.CARD_NOT_HELD;
    }
    return t.stockCount() > 0 ? Refusal.ALLOWED : Refusal.NOTHING_TO_DRAW;
  }

  /** Writes the legal acts while an exchange is offered; says how many there are. */
  private static int list(Table t, int seat, int[] into) {
    // what others have to draw meanwhile may be the last of the stock
    long held = t.stockCount() > 0 ? t.hand(seat) : Kinds.NONE;
    int n = ACT.list(held, into);
    into[n++] = Acts.PASS;
    return n;
  }

  /**
   * The card goes on the stock, out of the others' sight unless it lay face up, and the one that
   * lay there is taken.
   */
  private static void exchange(Table t, int seat, int kind) {
    int taken = t.cards[t.slots[Slot.STOCK_TOP]];
    boolean open = t.hands.openCopies(seat, kind) > 0;
    t.hands.known.exchanges(seat, open, t.hands);
    t.hands.remove(seat, kind);
    t.hands.add(seat, taken);
    t.hands.known.takesTop(seat, taken);
    t.cards[t.slots[Slot.STOCK_TOP]] = (byte) kind;
    t.slots[Slot.STOCK_TOP_BY] = seat;
    t.set(Slot.STOCK_TOP_SEEN, open);
    Calls.movesOn(t, seat);
    ChallengeablePlay.partsWith(t, seat);
    t.pop();
    t.witness.received(seat, taken);
    ACT.tell(t, seat, Table.NOBODY, Witness.UNCOUNTED);
  }
}
