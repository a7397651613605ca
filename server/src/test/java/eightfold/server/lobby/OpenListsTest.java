package eightfold.server.lobby;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.protocol.Page;
import eightfold.protocol.Snapshot;
import eightfold.server.MemoryStore;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/**
 * Of several servers each knows the open tables of all. Source: issue 13, point 3 (open tables) and
 * point 2 (several machines).
 */
class OpenListsTest {
  private final MemoryStore store = new MemoryStore();
  private long now = 1_000_000;
  private final OpenLists one = new OpenLists(store, () -> now, "one");
  private final OpenLists other = new OpenLists(store, () -> now, "other");

  private static OpenLists.Listed listed(String table, long lastAt) {
    return new OpenLists.Listed(
        lastAt,
        new Page.TableNotice(
            table,
            new Snapshot.GameName(
                "g",
                "G",
                true,
                "french",
                Optional.of("Mau"),
                true,
                Optional.empty(),
                Optional.empty()),
            Map.of("a", "b"),
            List.of(
                new Page.Place(Optional.of("Ann ♥"), "person", true, Optional.empty()),
                new Page.Place(Optional.empty(), "bot", false, Optional.of("Eve"))),
            true,
            false));
  }

  private static List<String> ids(List<Page.TableNotice> tables) {
    return tables.stream().map(Page.TableNotice::table).toList();
  }

  @Test
  void tables_of_all_servers_are_told_of_the_latest_first() {
    one.tell(List.of(listed("a", 30), listed("c", 10)));
    OpenLists.Listed own = listed("b", 20);
    assertThat(other.all(List.of(own), 9))
        .containsExactly(listed("a", 30).table(), own.table(), listed("c", 10).table());
    assertThat(ids(other.all(List.of(own), 2))).containsExactly("a", "b");
    assertThat(ids(one.all(List.of(listed("a", 30)), 9))).as("its own once").containsExactly("a");
  }

  @Test
  void a_table_that_has_moved_is_told_of_once_as_it_is_now() {
    one.tell(List.of(listed("a", 30)));
    assertThat(ids(other.all(List.of(listed("a", 40)), 9))).containsExactly("a");
  }

  /** Where a server is lost its last list is there for a while, beside that of the heir. */
  @Test
  void a_table_of_a_server_that_is_lost_is_told_of_once_as_the_heir_tells() {
    OpenLists third = new OpenLists(store, () -> now, "third");
    one.tell(List.of(listed("a", 30), listed("b", 20)));
    now += OpenLists.TOLD_MILLIS;
    other.tell(List.of(listed("a", 40)));
    assertThat(ids(third.all(List.of(listed("c", 35)), 9))).containsExactly("a", "c", "b");
    now += OpenLists.VALID_MILLIS - OpenLists.TOLD_MILLIS;
    assertThat(ids(third.all(List.of(), 9))).as("nobody came back to b").containsExactly("a");
  }

  @Test
  void what_a_server_said_that_is_gone_is_forgotten_and_what_has_ended_is_taken_back() {
    one.tell(List.of(listed("a", 30)));
    now += OpenLists.VALID_MILLIS;
    assertThat(other.all(List.of(), 9)).isEmpty();
    one.tell(List.of(listed("a", 30)));
    now += OpenLists.TOLD_MILLIS;
    assertThat(ids(other.all(List.of(), 9))).containsExactly("a");
    one.tell(List.of());
    now += OpenLists.TOLD_MILLIS;
    assertThat(other.all(List.of(), 9)).isEmpty();
  }

  @Test
  void a_store_that_fails_leaves_a_server_with_its_own() {
    store.failing(true);
    one.tell(List.of(listed("a", 30)));
    assertThat(ids(other.all(List.of(listed("b", 20)), 9))).containsExactly("b");
    store.failing(false);
    one.tell(List.of(listed("a", 30)));
    now += OpenLists.TOLD_MILLIS;
    assertThat(ids(other.all(List.of(listed("b", 20)), 9))).containsExactly("a", "b");
  }
}
