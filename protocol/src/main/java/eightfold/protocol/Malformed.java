package eightfold.protocol;

/** Why a text from outside cannot be read; its message is one sentence for whoever sent it. */
public final class Malformed extends Exception {
  private static final long serialVersionUID = 1L;

  public Malformed(String words) {
    super(words, null, false, false);
  }

  /** The sentence. */
  public String words() {
    return String.valueOf(getMessage());
  }
}
