package eightfold.volity.table;

import eightfold.server.room.Input;
import eightfold.volity.xml.Xml;

/** What a referee wants done, in this order. */
public sealed interface RefereeEffect {
  /** A stanza is sent. */
  record Send(Xml stanza) implements RefereeEffect {}

  /** The table's room is given an input. */
  record Give(Input input) implements RefereeEffect {}

  /** The table's room is asked for again; the connections that follow are to the new one. */
  record Attach() implements RefereeEffect {}

  /** Its addresses are others now. */
  record Renamed() implements RefereeEffect {}

  /** The bookkeeper has not taken the record of a game, however often it was sent. */
  record Unrecorded() implements RefereeEffect {}

  /** There is nothing more for it to do. */
  record End() implements RefereeEffect {}
}
