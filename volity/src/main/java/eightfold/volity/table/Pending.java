package eightfold.volity.table;

import eightfold.volity.Jid;
import eightfold.volity.xml.Xml;
import java.util.List;
import java.util.Optional;

/** What is to be done when the table's room has answered. */
sealed interface Pending {
  /** A call is answered with this, or with why not. */
  record Answer(Xml iq, List<Object> value) implements Pending {}

  /**
   * An act that cannot be done now: it is answered as done if it was done before and comes again,
   * and else with why not.
   */
  record Again(Xml iq, Xml otherwise) implements Pending {}

  /** A player has become ready, or not. */
  record Readied(Xml iq, String jid) implements Pending {}

  /** Somebody wanted the state, and has their seat again if they had one. */
  record State(Xml iq, String nick, Jid from) implements Pending {}

  /** Somebody sat down, and is told which seat it is. */
  record Sat(Xml iq, String account) implements Pending {}

  /** Whoever sat here before a restart has their seat again, if they had one. */
  record Back(String account) implements Pending {}

  /** Nobody waits for it. */
  record Nothing() implements Pending {}

  /** The call that waits, if one does. */
  default Optional<Xml> waiting() {
    return switch (this) {
      case Answer(Xml iq, var _) -> Optional.of(iq);
      case Again(Xml iq, var _) -> Optional.of(iq);
      case Readied(Xml iq, var _) -> Optional.of(iq);
      case State(Xml iq, var _, var _) -> Optional.of(iq);
      case Sat(Xml iq, var _) -> Optional.of(iq);
      case Back _, Nothing _ -> Optional.empty();
    };
  }
}
