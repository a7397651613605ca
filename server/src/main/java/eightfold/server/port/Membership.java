package eightfold.server.port;

import java.util.List;
import java.util.OptionalLong;

/**
 * Which servers share a store, as the store itself has it. They are one cluster, whose epoch is the
 * number of clusters that were founded on the store so far: a server of an earlier epoch has no
 * part in it. What is thought here of time is the store's clock alone. Safe for use by many
 * threads; every method throws {@link StoreException} where the store cannot be had.
 */
public interface Membership extends AutoCloseable {
  /** After so long without a word a server is taken to be dead. */
  long SILENT_MILLIS = 8_000;

  /** No epoch: a server that belongs to no cluster yet. */
  long NONE = 0;

  /**
   * A server.
   *
   * @param address by which the others know it
   * @param incarnation no two processes have the same, also at one address
   */
  record Server(String address, long incarnation) {}

  /**
   * Another server, as the store has it.
   *
   * @param epoch of the cluster that it belongs to; {@link #NONE}: it is about to join
   * @param silentMillis how long ago it was last heard of
   * @param expelled whether the others have gone on without it
   */
  record Known(Server server, long epoch, long silentMillis, boolean expelled) {
    /** Whether it is there and belongs to a cluster. */
    public boolean livesIn(long cluster) {
      return epoch == cluster && !expelled && silentMillis < SILENT_MILLIS;
    }
  }

  /**
   * How it is with a server that was heard of.
   *
   * @param member false: the others have gone on without it, or another has come by its address
   * @param epoch the latest that there is
   */
  record Standing(boolean member, long epoch, List<Known> others) {
    /** The others that are there and belong to the latest cluster. */
    public List<Known> living() {
      return others.stream().filter(other -> epoch != NONE && other.livesIn(epoch)).toList();
    }

    /** Whether the latest cluster has others, dead or alive, that it has not let go. */
    public boolean hasOthers() {
      return others.stream().anyMatch(other -> other.epoch() == epoch && !other.expelled());
    }
  }

  /** A server comes, of no cluster yet. Whoever had its address has no part in any any more. */
  void enter(Server self);

  /**
   * A server is there.
   *
   * @param epoch of the cluster that it belongs to
   */
  Standing beat(Server self, long epoch);

  /**
   * Founds a cluster of which a server is the first, unless others of the latest are there. Of two
   * who try at once only one does.
   *
   * @return its epoch; empty if others are there
   */
  OptionalLong found(Server self);

  /**
   * The others go on without a server. Whoever is no member itself cannot say so.
   *
   * @return false: it is no member itself
   */
  boolean expel(Server self, Server other);

  /** A server has left in order. */
  void leave(Server self);

  @Override
  void close();
}
