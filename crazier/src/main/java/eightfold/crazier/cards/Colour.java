package eightfold.crazier.cards;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** The four colours; a set of them is a mask with a bit for each (GEN-2). */
public enum Colour {
  RED,
  BLUE,
  GREEN,
  PURPLE;

  private static final List<Colour> ALL = List.of(values());

  /** Its bit in a mask. */
  public int bit() {
    return 1 << ordinal();
  }

  /** The word for it at the border. */
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The colour of that word. */
  public static Optional<Colour> parse(String word) {
    return ALL.stream().filter(colour -> colour.word().equalsIgnoreCase(word)).findFirst();
  }

  /** The words of all colours. */
  public static List<String> words() {
    return ALL.stream().map(Colour::word).toList();
  }

  /** The colours of a mask. */
  public static List<Colour> of(int mask) {
    List<Colour> colours = new ArrayList<>();
    for (Colour colour : ALL) {
      if ((mask & colour.bit()) != 0) {
        colours.add(colour);
      }
    }
    return colours;
  }
}
