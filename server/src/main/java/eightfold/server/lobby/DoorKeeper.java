package eightfold.server.lobby;

import eightfold.server.room.RoomTable;

/** Whoever keeps a door besides the page. Threads of the server's call: be quick. */
public interface DoorKeeper {
  /** By what players know the door. */
  String name();

  /** Whether it can lead to a table. */
  boolean leadsTo(RoomTable table);

  /** The host of a table wants it to. */
  void wanted(RoomTable table);

  /** Somebody wants a table again: it has been read from the store, or its referee had gone. */
  void woken(RoomTable table);
}
