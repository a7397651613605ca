package eightfold.server.port;

/** The way to one connected client. Neither method waits for the client, nor fails. */
public interface Link {
  /** Normal end, after a {@code gone}. */
  int NORMAL = 1000;

  /** The server is shutting down. */
  int GOING_AWAY = 1001;

  /** The client broke a rule. */
  int POLICY = 1008;

  /** Why whoever does not take what is sent is let go. */
  String TOO_SLOW = "too slow";

  /** The server could not go on; coming back helps. */
  int TROUBLE = 1011;

  /** Sends a text, unless the connection is gone. */
  void say(String text);

  /** Sends a text that others are told, too. */
  default void say(SharedText text) {
    say(text.text());
  }

  /** Sends a text and one more, which may travel together. */
  default void say(SharedText text, SharedText next) {
    say(text);
    say(next);
  }

  /** How much of what was sent the client has not taken yet, in bytes, as far as is known. */
  default int waiting() {
    return 0;
  }

  /** Ends the connection without a word, which would wait behind what is not taken. */
  default void drop() {
    close(POLICY, TOO_SLOW);
  }

  /** Ends the connection. */
  void close(int code, String reason);
}
