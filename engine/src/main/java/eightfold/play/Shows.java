package eightfold.play;

import eightfold.cards.Kinds;
import eightfold.game.Awaits;
import eightfold.game.Refusal;
import eightfold.game.Verb.Shape;
import eightfold.program.CardDecision;

/** A card of the hand is shown to the next seat (semantics 19.16 to 19.20). */
final class Shows {
  private static final int STEP = CardDecisions.step(CardDecision.SHOW);

  private static final FamilyAct ACT =
      FamilyAct.of("show", Shape.CARD_AND_SEAT, CardDecision.SHOW)
          .to(Shows::receiver, "refusals.show-to")
          .unasked((t, seat, kind) -> Refusal.NO_SUCH_SEAT)
          .untimely("refusals.no-show-now")
          .does(Shows::show)
          .told("showed")
          .stillDone((t, seat, kind) -> t.copies(seat, kind) > 0);

  /** {@code show CARD SEAT}, which its player owes. */
  static final CardAct DECISION =
      new CardAct(
          ACT,
          Awaited.of(STEP, Awaits.of("show"))
              .refuses(Shows::refusal)
              .lists((t, seat, into) -> ACT.list(t.hand(seat), into))
              .asks((t, seat) -> "refusals.first-show"));

  private Shows() {}

  /** Who sees the card: the seat that is the next one when it is shown. */
  private static int receiver(Table t) {
    boolean owed = t.slots[Slot.ENDING] == Table.RUNNING && t.top() == STEP;
    return owed ? t.next(t.topSeat()) : Table.NOBODY;
  }

  private static int refusal(Table t, int seat, int act) {
    if (!ACT.is(act)) {
      return Refusal.DECISION_OWED;
    }
    return Kinds.has(t.hand(seat), Acts.kind(act)) ? Refusal.ALLOWED : Refusal.CARD_NOT_HELD;
  }

  private static void show(Table t, int seat, int kind) {
    int to = receiver(t);
    t.hands.known.shown(to, seat, kind);
    t.pop();
    t.witness.received(to, kind);
    ACT.tell(t, seat, to, 1);
  }
}
