package eightfold.spelling;

/** Which letters and signs of a text can be seen, whatever they are by name. */
public final class Printable {
  /**
   * What is letter or sign by name and shows nothing, first and last of each range: the default
   * ignorables of Unicode, the fillers of Hangul among them, and the blank of Braille.
   */
  private static final int[] INVISIBLE = {
    0x00AD, 0x00AD, 0x034F, 0x034F, 0x061C, 0x061C, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180B, 0x180F,
    0x200B, 0x200F, 0x202A, 0x202E, 0x2060, 0x206F, 0x2800, 0x2800, 0x3164, 0x3164, 0xFE00, 0xFE0F,
    0xFEFF, 0xFEFF, 0xFFA0, 0xFFA0, 0xFFF0, 0xFFF8, 0x1BCA0, 0x1BCA3, 0x1D173, 0x1D17A, 0xE0000,
    0xE0FFF
  };

  private Printable() {}

  /** Whether a text has nothing but what may stand in a name. */
  public static boolean isPrintable(String text) {
    return text.codePoints().allMatch(Printable::isPrintable);
  }

  /** Whether a character may stand in a name. */
  public static boolean isPrintable(int character) {
    if (character < 0x7F) {
      return character >= ' ';
    }
    return switch (Character.getType(character)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.SURROGATE,
          Character.PRIVATE_USE,
          Character.UNASSIGNED,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR ->
          false;
      // a sign may be shown as a picture or as text, by a sign after it that is not seen
      default -> !isInvisible(character) || isPictureSelector(character);
    };
  }

  private static boolean isPictureSelector(int character) {
    return character == 0xFE0E || character == 0xFE0F;
  }

  /** Whether a character shows nothing where it stands. */
  public static boolean isInvisible(int character) {
    for (int i = 0; i < INVISIBLE.length; i += 2) {
      if (character >= INVISIBLE[i] && character <= INVISIBLE[i + 1]) {
        return true;
      }
    }
    return false;
  }
}
