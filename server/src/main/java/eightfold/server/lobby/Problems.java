package eightfold.server.lobby;

/** The short words of problems, for programs. */
public final class Problems {
  /** What was wished cannot be; the words say why and what would be right. */
  public static final String NOT_POSSIBLE = "not-possible";

  /** No such table or game. */
  public static final String UNKNOWN = "unknown";

  /** No seat is free. */
  public static final String TAKEN = "taken";

  public static final String TOO_FAST = "too-fast";

  /** The server has all that it can hold. */
  public static final String FULL = "full";

  /** The server could not do it; nothing has changed. */
  public static final String TROUBLE = "trouble";

  private Problems() {}
}
