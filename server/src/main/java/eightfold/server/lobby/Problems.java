package eightfold.server.lobby;

import eightfold.protocol.Page.Problem;

/** The short words of problems, for programs. */
public final class Problems {
  /** What was wished cannot be; the words say why and what would be right. */
  public static final String NOT_POSSIBLE = "not-possible";

  /** No such table or game. */
  public static final String UNKNOWN = "unknown";

  /** No seat is free. */
  public static final String TAKEN = "taken";

  /** The token of a guest was not signed here, or has ended. */
  public static final String STRANGER = "stranger";

  /** The guest has signed out everywhere since the token was signed. */
  public static final String SIGNED_OUT = "signed-out";

  public static final String TOO_FAST = "too-fast";

  /** The server has all that it can hold. */
  public static final String FULL = "full";

  /** The server could not do it; nothing has changed. */
  public static final String TROUBLE = "trouble";

  private Problems() {}

  static Problem trouble(boolean undecided) {
    return new Problem(
        TROUBLE,
        undecided
            ? "the server could not do that, and does not know what of it is done; look again"
            : "the server could not do that; nothing has changed");
  }

  static Problem stranger() {
    return new Problem(
        STRANGER, "that token of a guest has ended or is none of this server's; ask for another");
  }

  static Problem signedOut() {
    return new Problem(
        SIGNED_OUT, "you have signed out everywhere since; sign in again with your passkey");
  }

  static Problem unreadable() {
    return new Problem(
        TROUBLE,
        "this table cannot be read; whoever runs the server has been told, nothing of it is lost");
  }

  static Problem closing() {
    return new Problem(TROUBLE, "the server is going down; nothing has changed");
  }

  static Problem noTable() {
    return new Problem(UNKNOWN, "there is no such table; it may have been cleared away");
  }
}
