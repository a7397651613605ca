package eightfold.server.lobby;

import eightfold.server.room.Input;
import eightfold.server.room.Output;
import java.util.List;

/**
 * The way of a door of the server's own to one table. What it has the room do is answered to its
 * {@link Ear}, in the order in which the room did it; its connections have numbers below 0, which
 * it chooses itself and never uses twice.
 */
public interface TableDoor {
  /**
   * Who hears what becomes of it, and what the room says. The room's own thread calls: be quick.
   */
  interface Ear {
    /**
     * The room has taken an input, and what it led to is written down.
     *
     * @param input what the room took, from whomever
     * @param outputs what it says to the door's connections and to who asked for a seat
     */
    void said(Input input, List<Output> outputs);

    /** An input of the door's was not done; nothing has changed. */
    void failed(Input input);

    /** The room has ended, or begun anew: all connections are gone. Ask for the table again. */
    void gone();
  }

  /** Gives the room an input. */
  void take(Input input);

  /** Goes away with all its connections. */
  void close();
}
