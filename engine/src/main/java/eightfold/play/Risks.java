package eightfold.play;

import eightfold.cards.Kind;
import eightfold.cards.Kinds;
import eightfold.game.Refusal;
import eightfold.program.Program;

/**
 * Acts that a table takes and that may cost their seat cards, by what the seat sees: whether they
 * do, others have to notice, or hidden cards decide.
 */
public final class Risks {
  private Risks() {}

  /** Whether any card that the seat plays may cost it others; false: none does. */
  public static boolean anyCard(Table t, int seat) {
    return t.program.cheatDraws() > 0 || Playability.wrong(t, seat) != Kinds.NONE;
  }

  /** How many cards an act may cost the seat; 0 where it is refused or costs nothing. */
  public static int cards(Table t, int seat, int act) {
    if (ActRefusals.code(t, seat, act) != Refusal.ALLOWED) {
      return 0;
    }
    Program p = t.program;
    if (Acts.card(act)) {
      return card(t, seat, Acts.kind(act));
    }
    if (Acts.catches(act)) {
      return CallRights.mayCatch(t, seat, act - Acts.CATCH) ? 0 : p.wrongCatch();
    }
    return switch (act) {
      case Acts.CALL ->
          Calls.owing(t, seat) || CallRights.callInTime(t, seat) ? 0 : t.callRule.falseDraws();
      case Acts.CHALLENGE -> Challenges.costs(t);
      case Acts.SAY -> t.is(Slot.SILENT) ? t.speech.silenceCosts() : 0;
      default -> 0;
    };
  }

  private static int card(Table t, int seat, int kind) {
    if (LegalActs.wrong(t, seat, kind)) {
      return t.callPenalty;
    }
    boolean first = t.top() == AgendaTask.PLAY || t.top() == AgendaTask.ANSWER;
    boolean follows = Kinds.has(Playability.playable(t, seat), kind);
    return t.program.cheatDraws() > 0 && first && kind != Kind.NONE && !follows
        ? t.program.cheatDraws()
        : 0;
  }
}
