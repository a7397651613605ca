package eightfold.play;

import eightfold.cards.Kind;
import eightfold.program.CardDecision;
import eightfold.program.LineStep;
import eightfold.rules.vocabulary.OtherSeat;

/**
 * Decisions that a card, or a line, brings the player of the card, by what is declared of them
 * ({@link CardDecision}).
 */
final class CardDecisions {
  /** In {@link Slot#DECIDES}: no line brings any, but the card its own. */
  static final int OF_THE_CARD = 0;

  private static final CardDecision[] ALL = CardDecision.values();
  private static final OtherSeat[] SEATS = OtherSeat.values();
  private static final int SEAT_BITS = 4;
  private static final int CARD_BITS = 8;
  private static final int LINE_BITS = 12;
  private static final int MASK = 15;

  private CardDecisions() {}

  /** What a line brings, as one number: the decision, from 1, the seat, the cards, the line. */
  static int number(int line, LineStep.Decide decision) {
    return decision.what().ordinal()
        + 1
        + (decision.to().ordinal() << SEAT_BITS)
        + (decision.cards() << CARD_BITS)
        + (line << LINE_BITS);
  }

  /** Whether a line has had the player of the last card decide something. */
  static boolean byLine(Table t) {
    return t.conditional && t.slots[Slot.DECIDES] != OF_THE_CARD;
  }

  /**
   * The task for what a line, or else this card, brings its player; {@link AgendaTask#NOTHING}
   * where neither brings any.
   */
  static AgendaTask task(Table t, int kind) {
    int ofCard = kind == Kind.NONE ? 0 : t.effects.decisions().of(kind);
    int decision = byLine(t) ? t.slots[Slot.DECIDES] & MASK : ofCard;
    return decision == 0 ? AgendaTask.NOTHING : AgendaTask.of(ALL[decision - 1]);
  }

  /** Whether the table waits for one. */
  static boolean awaited(Table t) {
    return t.top().decision().isPresent();
  }

  /**
   * A decision comes to be awaited, at once or after a declaration, unless the hand is empty now,
   * or the stock that it takes (a false call made meanwhile may have cost the last card, or have
   * had the pile reshuffled), or nobody is there whom it is about.
   */
  static void comesUp(Table t, int seat) {
    if (!awaited(t)) {
      return;
    }
    CardDecision decision = t.top().decision().get();
    boolean lacks =
        decision.takesStock() && t.stockCount() == 0
            || t.slots[Slot.COUNT + seat] < decision.leastHand();
    if (lacks || decision.namesSeat() && others(t, seat) == 0) {
      t.pop();
    }
  }

  /** What follows comes of the line, or of the last card alone. */
  static void because(Table t, int seat) {
    int kind = t.slots[Slot.LAST_LAID];
    if (byLine(t)) {
      Causes.ofLine(t, t.slots[Slot.DECIDES] >> LINE_BITS, kind, seat);
    } else {
      Causes.ofCard(t, kind, seat);
    }
  }

  /** Whom the line, or else the last card, lets its player name, as bits. */
  static int others(Table t, int seat) {
    OtherSeat who =
        byLine(t)
            ? SEATS[t.slots[Slot.DECIDES] >> SEAT_BITS & MASK]
            : t.effects.shown().to(t.slots[Slot.LAST_LAID]);
    return Selection.others(t, who, seat);
  }

  /** How many cards the line, or else the last card, has its player show. */
  static int cards(Table t) {
    return byLine(t)
        ? t.slots[Slot.DECIDES] >> CARD_BITS & MASK
        : t.effects.shown().cards().of(t.slots[Slot.LAST_LAID]);
  }
}
