package eightfold.server.room;

import java.text.Normalizer;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What a guest may be called. */
public final class Names {
  public static final int LONGEST = 24;

  /** What bots are called, by their place. */
  private static final List<String> BOTS =
      List.of(
          "Ada", "Bruno", "Clara", "Dora", "Emil", "Fritz", "Greta", "Hugo", "Ida", "Jonas",
          "Klara", "Linus", "Mona", "Nils", "Olga");

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

  private Names() {}

  /** The name as it is shown, or empty where it cannot be one. */
  public static Optional<String> clean(String wanted) {
    String name = Normalizer.normalize(wanted, Normalizer.Form.NFC).strip().replaceAll("\\s+", " ");
    boolean fits = !name.isEmpty() && name.codePointCount(0, name.length()) <= LONGEST;
    boolean printable = name.codePoints().allMatch(Names::printable);
    // a line of the notation names a seat by its name or by its number: a name is never a number
    boolean word = folded(name).codePoints().anyMatch(Character::isLetter);
    return fits && printable && word ? Optional.of(name) : Optional.empty();
  }

  /** The name as it is compared: whatever looks alike by its letters is the same. */
  private static String folded(String name) {
    String plain = Normalizer.normalize(name, Normalizer.Form.NFKC);
    StringBuilder seen = new StringBuilder();
    plain.codePoints().filter(letter -> !isInvisible(letter)).forEach(seen::appendCodePoint);
    String folded = seen.toString().toUpperCase(Locale.ROOT).toLowerCase(Locale.ROOT);
    return Normalizer.normalize(folded, Normalizer.Form.NFKC).strip();
  }

  /** Whether anything of a text can be seen at all. */
  static boolean isSeen(String text) {
    return text.codePoints()
        .anyMatch(
            letter ->
                !isInvisible(letter)
                    && !Character.isWhitespace(letter)
                    && !Character.isSpaceChar(letter));
  }

  /** Why a name is none. */
  public static String words() {
    return "a name has 1 to "
        + LONGEST
        + " characters that can be seen, at least one of them a letter";
  }

  /** The name, with a number after it where somebody at the table has it already. */
  static String unique(String name, List<Chair> chairs) {
    String unique = name;
    for (int i = 2; taken(unique, chairs); i++) {
      unique = name + " " + i;
    }
    return unique;
  }

  /** The name of a bot at a place that was a bot's from the beginning. */
  public static String ofBot(int seat) {
    return BOTS.get(seat % BOTS.size());
  }

  /** The name of a bot that takes a free place. */
  static String ofBot(int seat, List<Chair> chairs) {
    return unique(ofBot(seat), chairs);
  }

  private static boolean taken(String name, List<Chair> chairs) {
    Optional<String> wanted = Optional.of(folded(name));
    return chairs.stream().anyMatch(chair -> chair.name().map(Names::folded).equals(wanted));
  }

  private static boolean printable(int character) {
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

  private static boolean isInvisible(int character) {
    for (int i = 0; i < INVISIBLE.length; i += 2) {
      if (character >= INVISIBLE[i] && character <= INVISIBLE[i + 1]) {
        return true;
      }
    }
    return false;
  }
}
