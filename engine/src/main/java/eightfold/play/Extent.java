package eightfold.play;

import eightfold.program.Program;
import eightfold.rules.vocabulary.Element;

/**
 * How much of a table's arrays can ever hold anything with some rules: what lies behind is never
 * copied, compared or saved.
 *
 * @param slots how many of the numbers, from the first {@link Slot} on
 * @param masks how many of the sets of kinds that stand before the hands ({@link Mask})
 */
record Extent(int slots, int masks) {
  static Extent of(Program program) {
    int slots = slots(program);
    int few = slots > Slot.TRADE_END ? Mask.CONDITIONS : Mask.DOUBT_DEMAND;
    return new Extent(slots, program.conditional() ? Mask.HELD : few);
  }

  private static int slots(Program p) {
    if (p.match().format() == Element.Match.Format.COLUMNS) {
      return Slot.END;
    }
    if (p.conditional()) {
      return Slot.CONDITIONS_END;
    }
    if (p.cheatDraws() > 0) {
      return Slot.CHEAT_END;
    }
    if (p.need().doubtful() != 0
        || p.call().rule().forTurnsOf() > 0
        || p.speech().names()
        || !p.speech().phrase().isEmpty()) {
      return Slot.FAULTS_END;
    }
    if (p.players().trades() || p.stock().costs() > 0) {
      return Slot.TRADE_END;
    }
    if (p.stock().pressure() > 0) {
      return Slot.TRADE;
    }
    int missed = p.missing() ? Slot.MISSED_END : Slot.CORE_END;
    return p.call().hidden() ? Slot.DUE_END : missed;
  }
}
