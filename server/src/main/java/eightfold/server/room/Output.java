package eightfold.server.room;

import eightfold.message.Message;
import eightfold.protocol.Fault;
import eightfold.protocol.Notice;
import java.util.OptionalLong;

/** What a room says to the outside. */
public sealed interface Output {
  /** The connection that hears of it, where it is for one. */
  static OptionalLong heardBy(Output output) {
    return switch (output) {
      case Answered answered -> OptionalLong.of(answered.connection());
      case Refused refused -> OptionalLong.of(refused.connection());
      case Told told -> OptionalLong.of(told.connection());
      case Dismissed dismissed -> OptionalLong.of(dismissed.connection());
      case Seated _, NoSeat _, Erased _, Trouble _ -> OptionalLong.empty();
    };
  }

  /** Whoever asked sits here, now or as soon as no deal runs. */
  record Seated(int seat) implements Output {}

  /** Whoever asked gets no seat; why, in a sentence. */
  record NoSeat(Message why) implements Output {}

  /** So many facts are told without the name and talk of whoever asked; none were theirs: 0. */
  record Erased(int facts) implements Output {}

  /** The request was done. */
  record Answered(long connection, String id, Notice result) implements Output {}

  /** The request was not done, and nothing has changed. */
  record Refused(long connection, String id, Fault fault) implements Output {}

  /** Something to know. */
  record Told(long connection, Notice notice) implements Output {}

  /** The connection is over; {@code reason} is the last thing that it is told. */
  record Dismissed(long connection, String reason) implements Output {}

  /**
   * Something failed that the room could do without; for whoever runs the server, not for players.
   * The cause may name cards.
   */
  record Trouble(String what, Throwable cause) implements Output {}
}
