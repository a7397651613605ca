package eightfold.server.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.games.Games;
import eightfold.protocol.Page;
import eightfold.protocol.TableWish;
import eightfold.server.MemoryStore;
import eightfold.server.ServerFixture;
import eightfold.server.port.Store;
import eightfold.server.room.Pace;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * Ann erases what is hers at a table that is kept in a store. Source: issue 13, point 3 ("deleting
 * one's data"): a restarted room shows the erased state, and records have a seat in the place of
 * her name.
 */
@SuppressWarnings("NullAway.Init")
class ErasedTablesTest {
  private static final Pace PATIENT = new Pace(600_000, 750, 3_000, 600_000, 600_000);

  private final MemoryStore store = new MemoryStore();
  private Lobby lobby;
  private String table;
  private String token;

  private Lobby up(long seed) {
    return Lobby.restored(
        new LobbyParts(
            Games.standard(),
            new HouseBots(),
            store,
            System::currentTimeMillis,
            ServerFixture.entropy(seed),
            new LobbySettings(PATIENT, ServerFixture.WIDE)));
  }

  @BeforeEach
  void ann_has_begun_a_match_and_talked() throws InterruptedException {
    lobby = up(1);
    LobbyTable opened = LobbyTable.open(lobby, "eights", 2);
    table = opened.key().table();
    token = opened.key().token();
    Ear ear = new Ear();
    Conversation ann = lobby.connect(ear, "here").orElseThrow();
    ann.hear(LobbyTable.hello(table, token));
    ann.hear(LobbyTable.request(2, "start"));
    ann.hear(
        "{\"jsonrpc\":\"2.0\",\"id\":3,\"method\":\"chat\",\"params\":{\"text\":\"I am Ann\"}}");
    String news = ear.next();
    while (!news.contains("\"id\":3")) {
      assertThat(news).isNotEqualTo("nothing came");
      news = ear.next();
    }
  }

  @AfterEach
  void close() {
    lobby.close();
  }

  private String record() {
    return ((Page.Document) lobby.played().record(table, OptionalInt.of(1), cost -> true)).yaml();
  }

  private String notice() {
    return lobby.notice(table).toString();
  }

  @Test
  void what_is_erased_is_gone_from_table_store_and_record_and_stays_gone() {
    assertThat(record()).contains("name: Ann");
    assertThat(store.facts(table).toString()).contains("I am Ann");
    assertThat(lobby.erase(table, token, cost -> true)).isEqualTo(new Page.Erased(2));
    assertThat(record()).doesNotContain("Ann").contains("name: Player 1");
    assertThat(notice()).doesNotContain("Ann").contains("Player 1");
    assertThat(store.facts(table).toString()).doesNotContain("Ann");
    // a checkpoint is kept when all have been told, which is later than the answer
    lobby.close();
    Store.Checkpoint checkpoint = store.checkpoint(table).orElseThrow();
    assertThat(checkpoint.facts()).isEqualTo(store.facts(table).size());
    lobby = up(2);
    assertThat(notice()).doesNotContain("Ann").contains("Player 1");
    assertThat(record()).contains("name: Player 1");
  }

  /** Another server may have kept it in the moment in which the table changed hands. */
  @Test
  void a_checkpoint_of_before_is_passed_over() {
    Store.Checkpoint before = store.checkpoint(table).orElseThrow();
    lobby.erase(table, token, cost -> true);
    lobby.close();
    store.keep(table, before);
    lobby = up(2);
    assertThat(notice()).doesNotContain("Ann").contains("Player 1");
  }

  @Test
  void whoever_erases_or_opens_while_the_server_goes_down_is_told_that() {
    Page erased =
        lobby.erase(
            table,
            token,
            _ -> {
              lobby.close();
              return true;
            });
    assertThat(erased).isEqualTo(Problems.closing());
    TableWish.SeatWish person = new TableWish.SeatWish(Optional.empty());
    TableWish wish =
        new TableWish("eights", Map.of(), List.of(person, person), "Bob", OptionalInt.empty());
    assertThat(lobby.open(wish, "here")).isEqualTo(Problems.closing());
  }

  @Test
  void nobody_erases_for_another_or_for_nothing() {
    assertThat(lobby.erase(table, "somebody's", cost -> true))
        .isInstanceOfSatisfying(
            Page.Problem.class, problem -> assertThat(problem.error()).isEqualTo(Problems.UNKNOWN));
    assertThat(lobby.erase(table, token, cost -> false))
        .isInstanceOfSatisfying(
            Page.Problem.class,
            problem -> assertThat(problem.error()).isEqualTo(Problems.TOO_FAST));
    assertThat(lobby.erase("a".repeat(22), token, cost -> true)).isInstanceOf(Page.Problem.class);
    assertThat(notice()).contains("Ann");
  }

  @Test
  void what_cannot_be_written_is_not_erased() {
    store.failing(true);
    assertThat(lobby.erase(table, token, cost -> true))
        .isInstanceOfSatisfying(
            Page.Problem.class,
            problem -> assertThat(problem.words().english()).contains("nothing has changed"));
    store.failing(false);
    assertThat(notice()).contains("Ann");
    assertThat(lobby.erase(table, token, cost -> true)).isEqualTo(new Page.Erased(2));
  }
}
