package eightfold.server.port;

/**
 * The store could not do what it was asked for; its message says why, for whoever runs the server.
 * What was to be written is not there, now and after a restart, unless {@link #isUndecided}.
 */
public final class StoreException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final boolean undecided;

  public StoreException(String message) {
    super(message);
    this.undecided = false;
  }

  public StoreException(String message, Throwable cause) {
    super(message, cause);
    this.undecided = false;
  }

  private StoreException(String message, Throwable cause, boolean undecided) {
    super(message, cause);
    this.undecided = undecided;
  }

  /** The disk failed in such a way that nobody can say yet whether it was written. */
  public static StoreException undecided(String message, Throwable cause) {
    return new StoreException(message, cause, true);
  }

  /**
   * Whether what was to be written may be there all the same. Who wants to go on reads what is
   * there; whatever that shows is so.
   */
  public boolean isUndecided() {
    return undecided;
  }
}
