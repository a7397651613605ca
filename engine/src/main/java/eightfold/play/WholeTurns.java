package eightfold.play;

/**
 * Turns that one line of the notation begins and ends, in books in which a turn may hold several
 * cards: {@code play CARD …} lays its cards and then ends the turn, as soon as nothing is asked of
 * its player any more (semantics 5.13, 5.14).
 */
public final class WholeTurns {
  /** What is left to be done when the cards of a play have been laid. */
  public enum Rest {
    /** Nothing: the deal is over, or another seat is to answer in a duel. */
    NOTHING,

    /** The turn is open, and its player ends it. */
    END,

    /** Its player has to name a seat first. */
    ANSWER
  }

  private WholeTurns() {}

  /** How many cards have been played in the deal: one that could not be laid after all is none. */
  public static int played(Table t) {
    return t.slots[Slot.CARDS_PLAYED];
  }

  /** What is left of a play when its last card lies. */
  public static Rest rest(Table t, int seat) {
    if (!t.running() || Situation.isDuel(t)) {
      return Rest.NOTHING;
    }
    boolean asked = t.top() == AgendaTask.TARGET && t.topSeat() == seat;
    return asked && Playability.complete(t) ? Rest.ANSWER : Rest.END;
  }

  /** The turn ends by itself when its player has named the seat, and the lines have worked. */
  public static void endsThen(Table t) {
    t.set(Slot.ENDS, true);
  }
}
