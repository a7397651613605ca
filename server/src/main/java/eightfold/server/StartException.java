package eightfold.server;

/** Why a server does not start; the message is one clear line for whoever wanted it to. */
public final class StartException extends Exception {
  private static final long serialVersionUID = 1L;

  public StartException(String words) {
    super(words);
  }

  public StartException(String words, Throwable cause) {
    super(words, cause);
  }
}
