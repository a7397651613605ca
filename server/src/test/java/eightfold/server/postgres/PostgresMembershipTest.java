package eightfold.server.postgres;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.server.port.Membership;
import eightfold.server.port.Membership.Known;
import eightfold.server.port.Membership.Server;
import eightfold.server.port.Membership.Standing;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The database says which servers are one cluster. Source: issue 44, point 1. */
@SuppressWarnings("NullAway.Init")
class PostgresMembershipTest {
  private static final PostgresServer SERVER = PostgresServer.shared();
  private static final Server ANN = new Server("10.0.0.1:2551", 1);
  private static final Server BOB = new Server("10.0.0.2:2551", 2);
  private static final Server EVE = new Server("10.0.0.3:2551", 3);

  private Database database;
  private Membership members;

  @BeforeEach
  void begin() {
    database = SERVER.database();
    PostgresStore.in(database).close();
    members = PostgresMembership.in(database);
  }

  @AfterEach
  void end() {
    members.close();
  }

  private void asks(String sql) {
    SERVER.asks(PostgresServer.nameOf(database), sql);
  }

  /** As if nothing had been heard of a server for so long. */
  private void silent(Server server, long millis) {
    asks(
        "UPDATE member SET beat_at = beat_at - "
            + millis
            + " * interval '1 millisecond' WHERE address = '"
            + server.address()
            + "'");
  }

  private static List<Server> living(Standing standing) {
    return standing.living().stream().map(Known::server).toList();
  }

  @Test
  void the_first_founds_and_the_next_finds_it() {
    members.enter(ANN);
    assertThat(members.beat(ANN, 0).living()).isEmpty();
    assertThat(members.beat(ANN, 0).hasOthers()).isFalse();
    assertThat(members.found(ANN)).hasValue(1);
    members.enter(BOB);
    Standing seen = members.beat(BOB, 0);
    assertThat(seen.member()).isTrue();
    assertThat(seen.epoch()).isEqualTo(1);
    assertThat(living(seen)).containsExactly(ANN);
    assertThat(members.found(BOB)).as("there is one").isEmpty();
    assertThat(members.beat(ANN, 1).living()).as("that has not joined yet").isEmpty();
    Standing _ = members.beat(BOB, 1);
    assertThat(living(members.beat(ANN, 1))).containsExactly(BOB);
  }

  @Test
  void of_many_that_come_at_once_one_founds() throws Exception {
    List<Server> servers = new ArrayList<>();
    for (int i = 0; i < 12; i++) {
      servers.add(new Server("10.0.0." + i + ":2551", i));
      members.enter(servers.get(i));
    }
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      List<Future<OptionalLong>> founding = new ArrayList<>();
      for (Server server : servers) {
        founding.add(
            threads.submit(
                () -> {
                  try (Membership own = PostgresMembership.in(database)) {
                    return own.found(server);
                  }
                }));
      }
      int founders = 0;
      for (Future<OptionalLong> one : founding) {
        founders += one.get().isPresent() ? 1 : 0;
      }
      assertThat(founders).isEqualTo(1);
    }
    assertThat(members.beat(ANN, 0).epoch()).isEqualTo(1);
  }

  @Test
  void a_cluster_that_is_silent_for_long_is_followed_by_another_of_which_it_learns() {
    members.enter(ANN);
    assertThat(members.found(ANN)).hasValue(1);
    members.enter(BOB);
    silent(ANN, Membership.SILENT_MILLIS - 1_000);
    assertThat(members.found(BOB)).isEmpty();
    silent(ANN, 1_500);
    Standing before = members.beat(BOB, 0);
    assertThat(before.living()).isEmpty();
    assertThat(before.hasOthers()).as("it may come back").isTrue();
    assertThat(members.found(BOB)).hasValue(2);
    Standing late = members.beat(ANN, 1);
    assertThat(late.epoch()).isEqualTo(2);
    assertThat(living(late)).containsExactly(BOB);
    assertThat(members.beat(BOB, 2).living()).as("it is of another cluster").isEmpty();
  }

  @Test
  void whoever_is_expelled_learns_it_and_cannot_expel_others() {
    for (Server server : List.of(ANN, BOB, EVE)) {
      members.enter(server);
    }
    assertThat(members.found(ANN)).hasValue(1);
    assertThat(members.beat(BOB, 1).member()).isTrue();
    assertThat(members.beat(EVE, 1).member()).isTrue();
    assertThat(members.expel(BOB, ANN)).isTrue();
    assertThat(members.expel(ANN, BOB)).as("the first to say so is right").isFalse();
    assertThat(members.beat(ANN, 1).member()).isFalse();
    assertThat(members.beat(BOB, 1).member()).isTrue();
    assertThat(living(members.beat(EVE, 1))).containsExactly(BOB);
    assertThat(members.found(ANN)).isEmpty();
    // its next process is another
    Server again = new Server(ANN.address(), 7);
    members.enter(again);
    assertThat(members.beat(again, 1).member()).isTrue();
    assertThat(members.expel(BOB, ANN)).isTrue();
    assertThat(members.beat(again, 1).member()).as("it was not meant").isTrue();
  }

  @Test
  void of_two_processes_at_one_address_the_later_counts() {
    members.enter(ANN);
    assertThat(members.found(ANN)).hasValue(1);
    Server again = new Server(ANN.address(), 9);
    members.enter(again);
    assertThat(members.beat(ANN, 1).member()).isFalse();
    assertThat(members.beat(again, 0).member()).isTrue();
    assertThat(members.found(again)).as("its own past keeps nobody away").hasValue(2);
  }

  @Test
  void who_leaves_in_order_is_not_waited_for() {
    members.enter(ANN);
    assertThat(members.found(ANN)).hasValue(1);
    members.leave(ANN);
    members.enter(BOB);
    assertThat(members.beat(BOB, 0).hasOthers()).isFalse();
    assertThat(members.found(BOB)).hasValue(2);
  }

  /** A standby that takes over may lack what was written last. */
  @Test
  void a_database_that_has_forgotten_is_told_again() {
    members.enter(ANN);
    assertThat(members.found(ANN)).hasValue(1);
    asks("UPDATE cluster_epoch SET epoch = 0");
    members.enter(BOB);
    assertThat(members.found(BOB)).as("a member of a later epoch is there").isEmpty();
    asks("DELETE FROM member WHERE incarnation = 1");
    assertThat(members.beat(ANN, 1).member()).isTrue();
    assertThat(members.beat(ANN, 1).epoch()).isEqualTo(1);
    assertThat(living(members.beat(BOB, 0))).containsExactly(ANN);
  }
}
