package eightfold.server.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.protocol.Page;
import eightfold.protocol.TableWish;
import eightfold.server.MemoryStore;
import eightfold.server.ServerFixture;
import eightfold.server.little.LittleCatalogue;
import eightfold.server.room.Pace;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/**
 * Whoever has the link of a table that spectators see late gets no record of what they have not
 * seen. Source: docs/protocol.md, Late spectators.
 */
class LateRecordTest {
  private static final long DELAY_MILLIS = 30_000;
  private static final Pace PATIENT = new Pace(600_000, 750, 3_000, 600_000, 600_000);

  private final MemoryStore store = new MemoryStore();
  private final AtomicLong now = new AtomicLong(1_700_000_000_000L);
  private Lobby lobby = up(1);

  private Lobby up(long seed) {
    return Lobby.restored(
        new LobbyParts(
            new LittleCatalogue(),
            new HouseBots(),
            store,
            now::get,
            ServerFixture.entropy(seed),
            new LobbySettings(PATIENT, ServerFixture.WIDE)));
  }

  @AfterEach
  void close() {
    lobby.close();
  }

  private Page record(String table) {
    return lobby.played().record(table, OptionalInt.empty(), cost -> true);
  }

  @Test
  void a_record_tells_of_a_match_when_spectators_have_seen_it() throws InterruptedException {
    TableWish wish =
        new TableWish(
            new TableWish.Played.Listed("little"),
            Map.of(),
            List.of(
                new TableWish.SeatWish(Optional.empty()),
                new TableWish.SeatWish(Optional.of("greedy"))),
            "Ann",
            OptionalInt.empty(),
            false,
            false,
            30,
            Optional.empty());
    Page.SeatKey key = (Page.SeatKey) lobby.open(wish, "here");
    Ear ear = new Ear();
    Conversation ann = lobby.connect(ear, "here").orElseThrow();
    ann.hear(LobbyTable.hello(key.table(), key.token()));
    ann.hear(LobbyTable.request(2, "start"));
    assertThat(ear.next()).contains("\"watchDelaySeconds\":30");
    assertThat(ear.next()).contains("\"id\":2,\"result\"");
    now.addAndGet(DELAY_MILLIS - 1);
    assertThat(record(key.table())).isInstanceOf(Page.Problem.class);
    lobby.close();
    lobby = up(2);
    assertThat(record(key.table())).as("after a restart, too").isInstanceOf(Page.Problem.class);
    now.incrementAndGet();
    assertThat(record(key.table())).isInstanceOf(Page.Document.class);
  }
}
