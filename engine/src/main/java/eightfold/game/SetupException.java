package eightfold.game;

import eightfold.message.Message;
import eightfold.spelling.Nearest;
import java.util.Collection;

/** A table, option set or position that cannot be; its reason says why and what would be right. */
public class SetupException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient Message reason;

  public SetupException(Message reason) {
    this.reason = reason;
  }

  /** A refusal in words that no language has: findings about a text, with their place in it. */
  public static SetupException literal(String words) {
    return new SetupException(Message.literal(words));
  }

  /** No game has this id; the reason says which of those there are is near. */
  public static SetupException noGame(String id, Collection<String> ids) {
    return new SetupException(
        Message.of("setup.no-game").with("id", id).with("right", Nearest.suggestion(id, ids)));
  }

  /** Why it cannot be. */
  public Message reason() {
    return reason;
  }

  /** The reason in plain English. */
  @Override
  public String getMessage() {
    return reason.text();
  }
}
