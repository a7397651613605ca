package eightfold.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.game.FastChance;
import eightfold.game.Game;
import eightfold.game.Match;
import eightfold.game.Position;
import eightfold.game.Reply;
import eightfold.shedding.Shedding;
import eightfold.shedding.SheddingMatch;
import java.util.Arrays;
import java.util.List;

/** Tables as they are laid for a story, and what their players do. */
final class LaidTables {
  private static final String HEAD =
      """
      game Made Up
      id made-up
      summary "Made up for a story."
      source "A test."

      players 2..6
      deck french
      """;

  private static final List<String> NAMES = List.of("Ann", "Bob", "Cy", "Di");

  private LaidTables() {}

  /** The text of a book of a French pack for two to six, with these rules. */
  static String book(String rules) {
    return HEAD + rules;
  }

  /** The game of such a book. */
  static Game madeUp(String rules) {
    return Shedding.standard().fromRuleBook(book(rules));
  }

  /** The last seat has dealt; a pile and a stock of cards, and the hands by seat. */
  static Position.Builder position(int turn, String pile, String stock, String... hands) {
    return Position.lying(
            Arrays.stream(hands).map(LaidTables::cards).toList(), cards(pile), cards(stock))
        .dealer(hands.length - 1)
        .turn(turn);
  }

  static SheddingMatch table(Game game, Position.Builder position) {
    return (SheddingMatch) game.arrange(position.build(), new FastChance(3));
  }

  static List<String> cards(String text) {
    return text.isBlank() ? List.of() : List.of(text.strip().split("\\s+"));
  }

  /** A seat does one thing after the other, all of them legal. */
  static void does(Match match, int seat, String... acts) {
    for (String act : acts) {
      assertThat(match.submit(seat, act, NAMES)).as(act).isInstanceOf(Reply.Taken.class);
    }
  }
}
