package eightfold.play;

/**
 * The sets of kinds that a table is made of: where each stands in {@link Table#masks}. Behind them
 * come the planes of {@link Hands}.
 */
final class Mask {
  /** The kinds that follow what the pile demands; conditions on hand and last card come on top. */
  static final int FOLLOWS = 0;

  /** The kinds that their own condition keeps off the upcard. */
  static final int BARRED = 1;

  /** How many masks go with what the pile demands ({@link Slot#DEMAND}). */
  static final int DEMANDS = 2;

  /** With plain turns, while one waits: the kinds with which its seat may begin. */
  static final int READY = 2;

  /** The seats that have emptied their hands in the open count, the first one lowest, by fours. */
  static final int EMPTIED = 3;

  /** What the pile demanded before the play that may be challenged. */
  static final int DOUBT_DEMAND = 4;

  /** What it demanded before the card that did not follow. */
  static final int CHEAT_DEMAND = 6;

  static final int HELD = 8;

  private Mask() {}
}
