package eightfold.server.lobby;

/** What somebody finds who asks for a table. */
sealed interface FoundTable {
  record Here(RoomHost host) implements FoundTable {}

  record Nowhere() implements FoundTable {}

  /**
   * It is there, but it cannot be read now; whoever runs the server has been told.
   *
   * @param damaged whether what is stored of it is at fault, and not the store, which will be back
   *     in a moment
   */
  record Unreadable(boolean damaged) implements FoundTable {}

  /** On one of several machines, to which whoever asks is led. */
  record Led(Placement placement) implements FoundTable {}

  /** The server is going down; whoever comes again finds it when it is up. */
  record Closing() implements FoundTable {}
}
