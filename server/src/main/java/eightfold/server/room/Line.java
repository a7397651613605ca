package eightfold.server.room;

import eightfold.game.Verb;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;

/**
 * As much of a line of the notation as the order of arrival needs: whether it is said out of turn,
 * and whom a {@code catch} is about. What it means is the game's affair.
 */
record Line(Verb verb, List<String> words) {
  static Line of(String text) {
    List<String> words = List.of(text.strip().split("\\s+"));
    return new Line(
        Verb.of(words.getFirst().toLowerCase(Locale.ROOT)), words.subList(1, words.size()));
  }

  boolean inTurn() {
    return verb.inTurn();
  }

  /** Whether who does it first matters to others: everybody sees the same, and answers. */
  boolean isReaction() {
    return verb == Verb.CALL || isRivalry(verb);
  }

  /** Whether another one's being first may take it away. */
  static boolean isRivalry(Verb verb) {
    return verb == Verb.CATCH || verb == Verb.CHALLENGE || verb == Verb.GRAB;
  }

  boolean isCall() {
    return verb == Verb.CALL;
  }

  boolean isCatch() {
    return verb == Verb.CATCH;
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
