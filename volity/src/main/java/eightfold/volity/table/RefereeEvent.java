package eightfold.volity.table;

import eightfold.server.room.Input;
import eightfold.server.room.Output;
import eightfold.volity.xml.Xml;
import java.util.List;

/** What comes to a referee, one thing at a time. */
public sealed interface RefereeEvent {
  /** A stanza that was sent to one of its addresses, or by its room. */
  record Heard(Xml stanza) implements RefereeEvent {}

  /** The table's room has taken an input, and what it says. */
  record Said(Input input, List<Output> outputs) implements RefereeEvent {
    public Said {
      outputs = List.copyOf(outputs);
    }
  }

  /** The table's room could not do it. */
  record Failed(Input input) implements RefereeEvent {}

  /** The table's room has ended or begun anew: all connections to it are gone. */
  record TableGone() implements RefereeEvent {}

  /** There is a connection to the XMPP server, or there is one again. */
  record Online() implements RefereeEvent {}

  /** An administrator wants something to be said in the room. */
  record Announced(String text) implements RefereeEvent {}

  /** An administrator wants the referee to go. */
  record ShutDown() implements RefereeEvent {}

  /** Nothing but that time has passed. */
  record TimePassed() implements RefereeEvent {}
}
