package eightfold.server.cluster;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import eightfold.server.postgres.Database;
import eightfold.server.postgres.PostgresServer;
import java.io.IOException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * Whatever becomes of lines and machines, half a minute after it there is one cluster again, every
 * table is awake once, and two people on different servers play. Servers that end are started
 * again, as docs/operators.md asks. Source: issue 44, point 1. All cuts: see docs/testing.md.
 */
@Tag("long")
class OneClusterTest {
  private static final int TABLES = Integer.getInteger("cluster.tables", 9);

  /** Cuts of the first node alone, and one length of them, are what a build has time for. */
  private static final int CUT_NODES = Integer.getInteger("cluster.cut-nodes", 1);

  private static final List<Integer> CUTS =
      Arrays.stream(System.getProperty("cluster.cuts", "20").split(",", -1))
          .map(Integer::valueOf)
          .toList();

  private static final long PATIENCE_NANOS = 30_000_000_000L;

  /** Where three servers are started anew, which takes a machine at work some time itself. */
  private static final long STARTING_NANOS = 60_000_000_000L;

  private static final JsonMapper MAPPER = new JsonMapper();
  private static final PostgresServer POSTGRES = PostgresServer.shared();

  /** A table at which nobody is leaves the memory, so that it is counted at no server. */
  private static final List<String> OPTIONS = List.of("-D" + NodeProcess.AWAKE + "=1500");

  private final HttpClient http = HttpClient.newHttpClient();

  /** When a node that is cut off is killed, and comes again. */
  private enum Restart {
    NEVER,
    DURING,
    AFTER
  }

  private static void say(String words) {
    System.out.println("one cluster: " + words);
  }

  private static List<Nodes.Place> places(Partition partition) {
    return partition.places().stream().map(place -> place.with(OPTIONS)).toList();
  }

  @Test
  @Timeout(3_600)
  void after_a_cut_there_is_one_cluster_again() throws Exception {
    Database database = POSTGRES.database();
    try (Partition partition = Partition.of(POSTGRES, database, 3);
        Nodes nodes = Nodes.started(places(partition));
        Party party = Party.at(nodes, TABLES, 100)) {
      nodes.keepsUp();
      awaitWhole("the beginning", nodes, party, System.nanoTime());
      for (int seconds : CUTS) {
        for (int node = 0; node < CUT_NODES; node++) {
          for (Restart restart : Restart.values()) {
            cut(partition, nodes, party, node, seconds, restart);
          }
        }
      }
      assertNothingLost(party, database);
    }
  }

  private void cut(
      Partition partition, Nodes nodes, Party party, int node, int seconds, Restart restart)
      throws Exception {
    String what = "node " + node + " cut off for " + seconds + " s, killed: " + restart;
    long at = System.nanoTime();
    partition.cuts(node);
    if (restart == Restart.DURING) {
      Thread.sleep(seconds * 500L);
      nodes.kill(node);
    }
    Thread.sleep(Math.max(0, seconds * 1_000L - (System.nanoTime() - at) / 1_000_000));
    partition.heals(node);
    long healed = System.nanoTime();
    if (restart == Restart.AFTER) {
      nodes.kill(node);
    }
    awaitWhole(what, nodes, party, healed);
    say(what + ": longest pause of a table " + party.longestPause(at, System.nanoTime()) + " ms");
  }

  @Test
  @Timeout(300)
  void after_all_have_been_killed_at_once_there_is_one_cluster_again() throws Exception {
    Database database = POSTGRES.database();
    try (Partition partition = Partition.of(POSTGRES, database, 3);
        Nodes nodes = Nodes.started(places(partition));
        Party party = Party.at(nodes, TABLES, 100)) {
      nodes.keepsUp();
      awaitWhole("the beginning", nodes, party, System.nanoTime());
      for (int node : nodes.numbers()) {
        nodes.kill(node);
      }
      long epoch = awaitWhole("all killed", nodes, party, System.nanoTime(), STARTING_NANOS);
      assertThat(epoch).as("it was founded anew").isEqualTo(2);
      assertNothingLost(party, database);
    }
  }

  /** Nobody is told of the new one: it has another address, and knows the database alone. */
  @Test
  @Timeout(300)
  void the_first_server_is_replaced_by_an_empty_machine() throws Exception {
    Database database = POSTGRES.database();
    try (Partition partition = Partition.of(POSTGRES, database, 4);
        Nodes nodes = Nodes.started(places(partition), 3);
        Party party = Party.at(nodes, TABLES, 100)) {
      nodes.keepsUp();
      awaitWhole("the beginning", nodes, party, System.nanoTime());
      long at = System.nanoTime();
      nodes.remove(0);
      nodes.start(3);
      long epoch = awaitWhole("the first replaced", nodes, party, at);
      assertThat(epoch).as("it goes on").isEqualTo(1);
      assertNothingLost(party, database);
    }
  }

  /** It holds tables, and can write nothing down; the others hear it all the time. */
  @Test
  @Timeout(300)
  void a_server_that_does_not_reach_the_database_is_shut_out() throws Exception {
    Database database = POSTGRES.database();
    try (Partition partition = Partition.of(POSTGRES, database, 3);
        Nodes nodes = Nodes.started(places(partition));
        Party party = Party.at(nodes, TABLES, 100)) {
      awaitWhole("the beginning", nodes, party, System.nanoTime());
      long at = System.nanoTime();
      partition.deafens(1);
      while (nodes.isUp(1)) {
        assertThat(System.nanoTime() - at).as("it ends").isLessThan(60_000_000_000L);
        Thread.sleep(100);
      }
      long ended = System.nanoTime();
      say("a deaf node ended after " + (ended - at) / 1_000_000 + " ms");
      nodes.remove(1);
      awaitWhole("a deaf one gone", nodes, party, ended);
      assertNothingLost(party, database);
    }
  }

  private static void assertNothingLost(Party party, Database database) throws Exception {
    party.ends();
    Party.Kept kept = party.kept(database);
    say(kept.toString());
    assertThat(kept.lost()).as("acknowledged and not in the journal").isZero();
    assertThat(kept.doubled()).isZero();
  }

  /**
   * Waits until all is well, which must be soon.
   *
   * @return the epoch of the cluster
   */
  private long awaitWhole(String what, Nodes nodes, Party party, long since) throws Exception {
    return awaitWhole(what, nodes, party, since, PATIENCE_NANOS);
  }

  private long awaitWhole(String what, Nodes nodes, Party party, long since, long patience)
      throws Exception {
    long until = since + patience;
    String wrong = wrong(nodes);
    while (!wrong.isEmpty()) {
      assertThat(System.nanoTime()).as(what + ": " + wrong).isLessThan(until);
      Thread.sleep(200);
      wrong = wrong(nodes);
    }
    long one = System.nanoTime();
    party.awaitAll(one, (until - one) / 1_000_000);
    for (int node : nodes.numbers()) {
      twoPlay(nodes, node, nodes.after(node), until);
    }
    say(
        what
            + ": one cluster after "
            + (one - since) / 1_000_000
            + " ms, all play after "
            + (System.nanoTime() - since) / 1_000_000
            + " ms");
    return health(nodes, nodes.numbers().getFirst()).path("members").path("epoch").asLong();
  }

  private static void twoPlay(Nodes nodes, int one, int other, long until) throws Exception {
    long began = System.nanoTime();
    try (Party two = Party.ofTwo(nodes, one, other, 20)) {
      while (two.through(one, began) == 0 || two.through(other, began) == 0) {
        assertThat(System.nanoTime()).as("two play at " + one + ", " + other).isLessThan(until);
        Thread.sleep(20);
      }
    }
  }

  /** What is not yet as it should be; empty: nothing. */
  private String wrong(Nodes nodes) throws InterruptedException {
    Set<Long> epochs = new HashSet<>();
    int awake = 0;
    for (int node : nodes.numbers()) {
      JsonNode health = health(nodes, node);
      JsonNode members = health.path("members");
      if (members.path("seen").asInt() != nodes.count()
          || members.path("known").asInt() != nodes.count()) {
        return "node " + node + ": " + health;
      }
      epochs.add(members.path("epoch").asLong());
      awake += health.path("awake").asInt();
    }
    if (epochs.size() > 1) {
      return "clusters " + epochs;
    }
    return awake == TABLES ? "" : awake + " tables are awake";
  }

  private JsonNode health(Nodes nodes, int node) throws InterruptedException {
    HttpRequest request =
        HttpRequest.newBuilder(nodes.http(node).resolve("health"))
            .timeout(Duration.ofSeconds(5))
            .build();
    try {
      return MAPPER.readTree(http.send(request, HttpResponse.BodyHandlers.ofString()).body());
    } catch (IOException e) {
      // it is not there yet
      return MAPPER.createObjectNode();
    }
  }
}
