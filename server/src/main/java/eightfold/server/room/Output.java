package eightfold.server.room;

import eightfold.protocol.Fault;
import eightfold.protocol.Notice;

/** What a room says to the outside. */
public sealed interface Output {
  /** Whoever asked sits here now. */
  record Seated(int seat) implements Output {}

  /** Whoever asked finds no seat. */
  record NoSeat() implements Output {}

  /** The request was done. */
  record Answered(long connection, String id, Notice result) implements Output {}

  /** The request was not done, and nothing has changed. */
  record Refused(long connection, String id, Fault fault) implements Output {}

  /** Something to know. */
  record Told(long connection, Notice notice) implements Output {}

  /** The connection is over; {@code reason} is the last thing that it is told. */
  record Dismissed(long connection, String reason) implements Output {}
}
