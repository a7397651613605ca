package eightfold.play;

import eightfold.cards.Kind;
import eightfold.program.CardDecision;

/** Decisions that a card brings its player, by what is declared of them ({@link CardDecision}). */
final class CardDecisions {
  private static final CardDecision[] ALL = CardDecision.values();

  private CardDecisions() {}

  /** The task for what this card brings its player, or {@link AgendaTask#NOTHING}. */
  static AgendaTask task(Table t, int kind) {
    int decision = kind == Kind.NONE ? 0 : t.effects.decisions().of(kind);
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

  /** Whom the last card lets its player name, as bits. */
  static int others(Table t, int seat) {
    return Selection.others(t, t.effects.shown().to(t.slots[Slot.LAST_LAID]), seat);
  }
}
