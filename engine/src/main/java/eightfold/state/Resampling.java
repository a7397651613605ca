package eightfold.state;

/**
 * Deals hidden cards anew until a seat could not tell the table from the one that it knows: an
 * arrangement that does not fit is thrown away, so that those which fit stay as likely as each
 * other (docs/adr/0015).
 */
@FunctionalInterface
public interface Resampling {
  /** After so many arrangements that did not fit (a good tenth of a second) the search ends. */
  int MOST_TRIES = 200_000;

  /**
   * Deals once more.
   *
   * @param tries how many arrangements have not fitted so far
   * @return whether this one fits
   */
  boolean fits(int tries);

  /**
   * Deals until an arrangement fits.
   *
   * @return whether one did; otherwise the caller leaves the cards as they lie, which surely fits
   */
  static boolean succeeds(Resampling deal) {
    for (int tries = 0; tries < MOST_TRIES; tries++) {
      if (deal.fits(tries)) {
        return true;
      }
    }
    return false;
  }
}
