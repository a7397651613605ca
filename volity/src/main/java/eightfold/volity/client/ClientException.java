package eightfold.volity.client;

/** The client cannot begin, or not go on; the message says why to the person who types. */
public final class ClientException extends Exception {
  private static final long serialVersionUID = 1L;

  public ClientException(String words) {
    super(words);
  }
}
