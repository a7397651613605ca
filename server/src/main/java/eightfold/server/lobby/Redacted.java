package eightfold.server.lobby;

import eightfold.server.port.StoreException;
import java.io.Serial;
import java.net.SocketException;
import java.nio.file.FileSystemException;
import java.sql.SQLException;

/**
 * An exception as it may be logged: where it was thrown and what kind it is. Its message stays
 * away, since that may name cards which nobody may see; only those of the store, of files and of
 * sockets are kept, which know none.
 */
public final class Redacted extends Exception {
  @Serial private static final long serialVersionUID = 1L;

  /** Causes of causes beyond that tell nothing more. */
  private static final int DEEPEST = 5;

  private Redacted(Throwable original, int depth) {
    super(
        words(original),
        original.getCause() == null || depth == 0
            ? null
            : new Redacted(original.getCause(), depth - 1),
        false,
        true);
    setStackTrace(original.getStackTrace());
  }

  /** The exception without what it says. */
  public static Redacted of(Throwable original) {
    return new Redacted(original, DEEPEST);
  }

  private static String words(Throwable original) {
    String kind = original.getClass().getName();
    boolean known =
        original instanceof StoreException
            || original instanceof SQLException
            || original instanceof FileSystemException
            || original instanceof SocketException;
    return known ? kind + ": " + original.getMessage() : kind;
  }
}
