package eightfold.server.lobby;

import eightfold.server.room.Input;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/** Something for a room's thread. */
sealed interface Letter {
  /** An input; {@code listener} is who says hello by it, if it is that. */
  record In(Input input, Optional<Listener> listener, CompletableFuture<Taken> taken, long cameAt)
      implements Letter {
    In(Input input, Optional<Listener> listener) {
      this(input, listener, new CompletableFuture<>(), System.nanoTime());
    }
  }

  /** Visitors wait: a few of them are let in. */
  record Visitors() implements Letter {}

  /** A door of the server's own comes in the place of the one before, or nobody does. */
  record Door(Optional<TableDoor.Ear> ear) implements Letter {}

  /** The end, if nobody is there and nothing else is to be done. */
  record Sleep() implements Letter {}

  /** The end: another machine has the table. */
  record Lost() implements Letter {}

  /** The end, and what listeners are told of it. */
  record Stop(int code, String reason) implements Letter {}
}
