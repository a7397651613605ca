package eightfold.play;

/**
 * Where cards are, and what is known of where they are: the parts of a table behind its slots and
 * masks, each with who sees it. {@link Hands} has them all but the last two.
 */
enum CardArea {
  /** The cards that the seats hold. */
  HANDS(Visibility.EACH_SEAT),

  /** The cards known to have been in the stock when it was last shuffled in sight. */
  KNOWN_STOCK(Visibility.PUBLIC),

  /** How many cards have come into each hand since then. */
  ADDED(Visibility.PUBLIC),

  /** What each seat, and who only looks on, knows of the cards in each hand. */
  KNOWN_HANDS(Visibility.EACH_SEAT),

  /** The cards in hands that lie face up. */
  OPEN(Visibility.PUBLIC),

  STOCK(Visibility.SECRET),
  PILE(Visibility.PUBLIC);

  final Visibility seen;

  CardArea(Visibility seen) {
    this.seen = seen;
  }
}
