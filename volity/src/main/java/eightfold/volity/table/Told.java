package eightfold.volity.table;

/**
 * What all in the room were told, and who is to be named with what is told next. It never changes;
 * its methods make another.
 *
 * @param picture how the table was
 * @param turn whose turn was told last; below 0: nobody's
 * @param declarer who has declared the suit in force
 * @param chooser who has chosen an option, until it is told
 * @param killer who wants the game ended, or no longer, until it is told
 */
record Told(Picture picture, int turn, String declarer, String chooser, String killer) {
  static final Told NOTHING = new Told(Picture.EMPTY, -1, "", "", "");

  /** Whether a game is going on, and is not suspended. */
  boolean isActive() {
    return picture.playing() && !picture.suspended();
  }

  Told picture(Picture other) {
    return new Told(other, turn, declarer, chooser, killer);
  }

  Told turn(int other) {
    return new Told(picture, other, declarer, chooser, killer);
  }

  Told declarer(String other) {
    return new Told(picture, turn, other, chooser, killer);
  }

  Told chooser(String other) {
    return new Told(picture, turn, declarer, other, killer);
  }

  Told killer(String other) {
    return new Told(picture, turn, declarer, chooser, other);
  }
}
