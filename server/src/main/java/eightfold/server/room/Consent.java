package eightfold.server.room;

import java.util.OptionalLong;

/**
 * Whether a door of the server's own is asked before a match begins or goes on. It never changes;
 * its methods make another.
 *
 * @param door the connection that is asked; empty: none is
 * @param asking whether the match would begin or go on now, and the door has been asked; its seats
 *     and options stay as they are meanwhile
 */
record Consent(OptionalLong door, boolean asking) {
  static final Consent NONE = new Consent(OptionalLong.empty(), false);

  /** A door is asked from now on. */
  static Consent of(long door) {
    return new Consent(OptionalLong.of(door), false);
  }

  Consent asking(boolean now) {
    return new Consent(door, now);
  }

  boolean isOf(long connection) {
    return door.isPresent() && door.getAsLong() == connection;
  }
}
