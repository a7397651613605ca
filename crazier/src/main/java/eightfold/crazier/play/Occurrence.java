package eightfold.crazier.play;

/** Something that is about to happen and that substitution abilities may change (A.16). */
public sealed interface Occurrence {
  /**
   * A seat draws.
   *
   * @param by who uses the ability that makes it draw, or {@link Numbering#NONE} in the draw phase
   */
  record Draws(int seat, int count, int by) implements Occurrence {}

  record Destroyed(int card) implements Occurrence {}

  record Loses(int seat) implements Occurrence {}

  record Skips(int seat) implements Occurrence {}
}
