package eightfold.server.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import eightfold.server.postgres.Database;
import eightfold.server.postgres.PostgresServer;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * Three servers of which one is killed in the midst of play, stopped, or cut off. Source: issue 13,
 * point 2. By a command with more kills, more tables: see docs/testing.md.
 */
@Tag("long")
class ClusterTrialTest {
  private static final int KILLS = Integer.getInteger("cluster.kills", 2);
  private static final int TABLES = Integer.getInteger("cluster.tables", 30);
  private static final long PAUSE_MILLIS = Integer.getInteger("cluster.pause", 200);

  /** Of fewer kills the median is the slowest or nearly that. */
  private static final int ENOUGH_FOR_A_MEDIAN = 5;

  private static final long MEDIAN_MILLIS = 15_000;
  private static final long WORST_MILLIS = 25_000;

  private static final PostgresServer POSTGRES = PostgresServer.shared();

  private static void say(String words) {
    System.out.println("cluster trial: " + words);
  }

  @Test
  @Timeout(1_800)
  void tables_of_a_node_that_is_killed_are_back_and_nothing_acknowledged_is_lost_or_done_twice()
      throws Exception {
    Database database = POSTGRES.database();
    List<Long> slowest = new ArrayList<>();
    List<Long> all = new ArrayList<>();
    try (Nodes nodes = Nodes.started(database, 3);
        Party party = Party.at(nodes, TABLES, PAUSE_MILLIS)) {
      party.awaitAll(0, 60_000);
      for (int kill = 0; kill < KILLS; kill++) {
        int node = kill % nodes.count();
        Thread.sleep(2_000);
        int before = party.count();
        long at = System.nanoTime();
        nodes.kill(node);
        party.awaitAll(at, 90_000);
        List<Long> back = party.back(at);
        slowest.add(back.getLast());
        // those that were at another node, and their players too, went on at once
        Stream<Long> waited = back.stream().filter(millis -> millis > 1_500);
        all.addAll(waited.toList());
        say(
            "kill "
                + (kill + 1)
                + " of node "
                + node
                + ": all tables back after "
                + back.getLast()
                + " ms, "
                + before
                + " acts acknowledged before");
        nodes.start(node);
        party.awaitAll(System.nanoTime(), 60_000);
      }
      party.ends();
      Party.Kept kept = party.kept(database);
      say(kept.toString());
      say("all tables back after, by kill: " + slowest + " ms; tables that waited: " + sorted(all));
      assertThat(kept.lost()).isZero();
      assertThat(kept.doubled()).isZero();
      assertThat(kept.acknowledged()).isGreaterThan(10 * TABLES);
      if (KILLS >= ENOUGH_FOR_A_MEDIAN) {
        assertThat(median(slowest)).as("median").isLessThan(MEDIAN_MILLIS);
      }
      assertThat(slowest).as("worst").allMatch(millis -> millis < WORST_MILLIS);
    }
  }

  private static List<Long> sorted(List<Long> millis) {
    return millis.stream().sorted().toList();
  }

  private static long median(List<Long> millis) {
    return sorted(millis).get(millis.size() / 2);
  }

  @Test
  @Timeout(600)
  void servers_are_replaced_one_after_the_other_while_all_play_on() throws Exception {
    Database database = POSTGRES.database();
    try (Nodes nodes = Nodes.started(database, 3);
        Party party = Party.at(nodes, TABLES, PAUSE_MILLIS)) {
      party.awaitAll(0, 60_000);
      for (int node = 0; node < nodes.count(); node++) {
        long at = System.nanoTime();
        nodes.stop(node);
        long down = System.nanoTime();
        party.awaitAll(down, 30_000);
        List<Long> back = party.back(down);
        say(
            "node "
                + node
                + " stopped in "
                + (down - at) / 1_000_000
                + " ms; all tables went on within "
                + back.getLast()
                + " ms after");
        nodes.start(node);
        party.awaitAll(System.nanoTime(), 30_000);
      }
      party.ends();
      Party.Kept kept = party.kept(database);
      say(kept + ", refused " + party.refused());
      assertThat(kept.lost()).isZero();
      assertThat(kept.doubled()).isZero();
      assertThat(party.refused()).as("acts that failed").isEmpty();
    }
  }

  /**
   * The node that is cut off does not give up for long, as where its clock or its settings are
   * wrong: so that for a while two nodes have the same tables, and people play at both. When it
   * gives up it ends, also where what it would say to the others keeps Pekko's system from ending.
   */
  @Test
  @Timeout(600)
  void while_a_node_is_cut_off_no_act_is_acknowledged_by_two_owners() throws Exception {
    Database database = POSTGRES.database();
    // it neither gives up nor hears from the database that others have
    List<String> stubborn =
        List.of(
            "-Dpekko.cluster.split-brain-resolver.stable-after=25s",
            "-Deightfold.beat=35s",
            EndlessSystem.OPTION);
    try (Partition partition = Partition.of(POSTGRES, database, 3);
        Nodes nodes =
            Nodes.started(
                List.of(
                    partition.places().get(0),
                    partition.places().get(1),
                    partition.places().get(2).with(stubborn)));
        Party party = Party.at(nodes, TABLES, PAUSE_MILLIS)) {
      party.awaitAll(0, 60_000);
      int before = party.count();
      long at = System.nanoTime();
      partition.cuts(2);
      while (nodes.isUp(2)) {
        assertThat(System.nanoTime() - at).as("it gives up").isLessThan(90_000_000_000L);
        Thread.sleep(100);
      }
      say(
          "the node that was cut off ended itself after "
              + (System.nanoTime() - at) / 1_000_000_000
              + " s; acknowledged "
              + before
              + " before, "
              + (party.count() - before)
              + " until then, "
              + party.through(2, at)
              + " of them by it");
      party.awaitAll(System.nanoTime(), 30_000);
      party.ends();
      Party.Kept kept = party.kept(database);
      say(kept + ", refused " + party.refused());
      assertThat(kept.lost()).as("acknowledged and not in the journal").isZero();
      assertThat(kept.doubled()).isZero();
    }
  }
}
