package eightfold.server;

import eightfold.server.lobby.Limits;
import eightfold.server.room.Pace;
import java.nio.file.Path;

/**
 * What whoever runs a server decides.
 *
 * @param host the address to listen at
 * @param port the port; 0: any that is free
 * @param data the folder for the tables; made where there is none
 * @param behindProxy whether a reverse proxy stands in front, whose {@code X-Forwarded-For} names
 *     the clients
 * @param pace how fast tables are
 * @param limits how much of everything there may be
 */
public record ServerSettings(
    String host, int port, Path data, boolean behindProxy, Pace pace, Limits limits) {

  /** The settings of a server on the open network. */
  public static ServerSettings at(String host, int port, Path data) {
    return new ServerSettings(host, port, data, false, Pace.standard(), Limits.standard());
  }

  public ServerSettings with(Pace other) {
    return new ServerSettings(host, port, data, behindProxy, other, limits);
  }

  public ServerSettings with(Limits other) {
    return new ServerSettings(host, port, data, behindProxy, pace, other);
  }

  public ServerSettings proxied() {
    return new ServerSettings(host, port, data, true, pace, limits);
  }
}
