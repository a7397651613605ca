package eightfold.server.cluster;

import java.util.Optional;

/**
 * How a server is one of several. Who the others are it learns from the database that they share.
 *
 * @param self where it listens for the others, by a name or address that they know
 * @param tls by what they know each other; empty: they trust whoever reaches them
 */
public record ClusterSettings(NodeAddress self, Optional<ClusterTls> tls) {
  /** The same of servers that trust whoever reaches them. */
  public ClusterSettings(NodeAddress self) {
    this(self, Optional.empty());
  }
}
