package eightfold.play;

import eightfold.cards.Kind;
import eightfold.program.LineStep;
import eightfold.program.Quantity;
import java.util.Optional;

/**
 * What everybody at a table can see besides cards, counts and scores: who has grabbed, whether
 * silence holds, who plays with whom, which rank is wild for whom.
 */
public final class PublicState {
  private static final int[] NOTHING = {};

  private PublicState() {}

  /** Whether a grab is open. */
  public static boolean grabbing(Table t) {
    return t.running() && Situation.isGrab(t);
  }

  /** The seats for whose decision the table waits, as bits. */
  public static int actors(Table t) {
    if (grabbing(t)) {
      return t.slots[Slot.PLAYING] & ~(t.slots[Slot.GRABBED] | t.slots[Slot.GRAB_PASSED]);
    }
    return t.turn() == Table.NOBODY ? 0 : 1 << t.turn();
  }

  /** The seats that have grabbed in the open grab, as bits. */
  public static int grabbed(Table t) {
    return grabbing(t) ? t.slots[Slot.GRABBED] : 0;
  }

  /** The seats that have let the open grab be, as bits. */
  public static int letBe(Table t) {
    return grabbing(t) ? t.slots[Slot.GRAB_PASSED] : 0;
  }

  /** Whether whoever speaks now draws for it. */
  public static boolean silent(Table t) {
    return t.is(Slot.SILENT);
  }

  /** The seat's partner, or {@link Table#NOBODY} where everybody plays alone. */
  public static int partner(Table t, int seat) {
    return Teams.none(t) ? Table.NOBODY : Teams.partner(t, seat);
  }

  /** The seats that are out in this deal while it goes on, and not out of the match, as bits. */
  public static int outOfDeal(Table t) {
    return t.running() ? t.slots[Slot.LEFT] & ~t.slots[Slot.PLAYING] : 0;
  }

  /** The wild kinds that would follow as any card of a hand but the last one. */
  public static long wildUnlessLast(Table t) {
    return Playability.wildUnlessLast(t) & ~t.follows();
  }

  /** The rank that is wild for this seat alone, or {@link Kind#NONE}. */
  public static int ownWild(Table t, int seat) {
    int number = t.slots[Slot.SCORE + seat];
    return t.ownWild && number >= 1 && number <= t.pack.ranks().size() ? number - 1 : Kind.NONE;
  }

  /** Whether the seat to act may give back a card for the one that its partner has given it. */
  public static boolean answersGift(Table t) {
    return t.running() && Trade.answering(t);
  }

  /**
   * For what a line waits for its player to name a seat: the first thing that it brings about for
   * that seat. Empty where no line does.
   */
  public static Optional<LineStep> choice(Table t) {
    boolean waits = t.running() && t.top() == AgendaTask.TARGET;
    int line = t.slots[Slot.CHOOSING_LINE];
    return waits && line != Table.NOBODY
        ? Optional.of(t.conditions.steps(line).get(t.slots[Slot.CHOOSING_STEP]))
        : Optional.empty();
  }

  /**
   * How many cards or turns a step is about for which a seat is to be named; 0 also where that is
   * still to be thrown.
   */
  public static int number(Table t, Quantity quantity) {
    return quantity.thrown() > 0 ? 0 : Quantities.of(t, quantity, t.topSeat());
  }

  /** The seat to which a card would be given now, or {@link Table#NOBODY}. */
  public static int receiver(Table t) {
    boolean gift = t.running() && t.top() == AgendaTask.GIVE && !Trade.answering(t);
    return gift ? t.slots[Slot.GIVE_TO] : Trade.receiver(t);
  }

  /** Which of two rule sets is in force: {@code undecided}, {@code eights} or {@code factor}. */
  public static String regime(Table t) {
    return Regime.of(t).word();
  }

  /** The mask of what answers the debt or skip that waits now. */
  public static long pendingAnswers(Table t) {
    boolean waits = t.running() && t.top() == AgendaTask.ANSWER;
    return waits ? Playability.answers(t) : 0;
  }

  /**
   * What each card that a seat was left with counts, in the order of the kinds; nothing while the
   * deal runs, and where no cards are counted.
   */
  public static int[] counted(Table t, int seat) {
    return t.running() ? NOTHING : Points.each(t, seat);
  }

  /** How many copies of a kind that a seat holds lie face up, for all to see. */
  public static int openCopies(Table t, int seat, int kind) {
    int open =
        Countdown.showsLastWild(t, seat)
            ? t.hands.copies(seat, kind)
            : t.hands.openCopies(seat, kind);
    return t.players.tradesFaceUp()
        ? Math.min(t.hands.copies(seat, kind), open + Trade.received(t, seat, kind))
        : open;
  }

  /** Whether the seat owes a call for which another may catch it. */
  public static boolean catchable(Table t, int seat) {
    return CallRights.owesCall(t, seat);
  }

  /** The seat on which a penalty waits until it acts, or {@link Table#NOBODY} (semantics 10.18). */
  public static int debtor(Table t) {
    if (t.slots[Slot.WAITING] > 0) {
      return t.slots[Slot.WAITING_SEAT];
    }
    return t.slots[Slot.DEBT] > 0 ? t.slots[Slot.DEBT_SEAT] : Table.NOBODY;
  }

  /** The cards of the penalty that waits on that seat. */
  public static int waiting(Table t) {
    return t.slots[t.slots[Slot.WAITING] > 0 ? Slot.WAITING : Slot.DEBT];
  }
}
