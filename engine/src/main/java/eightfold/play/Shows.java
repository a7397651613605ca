package eightfold.play;

import eightfold.cards.Kind;
import eightfold.cards.Kinds;
import eightfold.game.Awaits;
import eightfold.game.Chance;
import eightfold.game.Refusal;
import eightfold.game.Verb.Shape;
import eightfold.program.CardDecision;

/**
 * Cards of the hand are shown to another seat (semantics 19.16 to 19.20): chosen one by one, and
 * shown together with the last of them.
 */
final class Shows {
  /** The word of the event. */
  static final String SHOWED = "showed";

  private static final FamilyAct ACT =
      FamilyAct.of("show", Shape.CARD_AND_SEAT, CardDecision.SHOW)
          .to(Shows::receiver, "refusals.show-to")
          .upTo(t -> owed(t) ? left(t, t.topSeat()) : t.program.decisions().mostShown())
          .unasked((t, seat, named) -> Refusal.NO_SUCH_SEAT)
          .untimely("refusals.no-show-now")
          .does(Shows::choose)
          .told(SHOWED)
          .stillDone((t, seat, named) -> spare(t, seat, Acts.kind(named)));

  /** {@code show CARD SEAT}, which its player owes. */
  static final CardAct DECISION =
      new CardAct(
          ACT,
          Awaited.of(AgendaTask.SHOW, Awaits.of("show"))
              .refuses(Shows::refusal)
              .lists(Shows::list)
              .asks((t, seat) -> "refusals.first-show"));

  private Shows() {}

  /** The cards of a hand that has been dealt anew may be others that its player has chosen. */
  static void anew(Table t, int seat, Chance chance) {
    int cards = t.slots[Slot.SHOWING];
    t.slots[Slot.SHOWING] = 0;
    for (int i = 0; i < cards; i++) {
      int spare = 0;
      int kind = Kind.NONE;
      for (long kinds = t.hand(seat); kinds != Kinds.NONE; kinds &= kinds - 1) {
        int one = Long.numberOfTrailingZeros(kinds);
        if (spare(t, seat, one) && chance.below(++spare) == 0) {
          kind = one;
        }
      }
      t.slots[Slot.SHOWING_KINDS + i] = kind;
      t.slots[Slot.SHOWING]++;
    }
  }

  private static boolean owed(Table t) {
    return t.running() && t.top() == AgendaTask.SHOW;
  }

  /** The only seat that may be shown cards now, or {@link Table#NOBODY}. */
  private static int receiver(Table t) {
    int seats = owed(t) ? receivers(t, t.topSeat()) : 0;
    return Integer.bitCount(seats) == 1 ? Integer.numberOfTrailingZeros(seats) : Table.NOBODY;
  }

  /** The seats that may be shown cards, as bits: with the first card it is clear which one is. */
  private static int receivers(Table t, int seat) {
    return t.slots[Slot.SHOWING] > 0 ? 1 << t.slots[Slot.SHOW_TO] : CardDecisions.others(t, seat);
  }

  /** How many cards are still to be chosen. */
  private static int left(Table t, int seat) {
    int cards = CardDecisions.cards(t);
    return Math.min(cards, t.slots[Slot.COUNT + seat]) - t.slots[Slot.SHOWING];
  }

  /** How many of the first so many cards chosen are of that kind. */
  private static int alike(Table t, int kind, int cards) {
    int alike = 0;
    for (int i = 0; i < cards; i++) {
      alike += t.slots[Slot.SHOWING_KINDS + i] == kind ? 1 : 0;
    }
    return alike;
  }

  /** Whether the seat holds such a card that is not chosen yet. */
  private static boolean spare(Table t, int seat, int kind) {
    return t.copies(seat, kind) > alike(t, kind, t.slots[Slot.SHOWING]);
  }

  private static int refusal(Table t, int seat, int act) {
    if (!ACT.is(act)) {
      return Refusal.DECISION_OWED;
    }
    if ((receivers(t, seat) >>> ACT.seatOf(act, t) & 1) == 0) {
      return Refusal.NO_SUCH_SEAT;
    }
    return spare(t, seat, Acts.kind(act)) ? Refusal.ALLOWED : Refusal.CARD_NOT_HELD;
  }

  private static int list(Table t, int seat, int[] into) {
    int n = 0;
    for (int seats = receivers(t, seat); seats != 0; seats &= seats - 1) {
      int to = Integer.numberOfTrailingZeros(seats);
      for (long kinds = t.hand(seat); kinds != Kinds.NONE; kinds &= kinds - 1) {
        int kind = Long.numberOfTrailingZeros(kinds);
        if (spare(t, seat, kind)) {
          into[n++] = ACT.with(kind, to);
        }
      }
    }
    return n;
  }

  private static void choose(Table t, int seat, int named) {
    int to = named / Kind.COUNT;
    t.slots[Slot.SHOW_TO] = to;
    t.slots[Slot.SHOWING_KINDS + t.slots[Slot.SHOWING]++] = Acts.kind(named);
    if (left(t, seat) == 0) {
      show(t, seat, to);
    }
  }

  /** All that were chosen are shown: of cards alike as many as there are among them. */
  private static void show(Table t, int seat, int to) {
    int cards = t.slots[Slot.SHOWING];
    for (int i = 0; i < cards; i++) {
      int kind = t.slots[Slot.SHOWING_KINDS + i];
      t.hands.known.shown(to, seat, kind, alike(t, kind, i + 1));
      t.witness.received(to, kind);
    }
    t.clear(Slot.SHOW_TO, Slot.SHOWING_END);
    t.pop();
    ACT.tell(t, seat, to, cards);
  }
}
