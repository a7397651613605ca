package eightfold.play;

/** How much of each thing a table has at most: that is how wide its slots are. */
final class Slots {
  /** The largest number of seats. */
  static final int MOST_SEATS = 15;

  /** No seat. */
  static final int NOBODY = -1;

  /** So many things may wait on a table's agenda. */
  static final int MOST_AGENDA = 16;

  /** So many cards of one penalty or skip are remembered, the nearest first. */
  static final int MOST_CAUSES = 8;

  /** More faults than any deal has open at once; what comes on top pushes the oldest out. */
  static final int MOST_FAULTS = 64;

  /** More words than are owed at once; what comes on top is not owed. */
  static final int MOST_OWED = 64;

  /** How many columns a sheet has at first. */
  static final int FIRST_COLUMNS = 3;

  /** The largest number of columns. */
  static final int MOST_COLUMNS = 9;

  private Slots() {}
}
