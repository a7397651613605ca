package eightfold.volity.table;

import java.util.Locale;

/** What this door keeps at a table, by key. */
public enum DoorNote {
  /** The secret that names and hashes of accounts follow from. */
  SALT,
  /** Which of its names the room has; with a minus which one it will have. */
  NAME,
  /** Whether lists show it, whether games are recorded, and its language. */
  SETTINGS,
  /** Where its room is, while it is open. */
  ADDRESS;

  /** By what the door is known at tables. */
  public static final String DOOR = "volity";

  public String key() {
    return name().toLowerCase(Locale.ROOT);
  }
}
