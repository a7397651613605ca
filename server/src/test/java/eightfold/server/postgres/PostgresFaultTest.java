package eightfold.server.postgres;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import eightfold.server.port.Notes;
import eightfold.server.port.Store;
import eightfold.server.port.Store.Kept;
import eightfold.server.port.StoreException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * A line to the database that is cut, and a database that goes: whatever the store said of a fact
 * is so, and it works again when the fault has ended. Source: docs/operators.md, “A disk that
 * fails”.
 */
@Timeout(60)
class PostgresFaultTest {
  private static final PostgresServer SERVER = PostgresServer.shared();

  private static Kept fact(int number) {
    return new Kept(1, "said", "{\"n\":" + number + "}");
  }

  @Test
  void a_line_that_is_cut_before_the_database_hears_costs_nothing() throws Exception {
    Database database = SERVER.database();
    try (CutLine line = CutLine.before(SERVER.port());
        Store store = PostgresStore.in(PostgresServer.by(database, line.port()))) {
      List<Kept> all = new ArrayList<>();
      for (int number = 0; number < 10; number++) {
        line.cutsNextQuestion();
        store.append("a", number, List.of(fact(number)));
        all.add(fact(number));
        assertThat(store.facts("a")).isEqualTo(all);
      }
    }
  }

  @Test
  void a_line_that_is_cut_before_the_answer_comes_doubles_nothing() throws Exception {
    Database database = SERVER.database();
    try (CutLine line = CutLine.before(SERVER.port());
        Store store = PostgresStore.in(PostgresServer.by(database, line.port()))) {
      List<Kept> all = new ArrayList<>();
      for (int number = 0; number < 10; number++) {
        line.cutsNextAnswer();
        store.append("a", number, List.of(fact(number)));
        all.add(fact(number));
        assertThat(store.facts("a")).isEqualTo(all);
      }
      line.cutsNextAnswer();
      store.forget("a");
      assertThat(store.facts("a")).isEmpty();
    }
  }

  /** The other has written the same to the letter: it is the other's all the same. */
  @Test
  void who_lost_the_line_does_not_take_anothers_fact_for_its_own() throws Exception {
    Database database = SERVER.database();
    try (CutLine line = CutLine.before(SERVER.port());
        Store one = PostgresStore.in(PostgresServer.by(database, line.port()));
        Store two = PostgresStore.in(database)) {
      one.append("a", 0, List.of(fact(0)));
      two.append("a", 1, List.of(fact(1)));
      line.cutsNextQuestion();
      assertThatThrownBy(() -> one.append("a", 1, List.of(fact(1))))
          .isInstanceOfSatisfying(StoreException.class, e -> assertThat(e.isTaken()).isTrue());
      assertThat(two.facts("a")).containsExactly(fact(0), fact(1));
    }
  }

  /** What counts once is written down as a note: who lost the answer has it, and nobody else. */
  @Test
  void a_note_is_added_once_also_where_the_answer_is_lost() throws Exception {
    Database database = SERVER.database();
    Notes.Note note = new Notes.Note("answered", "1", "", 10, "");
    try (CutLine line = CutLine.before(SERVER.port());
        Store one = PostgresStore.in(PostgresServer.by(database, line.port()));
        Store two = PostgresStore.in(database)) {
      assertThat(one.note("answered", "1")).isEmpty();
      line.cutsNextAnswer();
      assertThat(one.add(note)).isTrue();
      assertThat(one.add(note)).isFalse();
      assertThat(two.add(note)).isFalse();
    }
  }

  @Tag("long")
  @Test
  void while_the_database_is_away_nothing_is_written_and_afterwards_all_goes_on() throws Exception {
    Database database = SERVER.database();
    try (Store store = PostgresStore.in(database)) {
      store.append("a", 0, List.of(fact(0)));
      assertThat(store.isWritable()).isTrue();
      SERVER.stop();
      try {
        assertThatThrownBy(() -> store.append("b", 0, List.of(fact(9))))
            .isInstanceOf(StoreException.class);
        assertThatThrownBy(() -> store.facts("a")).isInstanceOf(StoreException.class);
      } finally {
        SERVER.start();
      }
      // the pool tries it anew in steps that become longer, of ten seconds at most
      boolean written = false;
      for (int i = 0; !written; i++) {
        try {
          store.append("a", 1, List.of(fact(1)));
          written = true;
        } catch (StoreException e) {
          assertThat(i).as("%s", e).isLessThan(6);
        }
      }
      assertThat(store.facts("a")).containsExactly(fact(0), fact(1));
    }
  }

  /** The machine of the database is switched off in the middle of everything, and comes again. */
  @Test
  void what_was_acknowledged_outlives_the_databases_machine() throws Exception {
    Database database = SERVER.database();
    AtomicBoolean over = new AtomicBoolean();
    try (Store store = PostgresStore.in(database);
        ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      List<Future<Told>> writers = new ArrayList<>();
      for (int i = 0; i < 8; i++) {
        String table = "t" + i;
        writers.add(threads.submit(() -> writes(store, table, over)));
      }
      Random random = new Random(7);
      try {
        for (int fault = 0; fault < 2; fault++) {
          Thread.sleep(300 + random.nextInt(200));
          SERVER.stop();
          SERVER.start();
        }
        Thread.sleep(300);
      } finally {
        over.set(true);
      }
      int acknowledged = 0;
      for (int i = 0; i < writers.size(); i++) {
        Told told = writers.get(i).get();
        acknowledged += told.written().size();
        assertThat(store.facts("t" + i))
            .containsAll(told.written())
            .doesNotContainAnyElementsOf(
                told.refused().isEmpty() ? List.of(fact(-1)) : told.refused())
            .doesNotHaveDuplicates();
      }
      assertThat(acknowledged).isGreaterThan(100);
    }
  }

  /** What a writer was told of its facts; of some it was told that nobody knows. */
  private record Told(List<Kept> written, List<Kept> refused) {}

  private static Told writes(Store store, String table, AtomicBoolean over) throws Exception {
    Told told = new Told(new ArrayList<>(), new ArrayList<>());
    int count = 0;
    for (int number = 0; !over.get(); number++) {
      Kept fact = fact(number);
      try {
        store.append(table, count, List.of(fact));
        told.written().add(fact);
        count++;
      } catch (StoreException e) {
        if (!e.isUndecided()) {
          told.refused().add(fact);
        }
        count = read(store, table);
      }
    }
    return told;
  }

  private static int read(Store store, String table) throws Exception {
    for (int i = 0; ; i++) {
      try {
        return store.facts(table).size();
      } catch (StoreException e) {
        assertThat(i).as("%s", e).isLessThan(100);
        Thread.sleep(50);
      }
    }
  }

  /** Its program stands still in the middle of a write, and goes on when nobody waits any more. */
  @Test
  void a_session_that_is_ended_writes_nothing_later() throws Exception {
    Database database = SERVER.database();
    try (CutLine line = CutLine.before(SERVER.port());
        Store store = PostgresStore.in(PostgresServer.by(database, line.port()));
        java.sql.Connection other = SERVER.connection(PostgresServer.nameOf(database));
        ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      store.append("a", 0, List.of(fact(0)));
      // whoever wants to write to the table has to wait for this lock
      other.setAutoCommit(false);
      other.createStatement().execute("LOCK TABLE fact IN EXCLUSIVE MODE");
      Future<?> waits = threads.submit(() -> store.append("a", 1, List.of(fact(1))));
      Thread.sleep(200);
      line.cut();
      Thread.sleep(500);
      other.rollback();
      waits.get();
      assertThat(store.facts("a")).containsExactly(fact(0), fact(1));
    }
  }
}
