package eightfold.server.port;

import eightfold.protocol.Malformed;
import org.jspecify.annotations.Nullable;

/**
 * The store could not do what it was asked for; its message says why, for whoever runs the server.
 * What was to be written is not there, now and after a restart, unless {@link #isUndecided}.
 */
public final class StoreException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /** What is known of what was to be written. */
  private enum Fate {
    REFUSED,
    TAKEN,
    UNDECIDED
  }

  private final Fate fate;

  public StoreException(String message) {
    this(message, null, Fate.REFUSED);
  }

  public StoreException(String message, Throwable cause) {
    this(message, cause, Fate.REFUSED);
  }

  private StoreException(String message, @Nullable Throwable cause, Fate fate) {
    super(message, cause);
    this.fate = fate;
  }

  /**
   * Whether it is the store that failed, which may be back in a moment, and not something that it
   * gave and that nobody can make sense of.
   */
  public static boolean ofTheStore(Throwable thrown) {
    return thrown instanceof StoreException && !(thrown.getCause() instanceof Malformed);
  }

  /** Others have these numbers already, or there is a gap before them. */
  public static StoreException taken(String message) {
    return new StoreException(message, null, Fate.TAKEN);
  }

  /** The disk failed in such a way that nobody can say yet whether it was written. */
  public static StoreException undecided(String message, Throwable cause) {
    return new StoreException(message, cause, Fate.UNDECIDED);
  }

  /** Whether others have written on: whoever was to write does not have the table any more. */
  public boolean isTaken() {
    return fate == Fate.TAKEN;
  }

  /**
   * Whether what was to be written may be there all the same. Who wants to go on reads what is
   * there; whatever that shows is so.
   */
  public boolean isUndecided() {
    return fate == Fate.UNDECIDED;
  }
}
