package eightfold.server.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.game.Catalogue;
import eightfold.message.Message;
import eightfold.message.Texts;
import eightfold.protocol.Newcomer;
import eightfold.protocol.Page;
import eightfold.protocol.TableWish;
import eightfold.server.MemoryStore;
import eightfold.server.ServerFixture;
import eightfold.server.little.LittleCatalogue;
import eightfold.server.port.Link;
import eightfold.server.port.Store;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/** Tables coming and going, and a store that fails. */
class LobbyTest {
  private static final TableWish WISH = LobbyTable.wish(2);

  private final MemoryStore store = new MemoryStore();
  private final AtomicLong now = new AtomicLong(1_000_000);
  private long seed = 1;

  private Lobby lobby(Catalogue catalogue) {
    return Lobby.restored(
        new LobbyParts(
            catalogue,
            new HouseBots(),
            store,
            now::get,
            ServerFixture.entropy(seed++),
            new LobbySettings(ServerFixture.QUICK, Limits.standard())));
  }

  private static Page.SeatKey open(Lobby lobby) {
    return (Page.SeatKey) lobby.open(WISH, "here");
  }

  private static Conversation hello(Lobby lobby, Ear ear, Page.SeatKey key)
      throws InterruptedException {
    Conversation talk = lobby.connect(ear, "here").orElseThrow();
    talk.hear(LobbyTable.hello(key.table(), key.token()));
    assertThat(ear.next()).contains("\"result\"");
    return talk;
  }

  @Test
  void idle_tables_are_cleared_away_when_nobody_is_there() throws InterruptedException {
    try (Lobby lobby = lobby(new LittleCatalogue())) {
      Page.SeatKey kept = open(lobby);
      Page.SeatKey idle = open(lobby);
      Ear ear = new Ear();
      Conversation talk = hello(lobby, ear, kept);
      now.addAndGet(3 * 3_600_000L);
      lobby.sweep();
      assertThat(lobby.notice(idle.table())).isInstanceOf(Page.Problem.class);
      assertThat(lobby.notice(kept.table())).isInstanceOf(Page.TableNotice.class);
      assertThat(store.ids()).containsExactly(kept.table());
      talk.end();
    }
  }

  @Test
  void a_connection_that_never_says_hello_is_ended() throws InterruptedException {
    try (Lobby lobby = lobby(new LittleCatalogue())) {
      Ear ear = new Ear();
      assertThat(lobby.connect(ear, "here")).isPresent();
      now.addAndGet(14_000);
      lobby.sweep();
      assertThat(ear.isOpen()).isTrue();
      now.addAndGet(2_000);
      lobby.sweep();
      assertThat(ear.code()).isEqualTo(Link.POLICY);
    }
  }

  @Test
  void what_cannot_be_written_is_not_done_and_nobody_is_told() throws InterruptedException {
    try (Lobby lobby = lobby(new LittleCatalogue())) {
      Page.SeatKey key = open(lobby);
      Ear ear = new Ear();
      Conversation talk = hello(lobby, ear, key);
      store.failing(true);
      talk.hear("{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"start\",\"params\":{}}");
      assertThat(ear.code()).isEqualTo(Link.TROUBLE);
      assertThat(ear.hasHeardNothing()).isTrue();
      store.failing(false);
      Ear again = new Ear();
      Conversation back = hello(lobby, again, key);
      back.hear("{\"jsonrpc\":\"2.0\",\"id\":3,\"method\":\"start\",\"params\":{}}");
      assertThat(again.next()).contains("\"id\":3,\"result\"");
    }
  }

  @Test
  void a_table_cannot_be_opened_on_a_store_that_fails() {
    try (Lobby lobby = lobby(new LittleCatalogue())) {
      store.failing(true);
      assertThat(lobby.open(WISH, "here"))
          .isEqualTo(Page.Problem.of(Problems.TROUBLE, Message.of("faults.not-done")));
      assertThat(lobby.tables()).isZero();
    }
  }

  /** The answer was lost, or the server fell over in the midst of it (docs/protocol.md, HTTP). */
  @Test
  void a_table_that_is_asked_for_twice_by_one_key_is_opened_once_also_after_a_restart() {
    Optional<String> once = Optional.of("0123456789abcdef0123456789abcdef");
    Page first;
    try (Lobby lobby = lobby(new LittleCatalogue())) {
      first = lobby.open(WISH, "here", once);
      assertThat(lobby.open(WISH, "here", once)).isEqualTo(first).isInstanceOf(Page.SeatKey.class);
      assertThat(lobby.tables()).isEqualTo(1);
      assertThat(lobby.open(WISH, "here", Optional.of("another0another0another0")))
          .isNotEqualTo(first);
    }
    try (Lobby lobby = lobby(new LittleCatalogue())) {
      assertThat(lobby.open(WISH, "here", once)).isEqualTo(first);
      assertThat(lobby.tables()).isEqualTo(2);
      assertThat(lobby.connect(new Ear(), "here")).isPresent();
    }
    // nothing that is kept opens the seat
    Page.SeatKey key = (Page.SeatKey) first;
    assertThat(store.facts(key.table()).toString()).doesNotContain(key.token(), once.get());
  }

  /** The table is written and the server goes down before its opener has a seat. */
  @Test
  void who_opened_a_table_and_got_no_seat_has_it_by_the_same_key() {
    Optional<String> once = Optional.of("0123456789abcdef0123456789abcdef");
    Page first;
    String id;
    try (Lobby lobby = lobby(new LittleCatalogue())) {
      first = lobby.open(WISH, "here", once);
      id = ((Page.SeatKey) first).table();
    }
    Store.Kept opened = store.facts(id).getFirst();
    store.forget(id);
    store.append(id, 0, List.of(opened));
    try (Lobby lobby = lobby(new LittleCatalogue())) {
      assertThat(lobby.open(WISH, "here", once)).isEqualTo(first);
    }
  }

  @Test
  void a_seat_that_is_asked_for_twice_by_one_key_is_taken_once() {
    try (Lobby lobby = lobby(new LittleCatalogue())) {
      TableWish three =
          new TableWish(
              "little",
              Map.of(),
              Collections.nCopies(3, new TableWish.SeatWish(Optional.empty())),
              "Ann",
              OptionalInt.empty());
      String table = ((Page.SeatKey) lobby.open(three, "here")).table();
      Optional<String> once = Optional.of("bob0bob0bob0bob0bob0bob0");
      Page first = lobby.join(table, new Newcomer("Bob"), once);
      assertThat(lobby.join(table, new Newcomer("Bob"), once)).isEqualTo(first);
      Page.SeatKey second = (Page.SeatKey) lobby.join(table, new Newcomer("Bob"));
      assertThat(second.seat()).isEqualTo(2);
    }
  }

  @Test
  void a_table_outlives_the_library_that_it_was_opened_with() {
    Page.SeatKey key;
    try (Lobby lobby = lobby(new LittleCatalogue("1"))) {
      key = open(lobby);
    }
    try (Lobby later = lobby(new LittleCatalogue("2"))) {
      assertThat(later.sheetOf(key.table(), Texts.ENGLISH))
          .isEqualTo(new Page.Sheet("# Little\nEdition 1"));
      assertThat(later.sheetOf(open(later).table(), Texts.ENGLISH))
          .isEqualTo(new Page.Sheet("# Little\nEdition 2"));
    }
  }

  @Test
  void a_table_that_cannot_be_read_is_left_alone_and_others_are_there() {
    Page.SeatKey key;
    try (Lobby lobby = lobby(new LittleCatalogue())) {
      key = open(lobby);
    }
    store.append("AAAAAAAAAAAAAAAAAAAAAA", 0, List.of(new Store.Kept(1, "opened", "{}")));
    try (Lobby again = lobby(new LittleCatalogue())) {
      assertThat(again.tables()).isEqualTo(2);
      assertThat(again.notice("AAAAAAAAAAAAAAAAAAAAAA")).isInstanceOf(Page.Problem.class);
      assertThat(again.notice(key.table())).isInstanceOf(Page.TableNotice.class);
      assertThat(store.ids()).hasSize(2);
      assertThat(again.awakeTables()).isEqualTo(1);
    }
  }

  /** An older program must not play on what a later one began by other rules. */
  @Test
  void a_table_of_a_later_engine_is_left_alone() {
    Page.SeatKey key;
    try (Lobby lobby = lobby(new LittleCatalogue())) {
      key = open(lobby);
    }
    Store.Kept opening = store.facts(key.table()).getFirst();
    String later = "BBBBBBBBBBBBBBBBBBBBBB";
    String body = opening.body().replace("\"engine\":3", "\"engine\":99");
    assertThat(body).isNotEqualTo(opening.body());
    store.append(later, 0, List.of(new Store.Kept(1, opening.kind(), body)));
    try (Lobby again = lobby(new LittleCatalogue())) {
      assertThat(again.notice(later))
          .isInstanceOfSatisfying(
              Page.Problem.class,
              problem -> assertThat(problem.error()).isEqualTo(Problems.TROUBLE));
      assertThat(again.notice(key.table())).isInstanceOf(Page.TableNotice.class);
    }
  }

  @Test
  void tokens_are_not_in_the_store() {
    try (Lobby lobby = lobby(new LittleCatalogue())) {
      Page.SeatKey key = open(lobby);
      assertThat(store.facts(key.table()).toString()).doesNotContain(key.token());
    }
  }

  @Test
  void there_are_so_many_tables_and_no_more() {
    Limits few =
        ServerFixture.WIDE
            .with(new Limits.Totals(1, 10))
            .with(new Limits.Shares(50, 10, 300))
            .with(Limits.Times.all(1_000));
    try (Lobby lobby =
        Lobby.restored(
            new LobbyParts(
                new LittleCatalogue(),
                new HouseBots(),
                store,
                now::get,
                ServerFixture.entropy(5),
                new LobbySettings(ServerFixture.QUICK, few)))) {
      open(lobby);
      assertThat(lobby.open(WISH, "here"))
          .isInstanceOfSatisfying(
              Page.Problem.class, problem -> assertThat(problem.error()).isEqualTo(Problems.FULL));
    }
  }

  /** Source: issue 10, point 2: one address could open all tables that a server holds. */
  @Test
  void one_address_has_so_many_tables_and_others_open_theirs() {
    Limits shares = ServerFixture.WIDE.with(new Limits.Shares(3, 10, 10));
    try (Lobby lobby =
        Lobby.restored(
            new LobbyParts(
                new LittleCatalogue(),
                new HouseBots(),
                store,
                now::get,
                ServerFixture.entropy(5),
                new LobbySettings(ServerFixture.QUICK, shares)))) {
      for (int i = 0; i < 3; i++) {
        LobbyTable.open(lobby, 2, "greedy");
      }
      for (int i = 0; i < 2; i++) {
        assertThat(lobby.open(WISH, "greedy"))
            .isInstanceOfSatisfying(
                Page.Problem.class,
                problem -> {
                  assertThat(problem.error()).isEqualTo(Problems.FULL);
                  assertThat(problem.words().english()).contains("your address");
                });
      }
      LobbyTable.open(lobby, 2, "modest");
      store.failing(true);
      assertThat(lobby.open(WISH, "modest")).isInstanceOf(Page.Problem.class);
      store.failing(false);
      LobbyTable.open(lobby, 2, "modest");
      LobbyTable.open(lobby, 2, "modest");
      now.addAndGet(3 * 3_600_000L);
      lobby.sweep();
      assertThat(lobby.tables()).as("all are cleared away").isZero();
      LobbyTable.open(lobby, 2, "greedy");
    }
  }

  private Lobby lobby(int tables, int tablesOfOne) {
    Limits wide = ServerFixture.WIDE;
    Limits limits =
        wide.with(new Limits.Totals(tables, wide.totals().connections()))
            .with(new Limits.Shares(tablesOfOne, wide.shares().connections(), 10));
    return Lobby.restored(
        new LobbyParts(
            new LittleCatalogue(),
            new HouseBots(),
            store,
            now::get,
            ServerFixture.entropy(7 + store.ids().size()),
            new LobbySettings(ServerFixture.QUICK, limits)));
  }

  private static int opens(Lobby lobby, String address, int most) {
    int opened = 0;
    while (opened < most && lobby.open(WISH, address) instanceof Page.SeatKey) {
      opened++;
    }
    return opened;
  }

  /** What is kept of the address does not tell it. */
  @Test
  void the_share_of_an_address_holds_after_a_restart() {
    try (Lobby lobby = lobby(100, 3)) {
      assertThat(opens(lobby, "192.0.2.7", 2)).isEqualTo(2);
    }
    assertThat(store.ids())
        .allSatisfy(
            id -> assertThat(store.facts(id)).noneMatch(fact -> fact.body().contains("192.0.2.7")));
    try (Lobby again = lobby(100, 3)) {
      assertThat(opens(again, "192.0.2.7", 5)).isEqualTo(1);
      assertThat(opens(again, "192.0.2.8", 5)).isEqualTo(3);
    }
    now.addAndGet(3 * 3_600_000L);
    try (Lobby later = lobby(100, 3)) {
      later.sweep();
      assertThat(opens(later, "192.0.2.7", 5)).as("the old ones are cleared away").isEqualTo(3);
    }
  }

  /**
   * Source: issue 10, point 2, one attacker further: who has many addresses takes no more either.
   */
  @Test
  void twenty_addresses_that_open_what_they_can_leave_tables_for_others() {
    try (Lobby lobby = lobby(200, 50)) {
      for (int address = 0; address < 20; address++) {
        assertThat(opens(lobby, "greedy" + address, 100)).isPositive();
      }
      assertThat(lobby.tables()).isLessThan(200);
      for (int address = 0; address < 10; address++) {
        assertThat(lobby.open(WISH, "modest" + address)).isInstanceOf(Page.SeatKey.class);
      }
    }
  }

  @Test
  void sixty_addresses_that_hold_all_the_connections_they_can_let_others_in() {
    try (Lobby lobby = lobby(new LittleCatalogue())) {
      int admitted = 0;
      for (int address = 0; address < 60; address++) {
        for (int i = 0; i < 100; i++) {
          admitted += lobby.connect(new Ear(), "greedy" + address).isPresent() ? 1 : 0;
        }
      }
      assertThat(admitted).isLessThan(Limits.standard().totals().connections());
      for (int address = 0; address < 50; address++) {
        assertThat(lobby.connect(new Ear(), "modest" + address)).isPresent();
      }
    }
  }
}
