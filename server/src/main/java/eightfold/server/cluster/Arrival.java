package eightfold.server.cluster;

import eightfold.server.lobby.Redacted;
import eightfold.server.port.Membership;
import eightfold.server.port.Membership.Known;
import eightfold.server.port.Membership.Standing;
import eightfold.server.port.StoreException;
import java.io.IOException;
import java.util.List;
import java.util.OptionalLong;
import java.util.concurrent.TimeUnit;
import org.apache.pekko.actor.Address;
import org.apache.pekko.actor.typed.ActorSystem;
import org.apache.pekko.cluster.MemberStatus;
import org.apache.pekko.cluster.typed.Cluster;
import org.apache.pekko.cluster.typed.Join;
import org.apache.pekko.cluster.typed.JoinSeedNodes;

/**
 * A node's way into the cluster. Who that is stands in the database: it joins the nodes of the
 * latest cluster that are alive there, and founds one only where there are none.
 */
final class Arrival {
  private static final System.Logger LOG = System.getLogger(Arrival.class.getName());

  /** So long it tries to join others that are there. */
  private static final long TRY_NANOS = TimeUnit.SECONDS.toNanos(60);

  private static final long LOOK_MILLIS = 250;

  /**
   * So long a cluster that seems to be dead is watched: a database that has just come back has not
   * heard of anybody for as long as it was away.
   */
  private static final long WATCH_NANOS = TimeUnit.SECONDS.toNanos(3);

  private final ActorSystem<Void> system;
  private final Cluster cluster;
  private final Membership membership;
  private final Membership.Server self;

  /** Whom it has asked to let it in. */
  private List<Address> asked = List.of();

  /** Of the cluster that it has founded, or whose nodes it has asked. */
  private long epoch = Membership.NONE;

  private boolean founder;
  private OptionalLong watchedSince = OptionalLong.empty();

  Arrival(ActorSystem<Void> system, Membership membership, Membership.Server self) {
    this.system = system;
    this.cluster = Cluster.get(system);
    this.membership = membership;
    this.self = self;
  }

  /**
   * Comes in.
   *
   * @return the epoch of the cluster of which the node is a member now
   * @throws IOException if there are others, and none of them lets it in
   */
  long comesIn() throws IOException {
    long until = System.nanoTime() + TRY_NANOS;
    while (!cluster.selfMember().status().equals(MemberStatus.up())) {
      if (System.nanoTime() > until || system.whenTerminated().isCompleted()) {
        throw new IOException(whyNot());
      }
      try {
        look();
      } catch (StoreException e) {
        watchedSince = OptionalLong.empty();
        LOG.log(System.Logger.Level.WARNING, "the database was not heard", Redacted.of(e));
      }
      pause();
    }
    return epoch;
  }

  private String whyNot() {
    return asked.isEmpty()
        ? "the database was not heard long enough to learn who the other servers are"
        : "none of the servers "
            + asked.stream().map(Attendance::name).toList()
            + ", which are there by what the database says, lets this one in; see that it reaches"
            + " them, and give all of them --cluster-tls with certificates of one authority and one"
            + " name, or none of them";
  }

  private void look() throws IOException {
    Standing standing = membership.beat(self, founder ? epoch : Membership.NONE);
    if (!standing.member()) {
      throw new IOException("another server has come by the address " + self.address());
    }
    if (founder && standing.epoch() > epoch) {
      throw new IOException("another server has founded a newer cluster meanwhile");
    }
    if (watchedSince.isEmpty()) {
      watchedSince = OptionalLong.of(System.nanoTime());
    }
    if (founder) {
      return;
    }
    List<Known> living = standing.living();
    if (!living.isEmpty()) {
      epoch = standing.epoch();
      asks(
          living.stream().map(other -> address(NodeAddress.of(other.server().address()))).toList());
    } else if (!standing.hasOthers()
        || System.nanoTime() - watchedSince.getAsLong() > WATCH_NANOS) {
      founds();
    }
  }

  private void asks(List<Address> others) {
    if (!others.equals(asked)) {
      asked = others;
      LOG.log(
          System.Logger.Level.INFO, "joining {0}", others.stream().map(Attendance::name).toList());
      cluster.manager().tell(new JoinSeedNodes(others));
    }
  }

  private void founds() {
    OptionalLong founded = membership.found(self);
    if (founded.isPresent()) {
      epoch = founded.getAsLong();
      founder = true;
      LOG.log(System.Logger.Level.INFO, "this server founds cluster " + epoch);
      cluster.manager().tell(Join.create(cluster.selfMember().address()));
    }
  }

  private static Address address(NodeAddress node) {
    return new Address("pekko", ClusterNode.NAME, node.host(), node.port());
  }

  private static void pause() {
    try {
      TimeUnit.MILLISECONDS.sleep(LOOK_MILLIS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
