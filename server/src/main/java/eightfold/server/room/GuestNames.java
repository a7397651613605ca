package eightfold.server.room;

import eightfold.message.Message;
import eightfold.spelling.Printable;
import java.text.Normalizer;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** What a guest may be called. */
public final class GuestNames {
  public static final int LONGEST = 24;

  /** What bots are called, by their place. */
  private static final List<String> BOTS =
      List.of(
          "Ada", "Bruno", "Clara", "Dora", "Emil", "Fritz", "Greta", "Hugo", "Ida", "Jonas",
          "Klara", "Linus", "Mona", "Nils", "Olga");

  private GuestNames() {}

  /** The name as it is shown, or empty where it cannot be one. */
  public static Optional<String> clean(String wanted) {
    String name = Normalizer.normalize(wanted, Normalizer.Form.NFC).strip().replaceAll("\\s+", " ");
    boolean fits = !name.isEmpty() && name.codePointCount(0, name.length()) <= LONGEST;
    boolean printable = Printable.isPrintable(name);
    // a line of the notation names a seat by its name or by its number: a name is never a number
    boolean word = folded(name).codePoints().anyMatch(Character::isLetter);
    return fits && printable && word ? Optional.of(name) : Optional.empty();
  }

  /** The name as it is compared: whatever looks alike by its letters is the same. */
  private static String folded(String name) {
    String plain = Normalizer.normalize(name, Normalizer.Form.NFKC);
    StringBuilder seen = new StringBuilder();
    plain
        .codePoints()
        .filter(letter -> !Printable.isInvisible(letter))
        .forEach(seen::appendCodePoint);
    String folded = seen.toString().toUpperCase(Locale.ROOT).toLowerCase(Locale.ROOT);
    return Normalizer.normalize(folded, Normalizer.Form.NFKC).strip();
  }

  /** Whether anything of a text can be seen at all. */
  static boolean isSeen(String text) {
    return text.codePoints()
        .anyMatch(
            letter ->
                !Printable.isInvisible(letter)
                    && !Character.isWhitespace(letter)
                    && !Character.isSpaceChar(letter));
  }

  /** Why a name is none. */
  public static Message reason() {
    return Message.of("problems.name").with("most", LONGEST);
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
    return chairs.stream()
        .flatMap(
            chair ->
                Stream.concat(chair.name().stream(), chair.heir().map(Chair.Heir::name).stream()))
        .anyMatch(other -> Optional.of(folded(other)).equals(wanted));
  }
}
