package eightfold.server.adapter;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import eightfold.server.port.Notes.Note;
import eightfold.server.port.Store;
import eightfold.server.port.Store.Kept;
import eightfold.server.port.StoreException;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What every store promises. Source: {@link Store}. */
@SuppressWarnings("NullAway.Init")
public abstract class StoreContract {
  private Store store;

  /** A store with nothing in it. */
  protected abstract Store open() throws Exception;

  @BeforeEach
  void begin() throws Exception {
    store = open();
  }

  @AfterEach
  void end() {
    store.close();
  }

  private List<String> ids() {
    return store.tables("said", "who").stream().map(Store.Stored::table).toList();
  }

  private static Kept fact(int number) {
    return new Kept(1_000 + number, "said", "{\"n\":" + number + ",\"text\":\"ä ♥ \\\"'; --\"}");
  }

  @Test
  void facts_come_back_in_order_and_as_they_were() {
    store.append("a", 0, List.of(fact(0), fact(1)));
    store.append("a", 2, List.of(fact(2)));
    assertThat(store.facts("a")).containsExactly(fact(0), fact(1), fact(2));
  }

  @Test
  void some_of_the_facts_come_back_alone() {
    store.append("a", 0, List.of(fact(0), fact(1), fact(2)));
    assertThat(store.facts("a", 1, 1)).containsExactly(fact(1));
    assertThat(store.facts("a", 1, Integer.MAX_VALUE)).containsExactly(fact(1), fact(2));
    assertThat(store.facts("a", 3, 5)).isEmpty();
    assertThat(store.facts("b", 0, 5)).isEmpty();
  }

  @Test
  void the_last_checkpoint_of_a_table_is_kept() {
    store.append("a", 0, List.of(fact(0), fact(1), fact(2)));
    store.append("b", 0, List.of(fact(0)));
    assertThat(store.checkpoint("a")).isEmpty();
    Store.Checkpoint large = new Store.Checkpoint(2, "ä ♥ '; --".repeat(20_000));
    store.keep("a", large);
    assertThat(store.checkpoint("a")).contains(large);
    Store.Checkpoint later = new Store.Checkpoint(3, "later");
    store.keep("a", later);
    assertThat(store.checkpoint("a")).contains(later);
    assertThat(store.checkpoint("b")).isEmpty();
    assertThat(store.facts("a")).containsExactly(fact(0), fact(1), fact(2));
  }

  @Test
  void a_checkpoint_of_facts_that_there_are_not_is_not_kept() {
    store.append("a", 0, List.of(fact(0), fact(1)));
    store.keep("a", new Store.Checkpoint(3, "of another life"));
    store.keep("c", new Store.Checkpoint(1, "of nobody"));
    assertThat(store.checkpoint("a")).isEmpty();
    assertThat(store.checkpoint("c")).isEmpty();
    assertThat(ids()).containsExactly("a");
  }

  @Test
  void a_checkpoint_is_forgotten_with_its_table() {
    store.append("a", 0, List.of(fact(0)));
    store.keep("a", new Store.Checkpoint(1, "what was"));
    store.forget("a");
    store.append("a", 0, List.of(fact(0)));
    assertThat(store.checkpoint("a")).isEmpty();
  }

  @Test
  void facts_are_rewritten_with_one_more_and_the_checkpoint_is_gone() {
    store.append("a", 0, List.of(fact(0), fact(1), fact(2)));
    store.append("b", 0, List.of(fact(0), fact(1)));
    store.keep("a", new Store.Checkpoint(3, "what was"));
    store.keep("b", new Store.Checkpoint(2, "what is"));
    Kept other = new Kept(1_001, "said", "{\"text\":\"\"}");
    store.rewrite("a", Map.of(1, other), 3, List.of(fact(3)));
    assertThat(store.facts("a")).containsExactly(fact(0), other, fact(2), fact(3));
    assertThat(store.checkpoint("a")).isEmpty();
    assertThat(store.facts("b")).containsExactly(fact(0), fact(1));
    assertThat(store.checkpoint("b")).isPresent();
  }

  @Test
  void nothing_is_rewritten_by_who_does_not_know_the_last_fact() {
    store.append("a", 0, List.of(fact(0), fact(1)));
    store.keep("a", new Store.Checkpoint(2, "what was"));
    for (int first : List.of(1, 3)) {
      assertThatThrownBy(() -> store.rewrite("a", Map.of(0, fact(7)), first, List.of(fact(8))))
          .isInstanceOfSatisfying(StoreException.class, e -> assertThat(e.isTaken()).isTrue());
    }
    assertThat(store.facts("a")).containsExactly(fact(0), fact(1));
    assertThat(store.checkpoint("a")).isPresent();
  }

  private static Note note(String kind, String id, String owner, long at) {
    return new Note(kind, id, owner, at, "{\"ä ♥\":\"'; --" + at + "\"}");
  }

  @Test
  void notes_are_known_by_kind_and_id_and_the_last_one_stays() {
    store.put(note("seat", "1", "ann", 10));
    store.put(note("key", "1", "", 20));
    store.put(note("seat", "1", "bob", 30));
    assertThat(store.note("seat", "1")).contains(note("seat", "1", "bob", 30));
    assertThat(store.note("key", "1")).contains(note("key", "1", "", 20));
    assertThat(store.note("seat", "2")).isEmpty();
    store.remove("seat", "1");
    store.remove("seat", "1");
    assertThat(store.note("seat", "1")).isEmpty();
    assertThat(store.note("key", "1")).isPresent();
  }

  @Test
  void of_two_notes_of_one_kind_and_id_the_first_is_added() {
    assertThat(store.add(note("key", "1", "", 10))).isTrue();
    assertThat(store.add(note("key", "1", "", 20))).isFalse();
    assertThat(store.add(note("key", "1", "", 10))).as("the very same again").isFalse();
    assertThat(store.note("key", "1")).contains(note("key", "1", "", 10));
    assertThat(store.add(note("key", "2", "", 20))).isTrue();
  }

  @Test
  void somebodys_notes_come_latest_first_and_are_forgotten_together() {
    store.put(note("seat", "1", "ann", 10));
    store.put(note("seat", "2", "ann", 30));
    store.put(note("seat", "3", "ann", 20));
    store.put(note("seat", "4", "bob", 40));
    store.put(note("book", "5", "ann", 50));
    assertThat(store.notes("seat", "ann", 2)).extracting(Note::id).containsExactly("2", "3");
    store.removeOwned("ann");
    assertThat(store.notes("seat", "ann", 9)).isEmpty();
    assertThat(store.notes("book", "ann", 9)).isEmpty();
    assertThat(store.notes("seat", "bob", 9)).hasSize(1);
  }

  @Test
  void old_notes_of_a_kind_are_forgotten() {
    store.put(note("report", "1", "", 10));
    store.put(note("report", "2", "", 20));
    store.put(note("key", "3", "", 10));
    store.removeBefore("report", 20);
    assertThat(store.notes("report", "", 9)).extracting(Note::id).containsExactly("2");
    assertThat(store.note("key", "3")).isPresent();
  }

  @Test
  void tables_are_apart() {
    store.append("a", 0, List.of(fact(0)));
    store.append("b", 0, List.of(fact(5)));
    assertThat(ids()).containsExactlyInAnyOrder("a", "b");
    assertThat(store.facts("b")).containsExactly(fact(5));
    assertThat(store.facts("c")).isEmpty();
  }

  @Test
  void tables_are_known_by_their_last_fact_and_their_mark() {
    assertThat(store.tables("begun", "who")).isEmpty();
    Kept opened = new Kept(50, "opened", "{\"what\":\"b\",\"who\":\"ann\"}");
    store.append("b", 0, List.of(opened, new Kept(70, "begun", "{\"who\":\"bob\"}")));
    store.append("b", 2, List.of(new Kept(90, "said", "{}")));
    store.append("a", 0, List.of(new Kept(60, "opened", "{}")));
    for (String kind : List.of("begun", "said")) {
      assertThat(store.tables(kind, "who"))
          .containsExactlyInAnyOrder(
              new Store.Stored("a", 60, false, ""), new Store.Stored("b", 90, true, "ann"));
    }
    store.forget("b");
    assertThat(store.tables("begun", "who")).containsExactly(new Store.Stored("a", 60, false, ""));
  }

  @Test
  void numbers_that_are_taken_or_leave_a_gap_are_refused_as_a_whole() {
    store.append("a", 0, List.of(fact(0), fact(1)));
    for (int first : List.of(0, 1, 3)) {
      assertThatThrownBy(() -> store.append("a", first, List.of(fact(7), fact(8))))
          .isInstanceOfSatisfying(
              StoreException.class,
              e -> assertThat(e.isTaken() && !e.isUndecided()).as(e.getMessage()).isTrue());
    }
    assertThat(store.facts("a")).containsExactly(fact(0), fact(1));
    store.append("a", 2, List.of(fact(2)));
    assertThat(store.facts("a")).hasSize(3);
  }

  @Test
  void a_table_that_is_forgotten_is_gone_and_its_id_is_free() {
    store.append("a", 0, List.of(fact(0)));
    store.append("b", 0, List.of(fact(0)));
    store.forget("a");
    assertThat(ids()).containsExactly("b");
    store.append("a", 0, List.of(fact(9)));
    assertThat(store.facts("a")).containsExactly(fact(9));
  }

  @Test
  void many_tables_write_at_once() throws Exception {
    int tables = 40;
    int facts = 25;
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      List<Future<?>> writers =
          IntStream.range(0, tables)
              .<Future<?>>mapToObj(table -> threads.submit(() -> fill("t" + table, facts)))
              .toList();
      for (Future<?> writer : writers) {
        writer.get();
      }
    }
    assertThat(ids()).hasSize(tables);
    for (int table = 0; table < tables; table++) {
      assertThat(store.facts("t" + table)).hasSize(facts);
    }
  }

  private void fill(String table, int facts) {
    for (int number = 0; number < facts; number++) {
      store.append(table, number, List.of(fact(number)));
    }
  }

  @Test
  void a_writer_that_is_refused_does_not_spoil_others_of_the_same_moment() throws Exception {
    store.append("a", 0, List.of(fact(0)));
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      for (int i = 0; i < 50; i++) {
        int number = i;
        Future<?> wrong = threads.submit(() -> store.append("a", 0, List.of(fact(1))));
        Future<?> right = threads.submit(() -> store.append("b", number, List.of(fact(number))));
        right.get();
        assertThatThrownBy(wrong::get).hasCauseInstanceOf(StoreException.class);
      }
    }
    assertThat(store.facts("a")).hasSize(1);
    assertThat(store.facts("b")).hasSize(50);
  }
}
