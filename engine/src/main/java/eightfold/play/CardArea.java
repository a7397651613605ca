package eightfold.play;

/**
 * Where cards are, and what is known of where they are: the parts of a table behind its slots and
 * masks, each with who sees it. {@link Hands} has them all but the last two.
 */
enum CardArea {
  /** The cards that the seats hold. */
  HANDS(Seen.EACH_SEAT),

  /** The cards known to have been in the stock when it was last shuffled in sight. */
  KNOWN_STOCK(Seen.PUBLIC),

  /** How many cards have come into each hand since then. */
  ADDED(Seen.PUBLIC),

  /** What each seat, and who only looks on, knows of the cards in each hand. */
  KNOWN_HANDS(Seen.EACH_SEAT),

  /** The cards in hands that lie face up. */
  OPEN(Seen.PUBLIC),

  STOCK(Seen.SECRET),
  PILE(Seen.PUBLIC);

  final Seen seen;

  CardArea(Seen seen) {
    this.seen = seen;
  }
}
