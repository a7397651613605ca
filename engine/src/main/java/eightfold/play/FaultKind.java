package eightfold.play;

/** What a fault is about, in the order by which a table numbers it. */
enum FaultKind {
  /** A call not made. */
  CALL,
  /** The name of a card not said. */
  NAME,
  /** A phrase not said. */
  PHRASE,
  /** A card put down that does not follow. */
  CARD;

  private static final FaultKind[] ALL = values();

  /** The fault of that number. */
  static FaultKind of(int number) {
    return ALL[number];
  }
}
