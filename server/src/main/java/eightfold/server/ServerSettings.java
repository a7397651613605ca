package eightfold.server;

import eightfold.server.lobby.Limits;
import eightfold.server.room.Pace;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalInt;

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
 * @param metricsPort the port of this machine at which programs may read metrics; 0: any that is
 *     free; empty: nobody may
 */
public record ServerSettings(
    String host,
    int port,
    Path data,
    boolean behindProxy,
    List<String> names,
    Pace pace,
    Limits limits,
    OptionalInt metricsPort) {
  public ServerSettings {
    names = List.copyOf(names);
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
        OptionalInt.empty());
  }

  public ServerSettings with(Pace other) {
    return new ServerSettings(host, port, data, behindProxy, names, other, limits, metricsPort);
  }

  public ServerSettings with(Limits other) {
    return new ServerSettings(host, port, data, behindProxy, names, pace, other, metricsPort);
  }

  /** A reverse proxy stands in front. */
  public ServerSettings proxied() {
    return new ServerSettings(host, port, data, true, names, pace, limits, metricsPort);
  }

  /** It is called by these names too. */
  public ServerSettings named(List<String> others) {
    return new ServerSettings(host, port, data, behindProxy, others, pace, limits, metricsPort);
  }

  /** Programs of this machine may read metrics at a port. */
  public ServerSettings measuredAt(int otherPort) {
    return new ServerSettings(
        host, port, data, behindProxy, names, pace, limits, OptionalInt.of(otherPort));
  }

  /** The same at another port. */
  public ServerSettings at(int otherPort) {
    return new ServerSettings(host, otherPort, data, behindProxy, names, pace, limits, metricsPort);
  }
}
