package eightfold.server.room;

import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.Set;

/**
 * As much of a line of the notation as the order of arrival needs: whether it is said out of turn,
 * and whom a {@code catch} is about. What it means is the game's affair.
 */
record Line(String verb, List<String> words) {
  /** The verbs to which "it is not your turn" does not apply (notation, page 3). */
  private static final Set<String> OUT_OF_TURN =
      Set.of("call", "catch", "challenge", "grab", "say");

  /** The game's call, as the notation writes it. */
  static final String CALL = "call";

  static Line of(String text) {
    List<String> words = List.of(text.strip().split("\\s+"));
    return new Line(words.getFirst().toLowerCase(Locale.ROOT), words.subList(1, words.size()));
  }

  boolean inTurn() {
    return !OUT_OF_TURN.contains(verb);
  }

  boolean isCall() {
    return verb.equals(CALL);
  }

  boolean isCatch() {
    return verb.equals("catch");
  }

  /** The seat that a {@code catch} is about, by number or name. */
  OptionalInt caught(List<String> names) {
    if (!isCatch() || words.isEmpty()) {
      return OptionalInt.empty();
    }
    String wanted = String.join(" ", words);
    for (int seat = 0; seat < names.size(); seat++) {
      if (wanted.equals(Integer.toString(seat)) || wanted.equalsIgnoreCase(names.get(seat))) {
        return OptionalInt.of(seat);
      }
    }
    return OptionalInt.empty();
  }
}
