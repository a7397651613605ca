package eightfold.server.room;

import eightfold.game.Game;
import eightfold.game.Verb;
import eightfold.game.Verb.Shape;
import eightfold.game.Verb.Sort;
import java.util.List;
import java.util.OptionalInt;

/**
 * As much of a line of the notation as the order of arrival needs: what sort of act it is, and whom
 * a {@code catch} is about. What it means is the game's affair.
 */
record Line(Verb verb, List<String> words) {
  /** What a game does not know comes in turn, and is refused there. */
  private static final Verb UNKNOWN = new Verb.Named("", Sort.DECIDES, Shape.WORDS);

  static Line of(Game game, String text) {
    List<String> words = List.of(text.strip().split("\\s+"));
    return new Line(
        Verb.of(game.verbs(), String.join(" ", words)).orElse(UNKNOWN),
        words.subList(1, words.size()));
  }

  boolean inTurn() {
    return verb.inTurn();
  }

  /** Whether who does it first matters to others: everybody sees the same, and answers. */
  boolean isReaction() {
    return isCall() || isRivalry(verb);
  }

  /** Whether another one's being first may take it away. */
  static boolean isRivalry(Verb verb) {
    return verb.sort() == Sort.CATCHES || verb.sort() == Sort.GRABS;
  }

  boolean isCall() {
    return verb.sort() == Sort.CALLS;
  }

  /** Whether a seat is caught by it; a challenge names none. */
  boolean isCatch() {
    return verb.sort() == Sort.CATCHES && verb.shape() == Shape.SEAT;
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
