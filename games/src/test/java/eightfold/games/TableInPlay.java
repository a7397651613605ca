package eightfold.games;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.game.FastChance;
import eightfold.game.Game;
import eightfold.game.Match;
import eightfold.game.Position;
import eightfold.game.Reply;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** A table in the middle of a deal, for tests of what is told there. */
final class TableInPlay {
  private TableInPlay() {}

  /** A game of the library as its book has it. */
  static Game game(String id) {
    return Games.standard().game(id, Map.of());
  }

  /** A position with the first seat to act, the rest of the pack under the stock. */
  static Match at(Game game, String upcard, String... hands) {
    Position position =
        Position.lying(
                Arrays.stream(hands).map(hand -> List.of(hand.split(" "))).toList(),
                List.of(upcard),
                List.of())
            .restUnder()
            .dealer(hands.length - 1)
            .turn(0)
            .build();
    return game.arrange(position, new FastChance(5));
  }

  /** The seat does this, and it is taken. */
  static void does(Match match, int seat, String line, List<String> names) {
    assertThat(match.submit(seat, line, names)).as(line).isInstanceOf(Reply.Taken.class);
  }
}
