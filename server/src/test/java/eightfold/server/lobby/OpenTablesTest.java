package eightfold.server.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.protocol.Malformed;
import eightfold.protocol.Page;
import eightfold.protocol.TableWish;
import eightfold.server.MemoryStore;
import eightfold.server.ServerFixture;
import eightfold.server.little.LittleCatalogue;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/** Tables that anybody may find, and those for friends alone. Source: issue 13, point 3. */
class OpenTablesTest {
  private static final String WISH =
      "{\"game\":\"little\",\"name\":\"Ann\",LISTED\"seats\":"
          + "[{\"kind\":\"person\"},{\"kind\":\"person\"}]}";

  private final MemoryStore store = new MemoryStore();
  private final AtomicLong now = new AtomicLong(1_000_000);
  private long seed = 1;

  private Lobby lobby() {
    return Lobby.restored(
        new LobbyParts(
            new LittleCatalogue(),
            new HouseBots(),
            store,
            now::get,
            ServerFixture.entropy(seed++),
            new LobbySettings(ServerFixture.QUICK, Limits.withoutShares())));
  }

  private static Page.SeatKey open(Lobby lobby, boolean listed) throws Malformed {
    String wish = WISH.replace("LISTED", listed ? "\"listed\":true," : "");
    return (Page.SeatKey) lobby.open(TableWish.read(wish), "here");
  }

  private static Conversation sitDown(Lobby lobby, Page.SeatKey key) throws InterruptedException {
    Ear ear = new Ear();
    Conversation talk = lobby.connect(ear, "here").orElseThrow();
    talk.hear(LobbyTable.hello(key.table(), key.token()));
    assertThat(ear.next()).contains("\"result\"");
    return talk;
  }

  private static List<String> found(Lobby lobby) {
    return ((Page.OpenTables) lobby.openTables())
        .tables().stream().map(Page.TableNotice::table).toList();
  }

  @Test
  void a_table_is_found_by_all_only_where_its_opener_wished_so_and_while_somebody_is_there()
      throws Exception {
    try (Lobby lobby = lobby()) {
      Page.SeatKey listed = open(lobby, true);
      Page.SeatKey forFriends = open(lobby, false);
      assertThat(found(lobby)).as("nobody is there yet").isEmpty();
      Conversation ann = sitDown(lobby, listed);
      Conversation other = sitDown(lobby, forFriends);
      assertThat(found(lobby)).containsExactly(listed.table());
      ann.end();
      other.end();
      // the room hears of it a moment later
      for (int i = 0; i < 500 && !found(lobby).isEmpty(); i++) {
        Thread.sleep(10);
      }
      assertThat(found(lobby)).isEmpty();
    }
  }

  @Test
  void the_latest_come_first_and_fifty_are_told_of_at_most() throws Exception {
    try (Lobby lobby = lobby()) {
      for (int i = 0; i < 52; i++) {
        now.addAndGet(1_000);
        sitDown(lobby, open(lobby, true));
      }
      Page.SeatKey last = open(lobby, true);
      sitDown(lobby, last);
      assertThat(found(lobby)).hasSize(50).startsWith(last.table());
    }
  }

  @Test
  void a_table_stays_listed_after_a_restart() throws Exception {
    Page.SeatKey key;
    try (Lobby lobby = lobby()) {
      key = open(lobby, true);
    }
    try (Lobby lobby = lobby()) {
      assertThat(found(lobby)).isEmpty();
      sitDown(lobby, key);
      assertThat(found(lobby)).containsExactly(key.table());
    }
  }
}
