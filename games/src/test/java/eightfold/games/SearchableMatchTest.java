package eightfold.games;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import eightfold.game.FastChance;
import eightfold.game.Game;
import eightfold.game.Match;
import eightfold.game.Opening;
import eightfold.game.SearchableMatch;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every game of the library can be searched. Source: docs/adr/0016. */
class SearchableMatchTest {
  private static final int ACTS = 30;

  static List<String> games() {
    return Games.standard().ids();
  }

  private static boolean plays(Match match, FastChance chance) {
    int[] legal = new int[Match.MOST_LEGAL];
    int first = chance.below(match.seats());
    for (int i = 0; i < match.seats(); i++) {
      int seat = (first + i) % match.seats();
      int count = match.legal(seat, legal);
      if (count > 0) {
        match.apply(seat, legal[chance.below(count)]);
        return true;
      }
    }
    return false;
  }

  @ParameterizedTest
  @MethodSource("games")
  void a_match_is_dealt_anew_found_again_and_put_away(String id) {
    Game game = Games.standard().game(id, Map.of());
    SearchableMatch match =
        assertInstanceOf(
            SearchableMatch.class, game.begin(Opening.of(game.leastSeats()), new FastChance(3)));
    SearchableMatch other =
        (SearchableMatch) game.begin(Opening.of(game.leastSeats()), new FastChance(4));
    FastChance chance = new FastChance(5);
    for (int act = 0; act < ACTS && match.turn() != Match.NOBODY; act++) {
      int seat = match.turn();
      SearchableMatch sample = match.determinise(seat, chance);
      assertThat(sample.view(seat)).isEqualTo(match.view(seat));
      assertThat(sample.informationKey(seat)).isEqualTo(match.informationKey(seat));
      other.restore(match.save());
      assertThat(other.hash()).isEqualTo(match.hash());
      assertThat(plays(match, chance)).isTrue();
      assertThat(other.hash()).isNotEqualTo(match.hash());
    }
  }
}
