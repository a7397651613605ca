package eightfold.volity.table;

/**
 * How a referee comes to its room, and by which name that is known. It never changes; its methods
 * make another.
 *
 * @param naming the number of the room's name: another room has another one
 * @param fresh whether the room is to be a new one
 * @param tries how many names were somebody else's
 * @param since when the referee asked to be let in; what it has not asked for yet cannot last too
 *     long
 */
record RoomEntry(Life life, int naming, boolean fresh, int tries, long since) {
  private static final int MOST_TRIES = 5;

  /** How it is with the room. */
  enum Life {
    /** There is none, and nobody wants one. */
    NONE,
    /** The referee has asked to be let in. */
    ENTERING,
    /** The room is the referee's, and is being set up. */
    CONFIGURING,
    OPEN
  }

  /** There is none, nor was there. */
  static final RoomEntry NONE = new RoomEntry(Life.NONE, 0, false, 0, Long.MAX_VALUE);

  /** A new one is wanted: when somebody is there, or at once. */
  static RoomEntry wanted(boolean atOnce) {
    Life life = atOnce ? Life.ENTERING : Life.NONE;
    return new RoomEntry(life, 0, true, 0, Long.MAX_VALUE);
  }

  /** What was kept of it over a restart; empty: there has been none yet. */
  static RoomEntry restored(String name) {
    boolean open = !name.isEmpty() && !name.startsWith("-");
    int naming = name.isEmpty() ? 0 : Math.abs(Integer.parseInt(name));
    return new RoomEntry(open ? Life.ENTERING : Life.NONE, naming, !open, 0, Long.MAX_VALUE);
  }

  boolean isOpen() {
    return life == Life.OPEN;
  }

  /** Whether the referee is on its way into the room. */
  boolean isUnderWay() {
    return life == Life.ENTERING || life == Life.CONFIGURING;
  }

  /** Whether too many names were somebody else's. */
  boolean hasTriedEnough() {
    return tries > MOST_TRIES;
  }

  RoomEntry with(Life other) {
    return new RoomEntry(other, naming, fresh, tries, since);
  }

  /** The referee asks to be let in. */
  RoomEntry asked(long now) {
    return new RoomEntry(Life.ENTERING, naming, fresh, tries, now);
  }

  /** A new room is wanted again. */
  RoomEntry wantedAgain() {
    return new RoomEntry(life, naming, true, 0, since);
  }

  /** All names may be tried again. */
  RoomEntry rested() {
    return new RoomEntry(life, naming, fresh, 0, since);
  }

  /** The name was somebody else's. */
  RoomEntry missed() {
    return new RoomEntry(life, naming, fresh, tries + 1, since);
  }

  /** A new room by another name is wanted. */
  RoomEntry renamed() {
    return new RoomEntry(life, naming + 1, true, tries, since);
  }

  RoomEntry opened() {
    return new RoomEntry(Life.OPEN, naming, false, tries, since);
  }

  /** The room is gone; the next one has another name. */
  RoomEntry closed() {
    return new RoomEntry(Life.NONE, naming + 1, fresh, tries, since);
  }
}
