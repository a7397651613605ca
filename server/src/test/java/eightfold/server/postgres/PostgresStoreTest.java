package eightfold.server.postgres;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import eightfold.server.adapter.StoreContract;
import eightfold.server.port.Store;
import eightfold.server.port.Store.Kept;
import eightfold.server.port.StoreException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** The store of several machines. Source: DESIGN 6 and 9; issue 13, point 2. */
class PostgresStoreTest extends StoreContract {
  private static final PostgresServer SERVER = PostgresServer.shared();

  @Override
  protected Store open() {
    return PostgresStore.in(SERVER.database());
  }

  private static Kept fact(String text) {
    return new Kept(7, "said", "{\"text\":\"" + text + "\"}");
  }

  @Test
  void what_was_written_is_there_when_it_is_opened_again() {
    Database database = SERVER.database();
    try (Store first = PostgresStore.in(database)) {
      first.append("a", 0, List.of(fact("x")));
    }
    try (Store second = PostgresStore.in(database)) {
      assertThat(second.facts("a")).containsExactly(fact("x"));
      second.append("a", 1, List.of(fact("y")));
      assertThat(second.facts("a")).hasSize(2);
    }
  }

  @Test
  void of_two_owners_only_one_writes_each_number_and_the_other_is_told() throws Exception {
    Database database = SERVER.database();
    int most = 300;
    AtomicInteger refusals = new AtomicInteger();
    try (PostgresStore one = PostgresStore.in(database);
        PostgresStore two = PostgresStore.in(database);
        ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      List<Future<List<Kept>>> owners =
          List.of(
              threads.submit(() -> acknowledged(one, "one", most, refusals)),
              threads.submit(() -> acknowledged(two, "two", most, refusals)));
      List<Kept> all = new ArrayList<>();
      for (Future<List<Kept>> owner : owners) {
        all.addAll(owner.get());
      }
      assertThat(one.facts("a")).hasSize(most).containsExactlyInAnyOrderElementsOf(all);
      assertThat(refusals.get()).as("they did meet").isPositive();
    }
  }

  /** Writes on as an owner that knows of no other: by its own count, which a refusal corrects. */
  private static List<Kept> acknowledged(
      PostgresStore store, String who, int most, AtomicInteger refusals) {
    List<Kept> acknowledged = new ArrayList<>();
    int count = 0;
    while (count < most) {
      // one moment, one text: only who wrote it tells them apart
      Kept fact = fact("number " + count);
      try {
        store.append("a", count, List.of(fact));
        acknowledged.add(fact);
        count++;
      } catch (StoreException e) {
        assertThat(e.isTaken()).as(who + ": " + e.getMessage()).isTrue();
        refusals.incrementAndGet();
        count = store.facts("a").size();
      }
    }
    return acknowledged;
  }

  @Test
  void a_table_that_is_forgotten_while_another_writes_is_whole_or_gone() throws Exception {
    Database database = SERVER.database();
    try (PostgresStore one = PostgresStore.in(database);
        PostgresStore two = PostgresStore.in(database);
        ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      for (int round = 0; round < 40; round++) {
        String table = "t" + round;
        one.append(table, 0, List.of(fact("0")));
        Future<?> writer =
            threads.submit(
                () -> {
                  for (int number = 1; number < 50; number++) {
                    one.append(table, number, List.of(fact("" + number)));
                    one.keep(table, new Store.Checkpoint(number, "so far"));
                  }
                });
        Thread.sleep(round % 10);
        two.forget(table);
        assertThatThrownBy(writer::get)
            .cause()
            .isInstanceOfSatisfying(StoreException.class, e -> assertThat(e.isTaken()).isTrue());
        assertThat(two.facts(table)).isEmpty();
        assertThat(two.checkpoint(table)).isEmpty();
      }
    }
  }

  @Test
  void whoever_claimed_a_table_last_has_it_and_the_other_learns_it() {
    Database database = SERVER.database();
    try (PostgresStore one = PostgresStore.in(database);
        PostgresStore two = PostgresStore.in(database)) {
      for (String table : List.of("a", "b")) {
        one.append(table, 0, List.of(fact("0")));
        one.claim(table);
      }
      assertThat(one.claimedByOthers(List.of("a", "b"))).isEmpty();
      two.claim("b");
      assertThat(one.claimedByOthers(List.of("a", "b"))).containsExactly("b");
      assertThat(two.claimedByOthers(List.of("b"))).isEmpty();
      one.claim("b");
      assertThat(two.claimedByOthers(List.of("b"))).containsExactly("b");
      // whatever anybody asks for leaves nothing behind, and so does what is forgotten
      one.claim("nowhere");
      two.forget("b");
      assertThat(two.claimedByOthers(List.of("b", "nowhere"))).isEmpty();
    }
  }

  @Test
  void tables_are_counted_and_looked_through_page_by_page() {
    try (PostgresStore store = PostgresStore.in(SERVER.database())) {
      for (String table : List.of("d", "B", "a", "c")) {
        String opener = table.equals("c") ? "bob" : "ann";
        store.append(
            table, 0, List.of(new Kept(5, "opened", "{\"opener\":\"" + opener + "\"}"), fact("x")));
      }
      assertThat(store.count()).isEqualTo(4);
      assertThat(store.labelled("opener", "ann")).isEqualTo(3);
      assertThat(store.labelled("opener", "eve")).isZero();
      List<Store.Stored> page = store.tables("said", "opener", "", 2);
      assertThat(page).extracting(Store.Stored::table).containsExactly("B", "a");
      assertThat(store.tables("said", "opener", "a", 9))
          .containsExactly(
              new Store.Stored("c", 7, true, "bob"), new Store.Stored("d", 7, true, "ann"));
    }
  }

  @Test
  void three_servers_may_start_at_once_on_an_empty_database() throws Exception {
    Database database = SERVER.database();
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      List<Future<PostgresStore>> starting = new ArrayList<>();
      for (int i = 0; i < 3; i++) {
        starting.add(threads.submit(() -> PostgresStore.in(database)));
      }
      for (Future<PostgresStore> store : starting) {
        store.get().close();
      }
    }
  }

  @Test
  void what_is_wrong_with_a_database_is_said() {
    Database later = SERVER.database();
    PostgresStore.in(later).close();
    SERVER.asks(PostgresServer.nameOf(later), "UPDATE schema_version SET version = 99");
    assertThatThrownBy(() -> PostgresStore.in(later)).hasMessageContaining("later version");
    Database other = SERVER.database();
    SERVER.asks(PostgresServer.nameOf(other), "CREATE TABLE fact (what TEXT)");
    assertThatThrownBy(() -> PostgresStore.in(other)).hasMessageContaining("of its own");
    String place = "127.0.0.1:" + SERVER.port() + "/";
    Database forgetful = PostgresServer.at(place + "postgres?options=-c%20synchronous_commit=off");
    assertThatThrownBy(() -> PostgresStore.in(forgetful)).hasMessageContaining("switch it on");
    Database missing = PostgresServer.at(place + "missing");
    assertThatThrownBy(() -> PostgresStore.in(missing))
        .isInstanceOf(StoreException.class)
        .hasMessageContaining("\"missing\" does not exist");
  }

  @Test
  void a_wrong_address_is_explained() {
    assertThatThrownBy(() -> new Database("db.internal", Optional.empty(), Optional.empty(), 1))
        .hasMessageContaining("jdbc:postgresql://");
    assertThatThrownBy(
            () ->
                new Database(
                    "jdbc:postgresql://x/y?user=a&password=b",
                    Optional.empty(),
                    Optional.empty(),
                    1))
        .hasMessageContaining("file")
        .message()
        .doesNotContain("password=b");
  }
}
