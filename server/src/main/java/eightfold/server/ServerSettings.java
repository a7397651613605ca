package eightfold.server;

import eightfold.server.adapter.Address;
import eightfold.server.cluster.ClusterSettings;
import eightfold.server.lobby.LobbySettings;
import eightfold.server.postgres.Database;
import java.nio.file.Path;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What whoever runs a server decides.
 *
 * @param address where it listens, and by what names it is called
 * @param storage where tables are kept
 * @param metricsPort the port of this machine at which programs may read metrics; 0: any that is
 *     free; empty: nobody may
 * @param lobby what holds at its tables
 */
public record ServerSettings(
    Address address, Storage storage, OptionalInt metricsPort, LobbySettings lobby) {
  /** Where tables are kept. */
  public sealed interface Storage {
    /** A folder of this machine; made where there is none. */
    record Folder(Path path) implements Storage {
      @Override
      public String toString() {
        return path.toString();
      }
    }

    /**
     * A database.
     *
     * @param cluster how the server is one of several that share it, if it is
     */
    record Shared(Database database, Optional<ClusterSettings> cluster) implements Storage {
      @Override
      public String toString() {
        return database.toString();
      }
    }
  }

  /** The settings of a server on the open network that keeps its tables in a folder. */
  public static ServerSettings at(String host, int port, Path folder) {
    return new ServerSettings(
        Address.of(host, port),
        new Storage.Folder(folder),
        OptionalInt.empty(),
        LobbySettings.standard());
  }

  public ServerSettings with(Address other) {
    return new ServerSettings(other, storage, metricsPort, lobby);
  }

  public ServerSettings with(Storage other) {
    return new ServerSettings(address, other, metricsPort, lobby);
  }

  public ServerSettings with(LobbySettings other) {
    return new ServerSettings(address, storage, metricsPort, other);
  }

  /** Programs of this machine may read metrics at a port. */
  public ServerSettings measuredAt(int port) {
    return new ServerSettings(address, storage, OptionalInt.of(port), lobby);
  }
}
