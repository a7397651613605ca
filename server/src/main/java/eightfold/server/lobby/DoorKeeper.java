package eightfold.server.lobby;

import eightfold.server.room.Table;

/** Whoever keeps a door besides the page. Threads of the server's call: be quick. */
public interface DoorKeeper {
  /** By what players know the door. */
  String name();

  /** Whether it can lead to a table. */
  boolean leadsTo(Table table);

  /** The host of a table wants it to. */
  void wanted(Table table);

  /** Somebody wants a table again: it has been read from the store, or its referee had gone. */
  void woken(Table table);
}
