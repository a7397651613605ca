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
    if (!t.running()) {
      return false;
    }
    return FamilyActs.of(act).remains(t, seat, act);
  }

  /** Whether a seat acts by it so that others' words come too late; no grab is such an act. */
  private static boolean acts(Table t, int act) {
    return FamilyActs.of(act).movesOn() && !(act == Acts.PASS && Situation.isGrab(t));
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
        if (t.running()) {
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
