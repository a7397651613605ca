package eightfold.server.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.message.Texts;
import eightfold.protocol.Newcomer;
import eightfold.protocol.Page;
import eightfold.server.ServerFixture;
import eightfold.server.little.LittleCatalogue;
import eightfold.server.port.Link;
import eightfold.server.port.Store;
import eightfold.server.port.StoreException;
import eightfold.server.room.RoomTable;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/**
 * Tables sleep in the store until somebody asks for them. Source: issue 10, point 2: all were read
 * before listening, 55 s for 3,500; and a table that cannot be read harms no other.
 */
class SleepingTablesTest {
  private static final long HOUR = 3_600_000;
  private static final long MINUTE = 60_000;

  private final FaultyStore store = new FaultyStore();
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
            new LobbySettings(
                ServerFixture.QUICK,
                ServerFixture.WIDE.with(
                    Limits.Times.all(HOUR).idle(100_000 * HOUR).awake(10 * MINUTE)))));
  }

  private List<String> opened(int tables) {
    List<String> ids = new ArrayList<>();
    try (Lobby lobby = lobby()) {
      for (int i = 0; i < tables; i++) {
        ids.add(LobbyTable.open(lobby, 2).key().table());
      }
    }
    return ids;
  }

  private static void until(BooleanSupplier done, String what) {
    long end = System.nanoTime() + Duration.ofSeconds(10).toNanos();
    while (!done.getAsBoolean()) {
      assertThat(System.nanoTime()).as("not in time: " + what).isLessThan(end);
      Thread.onSpinWait();
    }
  }

  @Test
  void a_start_reads_no_table_and_a_visitor_wakes_one() {
    List<String> ids = opened(500);
    int before = store.memory().reads();
    try (Lobby again = lobby()) {
      assertThat(again.tables()).isEqualTo(500);
      assertThat(store.memory().reads() - before).as("tables read").isZero();
      assertThat(again.notice(ids.get(77))).isInstanceOf(Page.TableNotice.class);
      assertThat(again.notice(ids.get(77))).isInstanceOf(Page.TableNotice.class);
      assertThat(store.memory().reads() - before).as("tables read").isEqualTo(1);
      assertThat(again.awakeTables()).isEqualTo(1);
    }
  }

  @Test
  void the_table_used_last_is_ready_before_anybody_asks() {
    opened(3);
    now.addAndGet(MINUTE);
    String last = opened(1).getFirst();
    now.addAndGet(-MINUTE / 2);
    opened(2);
    int before = store.memory().reads();
    try (Lobby again = lobby()) {
      again.wakeLatest();
      assertThat(again.awakeTables()).isEqualTo(1);
      assertThat(again.notice(last)).isInstanceOf(Page.TableNotice.class);
      assertThat(store.memory().reads() - before).as("tables read").isEqualTo(1);
    }
  }

  @Test
  void one_used_last_that_cannot_be_read_keeps_nobody_out() {
    List<String> ids = opened(1);
    now.addAndGet(MINUTE);
    store.unreadable(opened(1).getFirst(), () -> new IllegalStateException("broken"));
    try (Lobby again = lobby()) {
      again.wakeLatest();
      assertThat(again.awakeTables()).isZero();
      assertThat(again.notice(ids.getFirst())).isInstanceOf(Page.TableNotice.class);
    }
  }

  @Test
  void many_who_come_at_once_wake_it_once() throws Exception {
    String id = opened(1).getFirst();
    int before = store.memory().reads();
    try (Lobby again = lobby();
        ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      List<Future<Page>> pages = new ArrayList<>();
      for (int i = 0; i < 50; i++) {
        pages.add(threads.submit(() -> again.notice(id)));
      }
      for (Future<Page> page : pages) {
        assertThat(page.get()).isInstanceOf(Page.TableNotice.class);
      }
      assertThat(store.memory().reads() - before).isEqualTo(1);
    }
  }

  @Test
  void an_old_table_is_cleared_away_unread_and_a_young_one_is_not() {
    List<String> old = opened(2);
    now.addAndGet(2 * HOUR);
    List<String> young = opened(1);
    int before = store.memory().reads();
    try (Lobby again = lobby()) {
      assertThat(again.tables()).isEqualTo(3);
      again.sweep();
      assertThat(again.tables()).isEqualTo(1);
      assertThat(again.notice(old.getFirst())).isInstanceOf(Page.Problem.class);
      assertThat(store.memory().reads() - before).isZero();
      assertThat(store.memory().ids()).isEqualTo(young);
    }
  }

  /** What the store says stands in the log; what made it say so may name cards. */
  @Test
  void one_that_cannot_be_cleared_away_stays_and_the_log_names_no_card() {
    opened(1);
    now.addAndGet(2 * HOUR);
    store.forgetThrows(
        new StoreException("the disk is gone", new IllegalStateException("holding 9C")));
    try (Log log = Log.listening();
        Lobby again = lobby()) {
      again.sweep();
      assertThat(again.tables()).isEqualTo(1);
      String said = String.join("\n", log.lines());
      assertThat(said).contains("is still in the store", "the disk is gone", "IllegalState");
      assertThat(said).doesNotContain("9C");
    }
  }

  @Test
  void a_table_that_nobody_uses_goes_to_sleep_and_is_the_same_when_it_wakes()
      throws InterruptedException {
    try (Lobby lobby = lobby()) {
      LobbyTable table = LobbyTable.open(lobby, 2);
      LobbyTable other = LobbyTable.open(lobby, 2);
      Ear ear = new Ear();
      Conversation talk = lobby.connect(ear, "here").orElseThrow();
      talk.hear(LobbyTable.hello(table.key().table(), table.key().token()));
      talk.hear(LobbyTable.request(2, "start"));
      assertThat(ear.next()).contains("\"result\"");
      assertThat(ear.next()).contains("\"id\":2,\"result\"");
      RoomTable before = tableOf(lobby, table);
      now.addAndGet(11 * MINUTE);
      lobby.sweep();
      until(() -> sweptTo(lobby, 1), "the table without visitors sleeps");
      assertThat(ear.isOpen()).as("the table with a visitor is awake").isTrue();
      talk.end();
      now.addAndGet(11 * MINUTE);
      until(() -> sweptTo(lobby, 0), "both sleep");
      assertThat(lobby.tables()).isEqualTo(2);
      RoomTable after = tableOf(lobby, table);
      assertThat(after).isNotSameAs(before);
      assertThat(after.facts()).isGreaterThanOrEqualTo(before.facts());
      assertThat(after.names()).isEqualTo(before.names());
      assertThat(after.commitment()).isEqualTo(before.commitment());
      assertThat(lobby.notice(other.key().table())).isInstanceOf(Page.TableNotice.class);
    }
  }

  private static boolean sweptTo(Lobby lobby, int awake) {
    lobby.sweep();
    return lobby.awakeTables() == awake;
  }

  private static RoomTable tableOf(Lobby lobby, LobbyTable table) {
    return ((FoundTable.Here) lobby.find(table.key().table())).host().room().table();
  }

  /** Whoever knocks while it falls asleep wakes it; nobody is left at the door. */
  @Test
  void a_visitor_who_comes_while_it_falls_asleep_is_welcome() throws InterruptedException {
    try (Lobby lobby = lobby()) {
      LobbyTable table = LobbyTable.open(lobby, 2);
      Ear first = new Ear();
      Conversation host = lobby.connect(first, "here").orElseThrow();
      host.hear(LobbyTable.hello(table.key().table(), table.key().token()));
      host.hear(LobbyTable.request(2, "start"));
      assertThat(first.next()).contains("\"id\":1,\"result\"");
      assertThat(first.next()).contains("\"id\":2,\"result\"");
      host.end();
      for (int round = 0; round < 300; round++) {
        now.addAndGet(11 * MINUTE);
        Thread sweeper = Thread.ofPlatform().start(lobby::sweep);
        Ear ear = new Ear();
        Conversation talk = lobby.connect(ear, "here").orElseThrow();
        talk.hear(LobbyTable.hello(table.key().table(), table.key().token()));
        assertThat(ear.next()).contains("\"result\"");
        talk.end();
        sweeper.join();
      }
    }
  }

  @Test
  void whatever_keeps_a_table_from_being_read_harms_no_other() throws InterruptedException {
    Map<String, Supplier<Throwable>> faults =
        Map.of(
            "state", () -> new IllegalStateException("5H is refused"),
            "missing", () -> new NoSuchElementException("5H"),
            "cast", () -> new ClassCastException("5H"),
            "deep", () -> new StackOverflowError("5H"),
            "memory", () -> new OutOfMemoryError("5H"));
    List<String> ids = opened(faults.size() + 1);
    List<Supplier<Throwable>> all = List.copyOf(faults.values());
    for (int i = 0; i < all.size(); i++) {
      store.unreadable(ids.get(i), all.get(i));
    }
    store.append("AAAAAAAAAAAAAAAAAAAAAA", 0, List.of(new Store.Kept(now.get(), "opened", "{}")));
    try (Log log = Log.listening();
        Lobby again = lobby()) {
      List<String> spoilt = new ArrayList<>(ids.subList(0, all.size()));
      spoilt.add("AAAAAAAAAAAAAAAAAAAAAA");
      for (String id : spoilt) {
        for (Page page :
            List.of(
                again.notice(id),
                again.sheetOf(id, Texts.ENGLISH),
                again.join(id, new Newcomer("Bob")),
                again.played().record(id, OptionalInt.empty(), cost -> true))) {
          assertThat(page)
              .isInstanceOfSatisfying(
                  Page.Problem.class,
                  problem -> {
                    assertThat(problem.error()).isEqualTo(Problems.TROUBLE);
                    assertThat(problem.words().english()).contains("cannot be read");
                  });
        }
        Ear ear = new Ear();
        again.connect(ear, "here").orElseThrow().hear(LobbyTable.hello(id, "token"));
        assertThat(ear.next()).contains("-32000").contains("cannot be read");
        assertThat(log.lines()).anyMatch(line -> line.contains("table " + id + " cannot be read"));
      }
      assertThat(log.lines()).noneMatch(line -> line.contains("5H"));
      assertThat(again.notice(ids.getLast())).isInstanceOf(Page.TableNotice.class);
      assertThat(again.tables()).isEqualTo(all.size() + 2);
    }
  }

  @Test
  void a_table_that_could_not_be_read_is_read_when_it_can_be() {
    String id = opened(1).getFirst();
    store.unreadable(id, () -> new IllegalStateException("for now"));
    try (Lobby again = lobby()) {
      assertThat(again.notice(id)).isInstanceOf(Page.Problem.class);
      store.readable(id);
      now.addAndGet(10_000);
      assertThat(again.notice(id)).isInstanceOf(Page.TableNotice.class);
    }
  }

  /** A page that comes again too early must not take its table for gone. */
  @Test
  void whoever_knocks_while_the_server_goes_down_is_to_come_again() throws InterruptedException {
    String id = opened(1).getFirst();
    Lobby closing = lobby();
    closing.close();
    Ear ear = new Ear();
    closing.connect(ear, "here").orElseThrow().hear(LobbyTable.hello(id, "token"));
    assertThat(ear.code()).isEqualTo(Link.GOING_AWAY);
    assertThat(ear.hasHeardNothing()).isTrue();
    assertThat(closing.notice(id))
        .isInstanceOfSatisfying(
            Page.Problem.class,
            problem -> assertThat(problem.words().english()).contains("going down"));
  }

  @Test
  void tables_of_equal_rules_share_them_compiled() {
    LobbyTable first;
    LobbyTable second;
    try (Lobby lobby = lobby()) {
      first = LobbyTable.open(lobby, 2);
      second = LobbyTable.open(lobby, 3);
      assertThat(tableOf(lobby, second).game()).isSameAs(tableOf(lobby, first).game());
    }
    try (Lobby again = lobby()) {
      LobbyTable third = LobbyTable.open(again, 2);
      assertThat(tableOf(again, first).game())
          .isSameAs(tableOf(again, second).game())
          .isSameAs(tableOf(again, third).game());
    }
  }

  @Test
  void other_options_are_other_rules_however_they_are_said() {
    SharedGames games = new SharedGames(new LittleCatalogue());
    assertThat(games.of("little", Map.of())).isSameAs(games.of("little", Map.of("deals", "2")));
    assertThat(games.of("little", Map.of())).isNotSameAs(games.of("little", Map.of("deals", "1")));
    String book = games.of("little", Map.of()).ruleBook();
    assertThat(games.ofBook(book)).isSameAs(games.ofBook(book));
    assertThat(Optional.of(games.ofBook(book).ruleBook())).contains(book);
  }
}
