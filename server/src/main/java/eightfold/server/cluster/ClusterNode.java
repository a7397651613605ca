package eightfold.server.cluster;

import com.typesafe.config.Config;
import com.typesafe.config.ConfigFactory;
import com.typesafe.config.ConfigValueFactory;
import eightfold.message.Message;
import eightfold.protocol.Page;
import eightfold.server.lobby.Placement;
import eightfold.server.lobby.Problems;
import eightfold.server.lobby.Redacted;
import eightfold.server.lobby.TableCall;
import eightfold.server.port.Link;
import eightfold.server.port.Membership;
import java.io.IOException;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicLong;
import org.apache.pekko.Done;
import org.apache.pekko.actor.CoordinatedShutdown;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.actor.typed.Props;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.cluster.sharding.typed.ClusterShardingSettings;
import org.apache.pekko.cluster.sharding.typed.javadsl.ClusterSharding;
import org.apache.pekko.cluster.sharding.typed.javadsl.Entity;
import org.apache.pekko.cluster.sharding.typed.javadsl.EntityTypeKey;
import org.apache.pekko.cluster.typed.Cluster;

/**
 * This server among several. Pekko's Cluster Sharding says which of them has a table; that no two
 * of them go on with one is the store's part, whatever is thought here.
 */
public final class ClusterNode implements Placement, AutoCloseable {
  private static final System.Logger LOG = System.getLogger(ClusterNode.class.getName());

  /** Nodes of other names do not come together. */
  static final String NAME = "eightfold";

  private static final EntityTypeKey<NodeLetter> TABLE =
      EntityTypeKey.create(NodeLetter.class, "table");

  private static final Duration ANSWER = Duration.ofSeconds(5);
  private static final int TRIES = 5;
  private static final long LEAVE_SECONDS = 40;

  private final ActorSystem<Void> system;
  private final Attendance attendance;
  private final AtomicLong visits = new AtomicLong();
  private final CompletableFuture<Void> out = new CompletableFuture<>();
  private volatile boolean leaving;

  private ClusterNode(ActorSystem<Void> system, ClusterSettings settings, Membership membership) {
    this.system = system;
    this.attendance = new Attendance(system, membership, settings.self(), this::isOut);
    // Before the system ends, and not when it has: of streams to nodes that cannot be reached it
    // may wait for the end for ever (apache/pekko#3247).
    CoordinatedShutdown.get(system)
        .addTask(
            CoordinatedShutdown.PhaseBeforeActorSystemTerminate(),
            "out",
            () -> {
              isOut();
              return CompletableFuture.completedFuture(Done.getInstance());
            });
  }

  private void isOut() {
    if (!leaving) {
      out.complete(null);
    }
  }

  /**
   * A node that listens for others, and has not joined any yet.
   *
   * @param membership by which it learns who they are; closed with it
   * @throws IOException if it cannot listen where it should
   */
  public static ClusterNode listening(ClusterSettings settings, Membership membership)
      throws IOException {
    settings.tls().ifPresent(ClusterTls::warnOfReaders);
    Config config = ConfigFactory.load(config(settings));
    try {
      return new ClusterNode(
          ActorSystem.create(Behaviors.empty(), NAME, config), settings, membership);
    } catch (RuntimeException e) {
      membership.close();
      throw new IOException(
          "--cluster "
              + settings.self()
              + " cannot be had: it is in use, or no address of this machine",
          e);
    }
  }

  private static Config config(ClusterSettings settings) {
    Map<String, Object> artery = new HashMap<>();
    artery.put("canonical.hostname", settings.self().host());
    artery.put("canonical.port", settings.self().port());
    settings
        .tls()
        .ifPresent(
            tls -> {
              artery.put("transport", "tls-tcp");
              artery.put("ssl.rotating-keys-engine.key-file", tls.key().toString());
              artery.put("ssl.rotating-keys-engine.cert-file", tls.certificate().toString());
              artery.put("ssl.rotating-keys-engine.ca-cert-file", tls.authority().toString());
            });
    Config config = ConfigFactory.parseResources(ClusterNode.class, "cluster.conf");
    for (Map.Entry<String, Object> setting : artery.entrySet()) {
      config =
          config.withValue(
              "pekko.remote.artery." + setting.getKey(),
              ConfigValueFactory.fromAnyRef(setting.getValue()));
    }
    return config;
  }

  /**
   * Joins the others, or founds a cluster where there are none, and takes its part of the tables.
   *
   * @throws IOException if there are others, and none of them lets it in
   */
  public void join(Placement.Host host) throws IOException {
    var _ =
        ClusterSharding.get(system)
            .init(
                Entity.of(
                        TABLE,
                        entity ->
                            TableActor.of(
                                entity.getEntityId(),
                                entity.getShard(),
                                host,
                                letter -> tell(entity.getEntityId(), letter)))
                    .withSettings(ClusterShardingSettings.create(system))
                    .withStopMessage(new NodeLetter.HandOver()));
    attendance.begin(host);
  }

  /** Does something when the others go on without this node, and it has not left them itself. */
  public void whenOut(Runnable then) {
    var _ = out.thenRun(then);
  }

  @Override
  public TableCall.Answer ask(String table, TableCall call) {
    boolean once = call instanceof TableCall.Join;
    Duration wait = once ? ANSWER.multipliedBy(TRIES) : ANSWER;
    for (int i = 0; i < (once ? 1 : TRIES); i++) {
      try {
        NodeLetter answer =
            ClusterSharding.get(system)
                .entityRefFor(TABLE, table)
                .<NodeLetter>ask(by -> new NodeLetter.Asked(call, by), wait)
                .toCompletableFuture()
                .join();
        if (answer instanceof NodeLetter.Answered(TableCall.Answer what)) {
          return what;
        }
      } catch (CompletionException e) {
        LOG.log(System.Logger.Level.INFO, "table " + table + " did not answer", Redacted.of(e));
      }
    }
    return new TableCall.Answer.Shown(notReached(once));
  }

  private static Page notReached(boolean undecided) {
    return Page.Problem.of(
        Problems.TROUBLE, Message.of(undecided ? "problems.undecided" : "problems.moving"));
  }

  private void tell(String table, NodeLetter letter) {
    ClusterSharding.get(system).entityRefFor(TABLE, table).tell(letter);
  }

  @Override
  public Way lead(String table, Link link) {
    ActorRef<NodeLetter> visit =
        system.systemActorOf(
            Visit.of(link, who -> tell(table, new NodeLetter.Came(who))),
            "visit-" + visits.incrementAndGet(),
            Props.empty());
    return new Way() {
      @Override
      public void hear(String text) {
        visit.tell(new NodeLetter.Hear(text));
      }

      @Override
      public void end() {
        visit.tell(new NodeLetter.Gone());
      }
    };
  }

  @Override
  public boolean looksAfterTheRest() {
    Cluster cluster = Cluster.get(system);
    return cluster.selfMember().address().equals(cluster.state().getLeader());
  }

  @Override
  public Members members() {
    return attendance.members();
  }

  /** Hands all tables over to the others, and leaves them. */
  @Override
  public void close() {
    leaving = true;
    try {
      var _ =
          CoordinatedShutdown.get(system)
              .runAll(CoordinatedShutdown.clusterLeavingReason())
              .toCompletableFuture()
              .get(LEAVE_SECONDS, TimeUnit.SECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (ExecutionException | TimeoutException e) {
      LOG.log(System.Logger.Level.WARNING, "the others were not left in order", Redacted.of(e));
    } finally {
      attendance.close();
    }
  }
}
