package eightfold.play;

import eightfold.cards.Kind;
import eightfold.cards.Kinds;
import eightfold.game.Awaits;
import eightfold.game.Refusal;
import eightfold.game.Verb.Shape;
import eightfold.program.CardDecision;

/** A card of the hand for another seat (semantics 19.29 to 19.31). */
final class GivenCards {
  private static final FamilyAct ACT =
      FamilyAct.of("give", Shape.CARD_AND_SEAT, CardDecision.GIVE)
          .to(GivenCards::receiver, "refusals.give-to")
          .unasked((t, seat, named) -> Refusal.NO_SUCH_SEAT)
          .untimely("refusals.nothing-to-give")
          .does(GivenCards::give)
          .besideTheTurn()
          .stillDone((t, seat, named) -> t.copies(seat, Acts.kind(named)) > 0);

  /** {@code give CARD SEAT}, which its player owes. */
  static final CardAct DECISION =
      new CardAct(
          ACT,
          Awaited.of(AgendaTask.GIVE_CARD, Awaits.of("give"))
              .refuses(GivenCards::refusal)
              .lists(GivenCards::list)
              .asks((t, seat) -> "refusals.first-give-one"));

  private GivenCards() {}

  /** The only seat that may be given a card now, or {@link Table#NOBODY}. */
  private static int receiver(Table t) {
    boolean owed = t.running() && t.top() == AgendaTask.GIVE_CARD;
    int seats = owed ? CardDecisions.others(t, t.topSeat()) : 0;
    return Integer.bitCount(seats) == 1 ? Integer.numberOfTrailingZeros(seats) : Table.NOBODY;
  }

  private static int refusal(Table t, int seat, int act) {
    if (!ACT.is(act)) {
      return Refusal.DECISION_OWED;
    }
    if ((CardDecisions.others(t, seat) >>> ACT.seatOf(act, t) & 1) == 0) {
      return Refusal.NO_SUCH_SEAT;
    }
    return Kinds.has(t.hand(seat), Acts.kind(act)) ? Refusal.ALLOWED : Refusal.CARD_NOT_HELD;
  }

  private static int list(Table t, int seat, int[] into) {
    int n = 0;
    for (int seats = CardDecisions.others(t, seat); seats != 0; seats &= seats - 1) {
      int to = Integer.numberOfTrailingZeros(seats);
      for (long kinds = t.hand(seat); kinds != Kinds.NONE; kinds &= kinds - 1) {
        into[n++] = ACT.with(Long.numberOfTrailingZeros(kinds), to);
      }
    }
    return n;
  }

  private static void give(Table t, int seat, int named) {
    int to = named / Kind.COUNT;
    CardDecisions.because(t, seat);
    Gifts.handOver(t, seat, to, Acts.kind(named));
    Occasions.resized(t, seat);
    t.replaceTop(AgendaTask.GIVEN, seat);
    Causes.end(t);
  }
}
