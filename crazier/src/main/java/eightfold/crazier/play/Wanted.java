package eightfold.crazier.play;

import eightfold.game.ActExamples;
import eightfold.game.Refusal;
import eightfold.message.Message;
import java.util.List;

/** What is wanted of a seat instead of what it has said. */
public final class Wanted {
  private Wanted() {}

  /** A refusal for a reason of the page; the answers where one is awaited. */
  public static Refusal instead(CrazierTable table, int seat, Reason reason) {
    Refusal refusal = reason.refusal();
    boolean answerable =
        (reason == Reason.CHOICE_OWED || reason == Reason.NOT_AN_OPTION) && asked(table, seat);
    List<String> acts = examples(table, seat);
    return !answerable || acts.isEmpty()
        ? refusal
        : new Refusal(
            refusal.code(),
            Message.of("refusals.with-acts").with("refused", refusal.message()).with("acts", acts));
  }

  /** The refusal of a line that is not written as one is; what is no act is told with some. */
  public static Refusal instead(CrazierTable table, int seat, Refusal refusal) {
    if (refusal.code() != Refusal.UNKNOWN_ACT) {
      return refusal;
    }
    List<String> acts = examples(table, seat);
    if (acts.isEmpty()) {
      return refusal;
    }
    return new Refusal(
        refusal.code(),
        asked(table, seat)
            ? Message.of("refusals.unknown-act-owed")
                .with("line", refusal.message().argument("line"))
                .with("owed", Message.of("crazier.refusal.choice-owed"))
                .with("acts", acts)
            : refusal.message().with("acts", acts));
  }

  private static boolean asked(CrazierTable table, int seat) {
    return table.pending().map(question -> question.seat() == seat).orElse(false);
  }

  private static List<String> examples(CrazierTable table, int seat) {
    boolean may = asked(table, seat) || CrazierLegalActs.awaits(table, seat);
    return may
        ? ActExamples.among(
            CrazierLegalActs.legal(table, seat).stream()
                .map(act -> CrazierActs.text(table, act))
                .toList())
        : List.of();
  }
}
