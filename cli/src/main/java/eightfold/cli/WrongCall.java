package eightfold.cli;

/** The call or its input was wrong; the message says so to the caller in one line. */
final class WrongCall extends RuntimeException {
  private static final long serialVersionUID = 1L;

  WrongCall(String message) {
    super(message);
  }

  /** What the game or the server says of it. */
  WrongCall(Exception said) {
    super(String.valueOf(said.getMessage()));
  }
}
