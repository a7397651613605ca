package eightfold.play;

/**
 * What words cost that seats have not said when another seat acts (RULE-LANGUAGE, Conditions 4).
 */
final class UnsaidWords {
  private UnsaidWords() {}

  /**
   * A seat is about to act, which costs the others the words that they owe; whether its act can
   * still be done then: a draw where they have left a card, a card that is still in its hand.
   */
  static boolean allow(Table t, int seat, int act) {
    if (t.slots[Slot.OWED_COUNT] == 0 || !acts(t, act) || !cost(t, t.due, seat)) {
      return true;
    }
    if (t.slots[Slot.ENDING] != Table.RUNNING) {
      return false;
    }
    if (Acts.card(act)) {
      boolean pair = t.program.turns().pairs() && act >= Acts.LAY && act < Acts.GIVE;
      return t.copies(seat, Acts.kind(act)) >= (pair ? 2 : 1);
    }
    if (Acts.exchanges(act)) {
      return t.copies(seat, Acts.kind(act)) > 0 && t.stockCount() > 0;
    }
    return act != Acts.DRAW || t.top() != Table.PLAY || t.canGive();
  }

  /**
   * Whether a seat acts by it: plays, draws, passes, declares, exchanges or names; no grab is an
   * act.
   */
  private static boolean acts(Table t, int act) {
    return Acts.card(act)
        || act == Acts.DRAW
        || act == Acts.PASS && !Situation.isGrab(t)
        || Acts.declares(act)
        || Acts.declaresRank(act)
        || Acts.exchanges(act)
        || Acts.targets(act);
  }

  /** What the others owe to say costs them cards; whether anybody owed anything. */
  private static boolean cost(Table t, int[] due, int actor) {
    int count = 0;
    for (int entry = 0; entry < t.slots[Slot.OWED_COUNT]; ) {
      if (OwedWords.seat(t, entry) == actor) {
        entry++;
      } else {
        due[count++] = t.slots[Slot.OWED + entry];
        OwedWords.drop(t, entry);
      }
    }
    for (int i = 0; i < count; i++) {
      int cards = OwedWords.saying(t, due[i]).cost();
      for (int times = OwedWords.timesOf(due[i]); times > 0; times--) {
        if (t.slots[Slot.ENDING] == Table.RUNNING) {
          Causes.ofWords(t, OwedWords.saying(t, due[i]));
          t.witness.penalised(OwedWords.seatOf(due[i]), cards, Offence.UNSAID_WORDS);
          Drawing.unasked(t, OwedWords.seatOf(due[i]), cards);
          Causes.end(t);
          Rounds.settle(t);
        }
      }
    }
    return count > 0;
  }
}
