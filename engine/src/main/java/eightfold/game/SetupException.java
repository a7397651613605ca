package eightfold.game;

/** A table, option set or position that cannot be; its message says why and what would be right. */
public final class SetupException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public SetupException(String message) {
    super(message);
  }
}
