package eightfold.server.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.game.Game;
import eightfold.game.Match;
import eightfold.games.Games;
import eightfold.server.MemoryStore;
import eightfold.server.ServerFixture;
import eightfold.server.adapter.SqliteStore;
import eightfold.server.port.ForwardingStore;
import eightfold.server.port.Store;
import eightfold.server.port.StoreException;
import eightfold.server.room.Fact;
import eightfold.server.room.Pace;
import eightfold.server.room.PlayedTable;
import eightfold.server.room.Room;
import eightfold.server.room.RoomTable;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A long table wakes by its last checkpoint. Source: issue 13, point 1. */
class CheckpointsTest {
  private static final Game EIGHTS = Games.standard().game("eights", Map.of());

  private final MemoryStore memory = new MemoryStore();
  private final SharedGames games = new SharedGames(Games.standard());

  /** A store that counts the facts that are read, and may have lost its checkpoints. */
  private static final class Counting extends ForwardingStore {
    private final boolean loses;
    private int read;

    Counting(Store store, boolean loses) {
      super(store);
      this.loses = loses;
    }

    @Override
    public List<Kept> facts(String table) {
      return counted(super.facts(table));
    }

    @Override
    public List<Kept> facts(String table, int from, int most) {
      return counted(super.facts(table, from, most));
    }

    private List<Kept> counted(List<Kept> facts) {
      read += facts.size();
      return facts;
    }

    @Override
    public Optional<Checkpoint> checkpoint(String table) {
      return loses ? Optional.empty() : super.checkpoint(table);
    }
  }

  /** Writes an evening down as its room does; the numbers of facts at which there were new ones. */
  private List<Integer> written(Store store, String id, List<Fact.Dated> facts) {
    Checkpoints checkpoints = new Checkpoints(store);
    List<Integer> kept = new ArrayList<>();
    RoomTable table = null;
    for (int number = 0; number < facts.size(); number++) {
      Store.Kept fact = FactFormat.written(facts.get(number));
      store.append(id, number, List.of(fact));
      table =
          table == null
              ? new TableReader(store, games).opened(id, List.of(fact))
              : table.after(facts.get(number));
      checkpoints.after(table, fact);
      store
          .checkpoint(id)
          .map(Store.Checkpoint::facts)
          .filter(at -> kept.isEmpty() || at > kept.getLast())
          .ifPresent(kept::add);
    }
    return kept;
  }

  private static void assertSame(RoomTable is, RoomTable was) {
    Room one = Room.of(is, Pace.standard(), new HouseBots(), 0);
    Room other = Room.of(was, Pace.standard(), new HouseBots(), 0);
    for (int viewer = Match.NOBODY; viewer < is.chairs().size(); viewer++) {
      assertThat(one.welcome(viewer, OptionalLong.of(0), 0))
          .isEqualTo(other.welcome(viewer, OptionalLong.of(0), 0));
    }
    assertThat(is.facts()).isEqualTo(was.facts());
  }

  @Test
  void there_is_one_at_each_deal_and_every_two_hundred_facts_and_little_else_is_read() {
    List<Fact.Dated> facts = PlayedTable.facts("a", EIGHTS, 4, 1_500);
    List<Integer> kept = written(memory, "a", facts);
    for (int number = 0; number < facts.size(); number++) {
      Fact fact = facts.get(number).fact();
      if (fact instanceof Fact.Begun || fact instanceof Fact.Dealt) {
        assertThat(kept).contains(number + 1);
      }
    }
    for (int i = 1; i < kept.size(); i++) {
      assertThat(kept.get(i) - kept.get(i - 1)).isBetween(1, Checkpoints.EVERY);
    }
    Counting counting = new Counting(memory, false);
    RoomTable woken = new TableReader(counting, games).read("a");
    assertThat(counting.read).isEqualTo(facts.size() - kept.getLast() + 2);
    assertSame(woken, new TableReader(new Counting(memory, true), games).read("a"));
  }

  @Test
  void one_that_is_spoilt_or_of_another_table_is_passed_over() {
    List<Fact.Dated> facts = PlayedTable.facts("a", EIGHTS, 3, 300);
    List<Integer> kept = written(memory, "a", facts);
    Store.Checkpoint good = memory.checkpoint("a").orElseThrow();
    RoomTable table = new TableReader(memory, games).read("a");
    List<String> bodies = new ArrayList<>(List.of("", "nonsense", good.body().substring(0, 100)));
    for (int place = 0; place < good.body().length(); place += good.body().length() / 40) {
      char other = good.body().charAt(place) == 'A' ? 'B' : 'A';
      bodies.add(good.body().substring(0, place) + other + good.body().substring(place + 1));
    }
    int passedOver = 0;
    for (String body : bodies) {
      memory.keep("a", new Store.Checkpoint(good.facts(), body));
      Counting counting = new Counting(memory, false);
      assertSame(new TableReader(counting, games).read("a"), table);
      passedOver += counting.read >= facts.size() ? 1 : 0;
    }
    // some bits of its head mean nothing
    assertThat(passedOver).as("all facts were read instead").isGreaterThan(bodies.size() - 5);
    memory.keep("a", new Store.Checkpoint(kept.getLast() - 1, good.body()));
    assertSame(new TableReader(memory, games).read("a"), table);
  }

  @Test
  void a_store_that_takes_none_or_has_none_to_give_keeps_nobody_from_playing() {
    List<Fact.Dated> facts = PlayedTable.facts("a", EIGHTS, 3, 300);
    Store store =
        new ForwardingStore(memory) {
          @Override
          public void keep(String table, Checkpoint checkpoint) {
            throw new StoreException("the disk is full");
          }

          @Override
          public Optional<Checkpoint> checkpoint(String table) {
            if (memory.facts(table).size() == facts.size()) {
              throw new StoreException("the disk cannot be read");
            }
            return Optional.empty();
          }
        };
    written(new Counting(store, true), "a", facts);
    assertThat(new TableReader(store, games).read("a").facts()).isEqualTo(facts.size());
  }

  @Test
  void a_room_keeps_one_by_itself() throws Exception {
    LobbyParts parts =
        new LobbyParts(
            Games.standard(),
            new HouseBots(),
            memory,
            System::currentTimeMillis,
            ServerFixture.entropy(1),
            new LobbySettings(new Pace(600_000, 750, 3_000, 600_000, 600_000), ServerFixture.WIDE));
    try (Lobby lobby = Lobby.restored(parts)) {
      LobbyTable opened = LobbyTable.open(lobby, "eights", 2);
      Ear ear = new Ear();
      Conversation ann = lobby.connect(ear, "here").orElseThrow();
      ann.hear(LobbyTable.hello(opened.key().table(), opened.key().token()));
      ann.hear(LobbyTable.request(2, "start"));
      assertThat(ear.next()).contains("\"id\":1,\"result\"");
      assertThat(ear.next()).contains("\"id\":2,\"result\"");
    }
    String id = memory.ids().getFirst();
    Store.Checkpoint kept = memory.checkpoint(id).orElseThrow();
    assertThat(kept.facts()).isEqualTo(memory.facts(id).size());
    try (Lobby again = Lobby.restored(parts)) {
      assertThat(again.notice(id)).isNotNull();
      assertThat(again.awakeTables()).isEqualTo(1);
    }
  }

  @Test
  @Tag("long")
  void a_long_evening_on_a_disk_is_not_read_again_to_wake(@TempDir Path folder) {
    List<Fact.Dated> facts = PlayedTable.facts("a", EIGHTS, 4, 5_000);
    try (Store store = SqliteStore.in(folder)) {
      written(store, "a", facts);
      Counting counting = new Counting(store, false);
      RoomTable woken = new TableReader(counting, games).read("a");
      assertThat(woken.facts()).isEqualTo(facts.size());
      assertThat(counting.read).isLessThanOrEqualTo(Checkpoints.EVERY + 2);
      assertSame(woken, new TableReader(new Counting(store, true), games).read("a"));
    }
  }
}
