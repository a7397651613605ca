package eightfold.server.cluster;

import eightfold.server.lobby.TableCall;
import eightfold.server.port.SharedText;
import org.apache.pekko.actor.typed.ActorRef;

/** What nodes say to each other, and what their actors say to themselves. */
sealed interface NodeLetter {
  /** What goes from node to node; its form is {@link WireFormat}'s. */
  sealed interface Sent extends NodeLetter {}

  /** Something is asked of a table. */
  record Asked(TableCall call, ActorRef<NodeLetter> by) implements Sent {}

  /** What comes of it. */
  record Answered(TableCall.Answer answer) implements Sent {}

  /** A connection comes to a table; {@code visit} is told what is said to it. */
  record Came(ActorRef<NodeLetter> visit) implements Sent {}

  /** It is let in; {@code session} takes what it says. */
  record LetIn(ActorRef<NodeLetter> session) implements Sent {}

  /** What a client said; numbered from 0, so that nothing is missed unnoticed. */
  record Heard(int number, String text) implements Sent {}

  /**
   * What a client is told, numbered likewise; where it stays on this machine, shared with others.
   */
  record Said(int number, SharedText text) implements Sent {}

  /**
   * How much of what a client was told has come to its connection, in bytes of all so far, and how
   * much of that waits there. A node of an older version never says so.
   */
  record Took(long bytes, int waiting) implements Sent {}

  /** A client's connection is to end, after what was said. */
  record Closed(int number, int code, String reason) implements Sent {}

  /** A connection has ended. */
  record Gone() implements Sent {}

  /** Here alone: a client says something. */
  record Hear(String text) implements NodeLetter {}

  /** Here alone: a client is told something. */
  record Say(SharedText text) implements NodeLetter {}

  /** Here alone: a client's connection is to end. */
  record Close(int code, String reason) implements NodeLetter {}

  /** Here alone: it is time to try again, or to look whether one is wanted. */
  record Again() implements NodeLetter {}

  /** Here alone: the table goes to another node. */
  record HandOver() implements NodeLetter {}

  /** Here alone: its room has ended. */
  record HandedOver() implements NodeLetter {}
}
