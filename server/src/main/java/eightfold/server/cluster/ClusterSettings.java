package eightfold.server.cluster;

import java.util.List;
import java.util.Optional;

/**
 * How a server is one of several.
 *
 * @param self where it listens for the others
 * @param seeds nodes by which it finds the others, the same everywhere and in the same order; the
 *     first of them begins where there is nobody yet; empty: it begins by itself
 * @param tls by what they know each other; empty: they trust whoever reaches them
 */
public record ClusterSettings(NodeAddress self, List<NodeAddress> seeds, Optional<ClusterTls> tls) {
  public ClusterSettings {
    seeds = seeds.isEmpty() ? List.of(self) : List.copyOf(seeds);
  }

  /** The same of servers that trust whoever reaches them. */
  public ClusterSettings(NodeAddress self, List<NodeAddress> seeds) {
    this(self, seeds, Optional.empty());
  }
}
