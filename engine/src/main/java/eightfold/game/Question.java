package eightfold.game;

import java.util.List;

/**
 * An open decision as somebody at the table may know of it; pages ask it, with the legal targets
 * marked.
 *
 * @param seat who decides
 * @param kind what is chosen, in the game's words: {@code players}, {@code assets}, {@code may} …
 * @param card the card that asks; empty where none does
 * @param about what it is for, in the game's words; may be empty
 * @param may whether it may be declined: "no", or nothing chosen
 * @param least how many must be chosen at least
 * @param most how many may be chosen
 * @param options what can be chosen, in the notation, seats by their numbers; empty for those who
 *     may not know
 * @param picked what has been picked so far, as far as the viewer may know
 */
public record Question(
    int seat,
    String kind,
    String card,
    String about,
    boolean may,
    int least,
    int most,
    List<String> options,
    List<String> picked) {
  public Question {
    options = List.copyOf(options);
    picked = List.copyOf(picked);
  }
}
