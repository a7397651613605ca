package eightfold.rules.vocabulary;

/** When the further turn of a card never comes (chapter 6 of the semantics; eights.md, R12). */
public final class FurtherTurns {
  private FurtherTurns() {}

  /** Whether a line gives a further turn that lapses by what else it does. */
  public static boolean lapse(Element.On on) {
    return on.says("again") && (skips(on) || draws(on));
  }

  /** Missed turns that cannot be parried leave the further turn. */
  private static boolean skips(Element.On on) {
    return on.find(Effect.Lost.class)
        .filter(lost -> lost.skips() || lost.turns() > 0 && !lost.parriedBy().isEmpty())
        .isPresent();
  }

  private static boolean draws(Element.On on) {
    return on.find(Effect.Penalty.class)
        .filter(penalty -> penalty.draws() > 0 || penalty.opens())
        .isPresent();
  }
}
