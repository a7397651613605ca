package eightfold.cli;

import eightfold.server.cluster.ClusterSettings;
import eightfold.server.cluster.ClusterTls;
import eightfold.server.cluster.NodeAddress;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Option;

/** How a server is one of several. */
final class ClusterOptions {
  @Option(
      names = "--cluster",
      paramLabel = "HOST:PORT",
      description =
          "One of several servers that share a database: where this one listens for the others, by"
              + " a name or address that they know. That port is for a closed network.")
  private Optional<String> self = Optional.empty();

  @Option(
      names = "--seed",
      paramLabel = "HOST:PORT",
      description =
          "Not needed any more, and not looked at: servers find each other in the database that they"
              + " share.")
  private List<String> seeds = List.of();

  @Option(
      names = "--cluster-tls",
      paramLabel = "DIR",
      description =
          "Folder with tls.key, tls.crt and ca.crt, by which the servers know each other and keep"
              + " others out; at all of them or at none. They trust whoever reaches them if not"
              + " given.")
  private Optional<Path> tls = Optional.empty();

  /** What is said of options that were given and have no meaning any more. */
  Optional<String> outdated() {
    return seeds.isEmpty()
        ? Optional.empty()
        : Optional.of("--seed is not needed: servers find each other in their database");
  }

  /** What was given; empty: there is only this one. */
  Optional<ClusterSettings> cluster() {
    if (self.isEmpty()) {
      if (!seeds.isEmpty()) {
        throw new WrongCall("--seed is for --cluster HOST:PORT");
      }
      if (tls.isPresent()) {
        throw new WrongCall("--cluster-tls is for --cluster HOST:PORT");
      }
      return Optional.empty();
    }
    return Optional.of(
        new ClusterSettings(node("--cluster", self.get()), tls.map(ClusterOptions::keys)));
  }

  private static ClusterTls keys(Path folder) {
    try {
      return ClusterTls.in(folder.toAbsolutePath().normalize());
    } catch (IOException e) {
      throw new WrongCall("--cluster-tls: " + e.getMessage());
    }
  }

  private static NodeAddress node(String option, String text) {
    try {
      return NodeAddress.of(text);
    } catch (IllegalArgumentException e) {
      throw new WrongCall(option + ": " + e.getMessage());
    }
  }
}
