package eightfold.server;

import eightfold.server.adapter.BackupSocket;
import eightfold.server.adapter.DataLock;
import eightfold.server.adapter.SqliteStore;
import eightfold.server.port.StoreException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** Copies of what a server keeps, made while it runs or while it does not. */
public final class Backup {
  private Backup() {}

  /**
   * Writes all tables of a data folder to a new file, whole or not at all. Every act that anybody
   * was told of before is in it. Put into a data folder as {@code eightfold.db} it is served.
   *
   * @throws StartException in one clear line, if there is such a file already or it cannot be made
   */
  public static void make(Path folder, Path target) throws StartException {
    Path absolute = target.toAbsolutePath().normalize();
    if (Files.notExists(folder.resolve("eightfold.db"))) {
      throw new StartException("no server has kept anything in " + folder);
    }
    try {
      Optional<DataLock> lock = DataLock.of(folder);
      if (lock.isEmpty()) {
        BackupSocket.ask(folder, absolute);
        return;
      }
      try (DataLock _ = lock.orElseThrow();
          SqliteStore store = SqliteStore.in(folder)) {
        store.copyTo(absolute);
      }
    } catch (StoreException e) {
      throw new StartException(String.valueOf(e.getMessage()), e);
    } catch (IOException e) {
      throw new StartException(
          "the server that uses " + folder + " could not be asked for a copy: " + e, e);
    }
  }
}
