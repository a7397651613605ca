package eightfold.server.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.protocol.Page;
import eightfold.server.MemoryStore;
import eightfold.server.ServerFixture;
import eightfold.server.little.LittleCatalogue;
import eightfold.server.room.Pace;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * A record is made once and costs whoever asks for it. Source: issue 10, point 2: a record of 7,700
 * facts cost 232 ms of processor time, twenty times a second.
 */
@SuppressWarnings("NullAway.Init")
class RecordsTest {
  /** Bots that do nothing while the test runs, so that only what it does happens at the table. */
  private static final Pace PATIENT = new Pace(600_000, 750, 3_000, 600_000, 600_000);

  private final MemoryStore store = new MemoryStore();
  private final List<Integer> paid = new ArrayList<>();
  private final Lobby lobby =
      Lobby.restored(
          new LobbyParts(
              new LittleCatalogue(),
              new HouseBots(),
              store,
              System::currentTimeMillis,
              ServerFixture.entropy(1),
              new LobbySettings(PATIENT, ServerFixture.WIDE)));
  private String table;
  private Conversation ann;
  private Ear ear;

  @BeforeEach
  void a_match_has_begun() throws InterruptedException {
    LobbyTable opened = LobbyTable.open(lobby, 2);
    table = opened.key().table();
    ear = new Ear();
    ann = lobby.connect(ear, "here").orElseThrow();
    ann.hear(LobbyTable.hello(table, opened.key().token()));
    ann.hear(LobbyTable.request(2, "start"));
    assertThat(ear.next()).contains("\"id\":1,\"result\"");
    assertThat(ear.next()).contains("\"id\":2,\"result\"");
  }

  @AfterEach
  void close() {
    lobby.close();
  }

  private Page record() {
    return lobby.played().record(table, OptionalInt.of(1), cost -> paid.add(cost));
  }

  private void say(int lines) throws InterruptedException {
    for (int line = 0; line < lines; line++) {
      ann.hear(
          "{\"jsonrpc\":\"2.0\",\"id\":\"c\",\"method\":\"chat\",\"params\":{\"text\":\"hi\"}}");
      String news = ear.next();
      while (!news.contains("\"id\":\"c\"")) {
        assertThat(news).isNotEqualTo("nothing came");
        news = ear.next();
      }
    }
  }

  @Test
  void what_was_made_is_kept_until_something_happens_at_the_table() throws Exception {
    Page first = record();
    assertThat(first).isInstanceOf(Page.Document.class);
    int reads = store.reads();
    for (int i = 0; i < 50; i++) {
      assertThat(record()).isEqualTo(first);
    }
    assertThat(store.reads()).as("read again").isEqualTo(reads);
    assertThat(paid).hasSize(1);
    say(1);
    assertThat(record()).isEqualTo(first);
    assertThat(paid).hasSize(2);
  }

  @Test
  void whoever_has_no_allowance_left_is_told_to_wait() {
    assertThat(lobby.played().record(table, OptionalInt.of(1), cost -> false))
        .isInstanceOfSatisfying(
            Page.Problem.class,
            problem -> assertThat(problem.error()).isEqualTo(Problems.TOO_FAST));
    record();
    // what is there costs nothing more
    assertThat(lobby.played().record(table, OptionalInt.of(1), cost -> false))
        .isInstanceOf(Page.Document.class);
  }

  /** Source: issue 44, point 2: whoever watches the same replay is shown what was made once. */
  @Test
  void a_replay_is_made_once_until_something_happens_at_the_table() throws Exception {
    ann.hear(LobbyTable.request(9, "end"));
    String news = ear.next();
    while (!news.contains("\"id\":9")) {
      news = ear.next();
    }
    Page first = replay(false);
    assertThat(first).isInstanceOf(Page.Replay.class);
    int reads = store.reads();
    assertThat(replay(false)).isSameAs(first);
    assertThat(store.reads()).as("read again").isEqualTo(reads);
    assertThat(replay(true)).as("with open hands").isNotEqualTo(first);
    say(1);
    assertThat(replay(false)).isEqualTo(first).isNotSameAs(first);
    assertThat(
            lobby
                .played()
                .replay(
                    table, new PlayedMatches.ReplayWish(OptionalInt.of(1), 9, 0, false), _ -> true))
        .isInstanceOf(Page.Problem.class);
  }

  private Page replay(boolean open) {
    return lobby
        .played()
        .replay(
            table,
            new PlayedMatches.ReplayWish(OptionalInt.of(1), 1, -1, open),
            cost -> paid.add(cost));
  }
}
