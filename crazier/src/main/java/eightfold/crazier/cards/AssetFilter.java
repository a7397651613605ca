package eightfold.crazier.cards;

/**
 * Which assets in play are meant; everything given must hold (B.6.2).
 *
 * @param self only the asset itself
 * @param controller whose they are
 * @param notThis not the asset itself
 * @param any colours of which it has at least one; 0: no matter
 * @param none colours of which it has none
 * @param sharesPile whether it must share a colour with the top of the discard pile
 */
public record AssetFilter(
    boolean self, Who controller, boolean notThis, int any, int none, boolean sharesPile) {
  /** The asset itself. */
  public static final AssetFilter THIS =
      new AssetFilter(true, new Who.Everyone(), false, 0, 0, false);
}
