package eightfold.server.lobby;

import eightfold.message.Message;
import eightfold.protocol.Page.Problem;
import java.util.List;

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
    return Problem.of(TROUBLE, Message.of(undecided ? "problems.undecided" : "faults.not-done"));
  }

  static Problem stranger() {
    return Problem.of(STRANGER, Message.of("problems.stranger"));
  }

  static Problem signedOut() {
    return Problem.of(SIGNED_OUT, Message.of("problems.signed-out"));
  }

  static Problem unreadable(boolean damaged) {
    String key = damaged ? "problems.unreadable" : "problems.store-away";
    return Problem.of(TROUBLE, Message.of(key));
  }

  static Problem closing() {
    return Problem.of(TROUBLE, Message.of("problems.closing"));
  }

  /** Why something is given up that was to take a while. */
  static Problem goingDown() {
    return Problem.of(TROUBLE, Message.of("problems.going-down"));
  }

  static Problem noTable() {
    return Problem.of(UNKNOWN, Message.of("problems.no-table"));
  }

  static Problem noGame(String game) {
    return Problem.of(UNKNOWN, Message.of("problems.no-game").with("game", game));
  }

  static Problem noBot(String bot, List<String> bots) {
    return Problem.of(
        NOT_POSSIBLE,
        Message.of("faults.no-bot").with("bot", bot).with("bots", String.join(", ", bots)));
  }
}
