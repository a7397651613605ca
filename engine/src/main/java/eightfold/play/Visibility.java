package eightfold.play;

/** Who sees what stands in a slot, a mask or an area of cards of a {@link Table}. */
enum Visibility {
  /** Everybody, also who only looks on. */
  PUBLIC,

  /** The seat whose turn it is, as what it holds or has drawn goes into it. */
  PLAYER,

  /** Of seats as bits, each its own; others where the rules show it to them ({@link OwedCalls}). */
  EACH_ITS_OWN,

  /** Of what there is for each seat, each its own. */
  EACH_SEAT,

  /** The seat whose play may be challenged. */
  DOUBTED,

  /** The seat whose card did not follow, as it saw its turn then. */
  CHEATER,

  /** The two seats between which a card has gone; everybody where they trade in sight. */
  TRADERS,

  /** Nobody, or nobody all of it. */
  SECRET
}
