package eightfold.server.cluster;

import eightfold.server.lobby.Placement;
import eightfold.server.lobby.Redacted;
import eightfold.server.port.Membership;
import eightfold.server.port.Membership.Known;
import eightfold.server.port.Membership.Standing;
import eightfold.server.port.StoreException;
import java.io.IOException;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.apache.pekko.actor.Address;
import org.apache.pekko.actor.typed.ActorRef;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.actor.typed.Props;
import org.apache.pekko.actor.typed.javadsl.Behaviors;
import org.apache.pekko.cluster.ClusterEvent.CurrentClusterState;
import org.apache.pekko.cluster.ClusterEvent.MemberRemoved;
import org.apache.pekko.cluster.Member;
import org.apache.pekko.cluster.MemberStatus;
import org.apache.pekko.cluster.UniqueAddress;
import org.apache.pekko.cluster.typed.Cluster;
import org.apache.pekko.cluster.typed.Down;
import org.apache.pekko.cluster.typed.Subscribe;

/**
 * A node's part in there being one cluster: it says in the database that it is there, and learns
 * there who is. When the others have gone on without it, or a newer cluster has been founded, it
 * ends; tables that others have come to have it gives up.
 */
final class Attendance implements AutoCloseable {
  private static final System.Logger LOG = System.getLogger(Attendance.class.getName());

  /**
   * A node that hears the others and not the database holds tables and can do nothing with them:
   * after so long it is shut out.
   */
  private static final long DEAF_MILLIS = 20_000;

  /** Every so many beats it is seen whether others have its tables. */
  private static final int BEATS_A_LOOK = 3;

  /** So long a node that is to end may take to tell others so. */
  private static final long END_SECONDS = 5;

  private final ActorSystem<Void> system;
  private final Cluster cluster;
  private final Membership membership;
  private final Membership.Server self;
  private final Runnable end;
  private final ScheduledExecutorService beats =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().name("eightfold-members").daemon().factory());

  /** Nodes that were given up, of which the database does not know yet. */
  private final Set<Membership.Server> gone = ConcurrentHashMap.newKeySet();

  private volatile long epoch = Membership.NONE;
  private volatile int known;
  private volatile boolean ending;

  /** Since when the database has heard every beat; empty: not the last one. */
  private Optional<Long> steadySince = Optional.empty();

  private long count;

  /**
   * @param address by which others know the node
   * @param end is called when the others go on without it
   */
  Attendance(ActorSystem<Void> system, Membership membership, NodeAddress address, Runnable end) {
    this.system = system;
    this.cluster = Cluster.get(system);
    this.membership = membership;
    UniqueAddress unique = cluster.selfMember().uniqueAddress();
    this.self = new Membership.Server(address.toString(), unique.longUid());
    this.end = end;
  }

  /**
   * Joins the others, or founds a cluster where there are none, and is there from then on.
   *
   * @throws IOException if there are some, and none of them lets this one in
   */
  void begin(Placement.Host host) throws IOException {
    ActorRef<MemberRemoved> watcher =
        system.systemActorOf(
            Behaviors.receiveMessage(
                removed -> {
                  given(removed);
                  return Behaviors.same();
                }),
            "removed-members",
            Props.empty());
    cluster.subscriptions().tell(Subscribe.create(watcher, MemberRemoved.class));
    membership.enter(self);
    epoch = new Arrival(system, membership, self).comesIn();
    long millis = system.settings().config().getDuration("eightfold.beat").toMillis();
    var _ = beats.scheduleWithFixedDelay(() -> beat(host), 0, millis, TimeUnit.MILLISECONDS);
  }

  /** Who has left in order has said so itself. */
  private void given(MemberRemoved removed) {
    if (removed.previousStatus().equals(MemberStatus.down())) {
      UniqueAddress other = removed.member().uniqueAddress();
      gone.add(new Membership.Server(name(other.address()), other.longUid()));
    }
  }

  private void beat(Placement.Host host) {
    try {
      long began = System.nanoTime();
      Standing standing = membership.beat(self, epoch);
      if (steadySince.isEmpty()) {
        steadySince = Optional.of(began);
      }
      known = 1 + standing.living().size();
      if (!standing.member()) {
        ends("the other servers have gone on without this one, or one has come by its address");
      } else if (standing.epoch() > epoch) {
        ends("cluster " + standing.epoch() + " has been founded; this server is of " + epoch);
      } else {
        tellWhoIsGone();
        shutOutDeaf(standing);
        lookAfterTables(host);
      }
    } catch (StoreException e) {
      if (steadySince.isPresent()) {
        LOG.log(System.Logger.Level.WARNING, "the database was not heard", Redacted.of(e));
      }
      steadySince = Optional.empty();
    } catch (RuntimeException | Error e) {
      LOG.log(System.Logger.Level.ERROR, "a beat failed", Redacted.of(e));
    }
  }

  private void tellWhoIsGone() {
    for (Membership.Server other : Set.copyOf(gone)) {
      // where it is no member itself it hears so at its next beat
      boolean _ = membership.expel(self, other);
      gone.remove(other);
    }
  }

  /** One node does so for all: of the others each might think that it is somebody else. */
  private void shutOutDeaf(Standing standing) {
    CurrentClusterState state = cluster.state();
    boolean steady =
        steadySince.filter(at -> System.nanoTime() - at > DEAF_MILLIS * 1_000_000).isPresent();
    if (!steady || !cluster.selfMember().address().equals(state.getLeader())) {
      return;
    }
    Set<String> heard = new HashSet<>();
    for (Known other : standing.others()) {
      if (other.silentMillis() < DEAF_MILLIS) {
        heard.add(other.server().address());
      }
    }
    for (Member other : state.getMembers()) {
      if (isOther(other) && !heard.contains(name(other.address()))) {
        String words = "server {0} does not reach the database: the others go on without it";
        LOG.log(System.Logger.Level.WARNING, words, name(other.address()));
        cluster.manager().tell(new Down(other.address()));
      }
    }
  }

  /** As {@link NodeAddress} has it, and so the database. */
  static String name(Address address) {
    return address.getHost().orElse("") + ":" + address.getPort().orElse(0);
  }

  private boolean isOther(Member member) {
    return member.status().equals(MemberStatus.up())
        && !member.address().equals(cluster.selfMember().address());
  }

  private void lookAfterTables(Placement.Host host) {
    if (count++ % BEATS_A_LOOK == 0) {
      host.giveUpLost();
    }
  }

  /** The others go on without this node: it does as when they have told it so themselves. */
  private void ends(String why) {
    if (!ending) {
      ending = true;
      LOG.log(System.Logger.Level.ERROR, why);
      cluster.manager().tell(new Down(cluster.selfMember().address()));
      var _ = beats.schedule(end, END_SECONDS, TimeUnit.SECONDS);
    }
  }

  /** As {@link Placement#members}. */
  Placement.Members members() {
    int seen = 0;
    Set<Member> unreachable = cluster.state().getUnreachable();
    for (Member member : cluster.state().getMembers()) {
      seen += member.status().equals(MemberStatus.up()) && !unreachable.contains(member) ? 1 : 0;
    }
    return new Placement.Members(seen, known, epoch);
  }

  /** It has left the others: it is there no more. */
  @Override
  public void close() {
    ending = true;
    beats.shutdownNow();
    try {
      membership.leave(self);
    } catch (StoreException e) {
      LOG.log(System.Logger.Level.INFO, "the database does not know that", Redacted.of(e));
    }
    membership.close();
  }
}
