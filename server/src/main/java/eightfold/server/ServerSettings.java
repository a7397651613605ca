package eightfold.server;

import eightfold.server.cluster.ClusterSettings;
import eightfold.server.lobby.Limits;
import eightfold.server.postgres.Database;
import eightfold.server.room.Pace;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;

/**
 * What whoever runs a server decides.
 *
 * @param host the address to listen at
 * @param port the port; 0: any that is free
 * @param data the folder for the tables; made where there is none
 * @param behindProxy whether a reverse proxy stands in front, whose {@code X-Forwarded-For} names
 *     the clients
 * @param names by which the server may be called, besides addresses in digits and names that only
 *     private networks have
 * @param pace how fast tables are
 * @param limits how much of everything there may be
 * @param basePath the path under which everything lies, such as {@code /cards}; empty: the root
 * @param metricsPort the port of this machine at which programs may read metrics; 0: any that is
 *     free; empty: nobody may
 * @param database where tables are kept instead of the folder, if anywhere
 * @param cluster how it is one of several servers that share a database, if it is
 */
public record ServerSettings(
    String host,
    int port,
    Path data,
    boolean behindProxy,
    List<String> names,
    Pace pace,
    Limits limits,
    String basePath,
    OptionalInt metricsPort,
    Optional<Database> database,
    Optional<ClusterSettings> cluster) {
  /** Parts of letters, digits, dots, dashes and underscores; no dot begins one. */
  private static final Pattern BASE_PATH = Pattern.compile("(/[A-Za-z0-9_-][A-Za-z0-9._-]*)*");

  /**
   * @throws IllegalArgumentException if the base path is none, or one of several servers has no
   *     database
   */
  public ServerSettings {
    names = List.copyOf(names);
    if (cluster.isPresent() && database.isEmpty()) {
      throw new IllegalArgumentException(
          "several servers need a database that they share; name it, too");
    }
    if (!BASE_PATH.matcher(basePath).matches()) {
      throw new IllegalArgumentException(
          "a base path begins with / and ends without one, such as /cards; it is not “"
              + basePath
              + "”");
    }
  }

  /** The settings of a server on the open network. */
  public static ServerSettings at(String host, int port, Path data) {
    return new ServerSettings(
        host,
        port,
        data,
        false,
        List.of(),
        Pace.standard(),
        Limits.standard(),
        "",
        OptionalInt.empty(),
        Optional.empty(),
        Optional.empty());
  }

  public ServerSettings with(Pace other) {
    return new ServerSettings(
        host,
        port,
        data,
        behindProxy,
        names,
        other,
        limits,
        basePath,
        metricsPort,
        database,
        cluster);
  }

  public ServerSettings with(Limits other) {
    return new ServerSettings(
        host,
        port,
        data,
        behindProxy,
        names,
        pace,
        other,
        basePath,
        metricsPort,
        database,
        cluster);
  }

  /** A reverse proxy stands in front. */
  public ServerSettings proxied() {
    return new ServerSettings(
        host, port, data, true, names, pace, limits, basePath, metricsPort, database, cluster);
  }

  /** It is called by these names too. */
  public ServerSettings named(List<String> others) {
    return new ServerSettings(
        host,
        port,
        data,
        behindProxy,
        others,
        pace,
        limits,
        basePath,
        metricsPort,
        database,
        cluster);
  }

  /** Programs of this machine may read metrics at a port. */
  public ServerSettings measuredAt(int otherPort) {
    return new ServerSettings(
        host,
        port,
        data,
        behindProxy,
        names,
        pace,
        limits,
        basePath,
        OptionalInt.of(otherPort),
        database,
        cluster);
  }

  /**
   * Everything lies under a path, as where a proxy leads only that path here and leaves it as it
   * is.
   */
  public ServerSettings under(String path) {
    return new ServerSettings(
        host, port, data, behindProxy, names, pace, limits, path, metricsPort, database, cluster);
  }

  /** The same at another port. */
  public ServerSettings at(int otherPort) {
    return new ServerSettings(
        host,
        otherPort,
        data,
        behindProxy,
        names,
        pace,
        limits,
        basePath,
        metricsPort,
        database,
        cluster);
  }

  /** Tables are kept in a database. */
  public ServerSettings keptIn(Database other) {
    return new ServerSettings(
        host,
        port,
        data,
        behindProxy,
        names,
        pace,
        limits,
        basePath,
        metricsPort,
        Optional.of(other),
        cluster);
  }

  /** It is one of several servers. */
  public ServerSettings oneOf(ClusterSettings others) {
    return new ServerSettings(
        host,
        port,
        data,
        behindProxy,
        names,
        pace,
        limits,
        basePath,
        metricsPort,
        database,
        Optional.of(others));
  }
}
