package eightfold.server.cluster;

import java.util.List;

/**
 * How a server is one of several.
 *
 * @param self where it listens for the others
 * @param seeds nodes by which it finds the others, the same everywhere and in the same order; the
 *     first of them begins where there is nobody yet; empty: it begins by itself
 */
public record ClusterSettings(NodeAddress self, List<NodeAddress> seeds) {
  public ClusterSettings {
    seeds = seeds.isEmpty() ? List.of(self) : List.copyOf(seeds);
  }
}
