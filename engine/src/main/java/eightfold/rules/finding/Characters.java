package eightfold.rules.finding;

/** How readers of rule books look at single characters. */
public final class Characters {
  private Characters() {}

  /** Whether it is a blank, of whatever width, that looks like the ordinary one. */
  public static boolean blank(int point) {
    return point == ' ' || Character.getType(point) == Character.SPACE_SEPARATOR;
  }

  /** The character's number as Unicode writes it: {@code U+202E}. */
  public static String name(int point) {
    return "U+%04X".formatted(point);
  }
}
