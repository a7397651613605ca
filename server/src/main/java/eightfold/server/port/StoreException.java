package eightfold.server.port;

/**
 * The store could not do what it was asked for; its message says why, for whoever runs the server.
 */
public final class StoreException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public StoreException(String message) {
    super(message);
  }

  public StoreException(String message, Throwable cause) {
    super(message, cause);
  }
}
