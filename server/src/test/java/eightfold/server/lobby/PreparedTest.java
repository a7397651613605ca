package eightfold.server.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.game.Catalogue;
import eightfold.game.Game;
import eightfold.games.Games;
import eightfold.message.Texts;
import eightfold.protocol.Page;
import eightfold.server.MemoryStore;
import eightfold.server.ServerFixture;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/**
 * The first visitor of a server that has just started waits no longer than the next one. Source:
 * issue 15, point 2 (the first minute).
 */
class PreparedTest {
  /** Two games of the library, and how often rules were compiled. */
  private static final class TwoGames implements Catalogue {
    private static final List<String> IDS = List.of("pesten", "crazier-eights");
    private int compiled;

    @Override
    public List<Entry> entries() {
      return IDS.stream().map(id -> Games.standard().entry(id).orElseThrow()).toList();
    }

    @Override
    public List<Entry> find(String name) {
      return Games.standard().find(name);
    }

    @Override
    public Game game(String id, Map<String, String> options) {
      compiled++;
      return Games.standard().game(id, options);
    }

    @Override
    public Game fromRuleBook(String text) {
      return Games.standard().fromRuleBook(text);
    }

    @Override
    public <T> List<T> offers(Class<T> type) {
      return Games.standard().offers(type);
    }
  }

  private static Lobby lobby(Catalogue catalogue) {
    return Lobby.restored(
        new LobbyParts(
            catalogue,
            new HouseBots(),
            new MemoryStore(),
            () -> 1_000_000,
            ServerFixture.entropy(1),
            new LobbySettings(ServerFixture.QUICK, Limits.standard())));
  }

  private static int lessons(Lobby lobby, String game) {
    Page lessons = lobby.lessons(game, Texts.in("de"));
    assertThat(lessons).isInstanceOf(Page.Lessons.class);
    return ((Page.Lessons) lessons).lessons().size();
  }

  @Test
  void who_comes_first_finds_the_lessons_made() {
    TwoGames games = new TwoGames();
    try (Lobby lobby = lobby(games)) {
      lobby.prepare();
      int compiled = games.compiled;
      assertThat(lessons(lobby, "pesten")).isEqualTo(8);
      assertThat(lessons(lobby, "crazier-eights")).isEqualTo(14);
      assertThat(games.compiled).as("all that is needed is there").isEqualTo(compiled);
    }
  }

  @Test
  void where_nothing_is_prepared_the_rules_of_a_game_are_compiled_once_for_all_its_lessons() {
    TwoGames games = new TwoGames();
    try (Lobby lobby = lobby(games)) {
      assertThat(games.compiled).isZero();
      assertThat(lessons(lobby, "pesten")).isEqualTo(8);
      assertThat(lessons(lobby, "pesten")).isEqualTo(8);
      assertThat(games.compiled).isEqualTo(1);
    }
  }
}
