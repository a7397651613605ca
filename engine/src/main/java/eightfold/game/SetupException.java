package eightfold.game;

import eightfold.spelling.Nearest;
import java.util.Collection;

/** A table, option set or position that cannot be; its message says why and what would be right. */
public final class SetupException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public SetupException(String message) {
    super(message);
  }

  /** No game has this id; the message says which of those there are is near. */
  public static SetupException noGame(String id, Collection<String> ids) {
    return new SetupException("there is no game \"" + id + "\"; " + Nearest.right(id, ids));
  }
}
