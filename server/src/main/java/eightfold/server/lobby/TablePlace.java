package eightfold.server.lobby;

import java.util.concurrent.CompletableFuture;

/** A table that may sleep in the store, and how it is with it. Threads may share it. */
final class TablePlace {
  /** How it is with a table. */
  sealed interface State {
    /** In the store alone. {@code readableAt}: it could not be read, and is not tried before. */
    record Asleep(long lastAt, boolean begun, long readableAt, boolean damaged) implements State {
      Asleep(long lastAt, boolean begun) {
        this(lastAt, begun, 0, false);
      }
    }

    record Waking(CompletableFuture<FoundTable> found) implements State {}

    record Awake(RoomHost host) implements State {}

    /** Being cleared away. */
    record Going() implements State {}
  }

  private final String id;
  private final String opener;
  private State state;

  /**
   * A place.
   *
   * @param opener for whose share it counts: {@link Keys#ofAddress}; empty for nobody's
   */
  TablePlace(String id, String opener, State state) {
    this.id = id;
    this.opener = opener;
    this.state = state;
  }

  String id() {
    return id;
  }

  String opener() {
    return opener;
  }

  synchronized State state() {
    return state;
  }

  synchronized void become(State next) {
    state = next;
  }

  /** Goes from one state to another; false if others were quicker. */
  synchronized boolean passes(State from, State to) {
    boolean first = state.equals(from);
    state = first ? to : state;
    return first;
  }
}
