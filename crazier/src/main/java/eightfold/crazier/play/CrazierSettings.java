package eightfold.crazier.play;

/**
 * The options in force (B.1).
 *
 * @param secondSkips whether of two players the second may skip its first draw (TWO-1)
 * @param rankMatches whether on a card of several colours equal rank is enough (MUL-2)
 * @param honour whether draws and abilities can be forgotten, as at a table (A.22)
 */
public record CrazierSettings(boolean secondSkips, boolean rankMatches, boolean honour) {
  /** All options as they are where nobody says otherwise. */
  public static final CrazierSettings STANDARD = new CrazierSettings(false, false, false);
}
