package eightfold.server.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.game.EngineVersion;
import eightfold.game.Game;
import eightfold.games.Games;
import eightfold.server.room.GameSource;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a table has kept of its rules is found again, whatever has come since. */
class SharedGamesTest {
  private final SharedGames games = new SharedGames(Games.standard());

  private static Game then() {
    return Games.standard().game("eights", Map.of("twos", "draw2", "cards", "5"));
  }

  /** Options that were as usual stand nowhere in the book, and are told all the same. */
  @ParameterizedTest
  @ValueSource(ints = {EngineVersion.FIRST, EngineVersion.CURRENT})
  void a_table_of_other_rules_than_todays_keeps_all_its_options(int engine) {
    Game then = then();
    // in this one the library's game is another one today
    String book = then.ruleBook().replace("Tens count ten;", "Tens count ten, as ever;");
    Game now = games.kept(new GameSource.Kept("eights", then.options(), book, engine));
    assertThat(now.options()).containsExactlyEntriesOf(then.options());
    assertThat(now.options()).containsEntry("twos", "draw2").containsEntry("fours", "off");
    assertThat(now.ruleBook()).isEqualTo(book);
  }

  @Test
  void tables_of_equal_rules_and_other_options_share_no_game() {
    String book = then().ruleBook();
    Game one = games.kept(new GameSource.Kept("eights", Map.of("a", "1"), book, 1));
    Game other = games.kept(new GameSource.Kept("eights", Map.of("a", "2"), book, 1));
    assertThat(one.options()).containsEntry("a", "1");
    assertThat(other.options()).containsEntry("a", "2");
    assertThat(games.kept(new GameSource.Kept("eights", Map.of("a", "1"), book, 1))).isSameAs(one);
  }

  @Test
  void the_librarys_own_game_is_taken_while_it_is_the_same() {
    Game then = then();
    assertThat(
            games.kept(
                new GameSource.Kept(
                    "eights", then.options(), then.ruleBook(), EngineVersion.CURRENT)))
        .isSameAs(games.of("eights", then.options()));
  }
}
