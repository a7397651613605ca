package eightfold.server.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.cards.Pack;
import eightfold.protocol.Malformed;
import eightfold.protocol.Newcomer;
import eightfold.protocol.Page;
import eightfold.server.MemoryStore;
import eightfold.server.ServerFixture;
import eightfold.server.little.LittleCatalogue;
import eightfold.server.port.Clock;
import eightfold.server.port.ForwardingStore;
import eightfold.server.port.Link;
import eightfold.server.port.StoreException;
import eightfold.server.room.BotPlayer;
import eightfold.server.room.Fact;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Whatever is thrown in a room, a sweep or a bot is logged with the table's id and kills nothing
 * silently. Source: issue 10, point 2.
 */
class TroubleTest {
  private final FaultyStore store = new FaultyStore();
  private final AtomicBoolean clockFails = new AtomicBoolean();

  /** A clock that fails for rooms alone, in their own threads. */
  private final Clock clock =
      () -> {
        if (Thread.currentThread().getName().startsWith("table-") && clockFails.getAndSet(false)) {
          throw new StackOverflowError("5H");
        }
        return 1_000_000;
      };

  private Lobby lobby(BotPlayer.Bots bots) {
    return Lobby.restored(
        new LobbyParts(
            new LittleCatalogue(),
            bots,
            store,
            clock,
            ServerFixture.entropy(1),
            new LobbySettings(ServerFixture.QUICK, Limits.standard())));
  }

  private static Page within5Seconds(java.util.function.Supplier<Page> page) throws Exception {
    return CompletableFuture.supplyAsync(page).get(5, TimeUnit.SECONDS);
  }

  @Test
  void an_error_in_a_rooms_thread_is_logged_and_the_table_goes_on() throws Exception {
    try (Log log = Log.listening();
        Lobby lobby = lobby(new HouseBots())) {
      String id = ((Page.SeatKey) lobby.open(LobbyTable.wish(2), "here")).table();
      clockFails.set(true);
      assertThat(within5Seconds(() -> lobby.join(id, new Newcomer("Bob"))))
          .isInstanceOfSatisfying(
              Page.Problem.class,
              problem -> assertThat(problem.error()).isEqualTo(Problems.TROUBLE));
      assertThat(log.lines())
          .anyMatch(line -> line.contains("table " + id) && line.contains("StackOverflowError"))
          .noneMatch(line -> line.contains("5H"));
      assertThat(within5Seconds(() -> lobby.join(id, new Newcomer("Bob"))))
          .isInstanceOfSatisfying(
              Page.Problem.class, problem -> assertThat(problem.error()).isEqualTo(Problems.TAKEN));
    }
  }

  @Test
  void an_error_while_writing_is_an_answer_and_the_next_act_is_taken() throws Exception {
    try (Lobby lobby = lobby(new HouseBots())) {
      Page.SeatKey key = (Page.SeatKey) lobby.open(LobbyTable.wish(2), "here");
      Ear ear = new Ear();
      Conversation talk = lobby.connect(ear, "here").orElseThrow();
      talk.hear(LobbyTable.hello(key.table(), key.token()));
      assertThat(ear.next()).contains("\"result\"");
      store.nextWriteThrows(new OutOfMemoryError("none left"));
      talk.hear(LobbyTable.request(2, "start"));
      assertThat(ear.next()).contains("\"id\":2,\"error\"").contains("nothing has changed");
      talk.hear(LobbyTable.request(3, "start"));
      assertThat(ear.next()).contains("\"id\":3,\"result\"");
    }
  }

  /** The store can neither be written nor read: nobody is told anything, and it heals by itself. */
  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void a_table_goes_on_when_the_disk_does(boolean undecided) throws Exception {
    try (Lobby lobby = lobby(new HouseBots())) {
      Page.SeatKey key = (Page.SeatKey) lobby.open(LobbyTable.wish(2), "here");
      Welcomed ear = welcomed(lobby, key);
      store.nextWriteThrows(
          undecided
              ? StoreException.undecided("who knows", new IllegalStateException())
              : new StoreException("the disk is full"));
      store.unreadable(key.table(), () -> new StoreException("the disk cannot be read"));
      ear.talk().hear(LobbyTable.request(2, "start"));
      assertThat(ear.link().code()).isEqualTo(Link.TROUBLE);
      assertThat(ear.link().hasHeardNothing()).isTrue();

      Ear meanwhile = new Ear();
      Conversation early = lobby.connect(meanwhile, "here").orElseThrow();
      early.hear(LobbyTable.hello(key.table(), key.token()));
      assertThat(meanwhile.code()).as("come again").isEqualTo(Link.TROUBLE);

      store.readable(key.table());
      Welcomed again = welcomed(lobby, key);
      again.talk().hear(LobbyTable.request(3, "start"));
      assertThat(again.link().next()).contains("\"id\":3,\"result\"");
    }
  }

  /** Source: issue 44, point 5: that a store is away for a moment is no damaged table. */
  @Test
  void whoever_asks_while_the_store_is_away_is_told_to_come_again_in_a_moment() throws Exception {
    String table;
    try (Lobby lobby = lobby(new HouseBots())) {
      table = ((Page.SeatKey) lobby.open(LobbyTable.wish(2), "here")).table();
    }
    try (Lobby lobby = lobby(new HouseBots())) {
      store.unreadable(table, () -> new StoreException("no connection", new IOException("away")));
      for (int i = 0; i < 2; i++) {
        Ear ear = new Ear();
        lobby.connect(ear, "here").orElseThrow().hear(LobbyTable.hello(table, "anybody"));
        assertThat(ear.next()).contains("try again in a moment").doesNotContain("cannot be read");
      }
    }
    try (Lobby lobby = lobby(new HouseBots())) {
      store.unreadable(table, () -> new StoreException("a fact", new Malformed("nonsense")));
      Ear ear = new Ear();
      lobby.connect(ear, "here").orElseThrow().hear(LobbyTable.hello(table, "anybody"));
      assertThat(ear.next()).contains("this table cannot be read");
    }
  }

  /** As where two servers think they have it: the journal's key is taken by the other. */
  @Test
  void a_table_that_another_has_written_on_is_given_up_and_found_as_the_other_left_it()
      throws Exception {
    try (Lobby lobby = lobby(new HouseBots())) {
      Page.SeatKey key = (Page.SeatKey) lobby.open(LobbyTable.wish(2), "here");
      Welcomed ear = welcomed(lobby, key);
      Fact.Said said = new Fact.Said(0, "from elsewhere");
      store.append(
          key.table(),
          store.memory().facts(key.table()).size(),
          List.of(FactFormat.written(new Fact.Dated(1_000_000, said))));
      ear.talk().hear(LobbyTable.request(2, "start"));
      assertThat(ear.link().code()).isEqualTo(Link.TROUBLE);
      assertThat(ear.link().hasHeardNothing()).isTrue();

      Ear again = new Ear();
      Conversation talk = lobby.connect(again, "here").orElseThrow();
      talk.hear(LobbyTable.hello(key.table(), key.token()));
      assertThat(again.next()).contains("from elsewhere");
      talk.hear(LobbyTable.request(3, "start"));
      assertThat(again.next()).contains("\"id\":3,\"result\"");
    }
  }

  private record Welcomed(Conversation talk, Ear link) {}

  private static Welcomed welcomed(Lobby lobby, Page.SeatKey key) throws InterruptedException {
    Ear ear = new Ear();
    Conversation talk = lobby.connect(ear, "here").orElseThrow();
    talk.hear(LobbyTable.hello(key.table(), key.token()));
    assertThat(ear.next()).contains("\"result\"");
    return new Welcomed(talk, ear);
  }

  /** Bots that fail at every act, each time with another kind of fault. */
  private static BotPlayer.Bots failing(AtomicInteger failed) {
    return new BotPlayer.Bots() {
      @Override
      public List<String> names() {
        return List.of("greedy");
      }

      @Override
      public BotPlayer player(String name, Pack pack) {
        return (view, heard, chance) -> {
          if (failed.incrementAndGet() % 2 == 0) {
            throw new StackOverflowError("thinking of 5H");
          }
          throw new IllegalStateException("I hold 5H");
        };
      }

      @Override
      public String standIn() {
        return "greedy";
      }
    };
  }

  @Test
  void a_bot_that_fails_is_logged_without_its_cards_and_its_seat_acts_all_the_same()
      throws Exception {
    AtomicInteger failed = new AtomicInteger();
    java.util.concurrent.atomic.AtomicLong time = new java.util.concurrent.atomic.AtomicLong(1_000);
    try (Log log = Log.listening();
        Lobby lobby =
            Lobby.restored(
                new LobbyParts(
                    new LittleCatalogue(),
                    failing(failed),
                    store,
                    time::incrementAndGet,
                    ServerFixture.entropy(1),
                    new LobbySettings(ServerFixture.QUICK, Limits.standard())))) {
      Page.SeatKey key = (Page.SeatKey) lobby.open(LobbyTable.wish(2), "here");
      Welcomed ann = welcomed(lobby, key);
      ann.talk().hear(LobbyTable.request(2, "start"));
      assertThat(ann.link().next()).contains("\"id\":2,\"result\"");
      Optional<String> line = Optional.empty();
      for (int i = 0; i < 100 && line.isEmpty(); i++) {
        time.addAndGet(1_000);
        Thread.sleep(20);
        line = log.lines().stream().filter(l -> l.contains("the bot “greedy” of seat")).findFirst();
      }
      assertThat(line).isPresent();
      assertThat(line.orElseThrow()).contains("table " + key.table());
      assertThat(log.lines()).noneMatch(l -> l.contains("5H"));
    }
  }

  /** A store that lets whoever asks wait, and then fails: a database to which the line is cut. */
  private static final class HangingStore extends ForwardingStore {
    private volatile boolean hangs;

    private HangingStore() {
      super(new MemoryStore());
    }

    private void hang() {
      if (hangs) {
        LockSupport.parkNanos(1_000_000_000);
        throw new StoreException("no answer");
      }
    }

    @Override
    public void append(String table, int first, List<Kept> facts) {
      hang();
      super.append(table, first, facts);
    }

    @Override
    public List<Kept> facts(String table) {
      hang();
      return super.facts(table);
    }
  }

  /** Ten people wait at each table; each would wait for two seconds. */
  @Test
  void a_server_whose_store_hangs_ends_without_asking_it_for_everybody() throws Exception {
    HangingStore hanging = new HangingStore();
    Lobby lobby =
        Lobby.restored(
            new LobbyParts(
                new LittleCatalogue(),
                new HouseBots(),
                hanging,
                clock,
                ServerFixture.entropy(1),
                new LobbySettings(ServerFixture.QUICK, Limits.standard())));
    List<String> tables = new ArrayList<>();
    for (int i = 0; i < 5; i++) {
      tables.add(LobbyTable.open(lobby, 3).key().table());
    }
    hanging.hangs = true;
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      for (String table : tables) {
        for (int i = 0; i < 10; i++) {
          var _ = threads.submit(() -> lobby.join(table, new Newcomer("Bob")));
        }
      }
      Thread.sleep(500);
      CompletableFuture.runAsync(lobby::close).get(8, TimeUnit.SECONDS);
    }
  }

  @Test
  void a_sweep_that_fails_is_logged_and_the_next_one_comes() throws Exception {
    AtomicInteger sweeps = new AtomicInteger();
    Clock failing =
        () -> {
          if (Thread.currentThread().getName().equals("eightfold-sweep")
              && sweeps.getAndIncrement() == 0) {
            throw new NoClassDefFoundError("not found");
          }
          return System.currentTimeMillis();
        };
    try (Log log = Log.listening();
        ServerFixture _ = ServerFixture.sweptEvery(50, failing)) {
      for (int i = 0; i < 500 && sweeps.get() < 3; i++) {
        Thread.sleep(10);
      }
      assertThat(sweeps.get()).as("sweeps").isGreaterThanOrEqualTo(3);
      assertThat(log.lines()).anyMatch(line -> line.contains("sweep failed"));
    }
  }
}
