package eightfold.server.room;

import eightfold.protocol.Request;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;

/** What comes to a room from outside, one thing at a time. */
public sealed interface Input {
  /**
   * Somebody wants a seat.
   *
   * @param token the hash of the token they will show
   * @param seat which seat: a free one or a bot's; empty: the next free one
   * @param ticket the hash of the ticket by which they want a player's seat
   * @param held the hash of a token by which they sit at the table, or have sat there
   */
  record Sit(
      String name, String token, OptionalInt seat, Optional<String> ticket, Optional<String> held)
      implements Input {
    /** Somebody who has no ticket wants a seat. */
    public Sit(String name, String token, OptionalInt seat) {
      this(name, token, seat, Optional.empty(), Optional.empty());
    }

    /** Somebody wants the next free seat. */
    public Sit(String name, String token) {
      this(name, token, OptionalInt.empty());
    }
  }

  /**
   * A connection says hello.
   *
   * @param connection its number, never used twice; below 0: a door of the server's own, which is
   *     not counted among those who watch
   * @param id the request's id
   * @param token hash of the seat's token; a spectator has none
   * @param since the last event that it knows
   */
  record Connected(long connection, String id, Optional<String> token, OptionalLong since)
      implements Input {}

  /**
   * So long it took lately to a connection and back, at the least.
   *
   * @param millis at least 0
   */
  record Measured(long connection, int millis) implements Input {}

  /** A connection has gone. */
  record Disconnected(long connection) implements Input {}

  /**
   * A connection that has said hello asks for something.
   *
   * @param command the client's own id of it: sent again it is done once
   */
  record Asked(long connection, String id, Request request, Optional<String> command)
      implements Input {
    /** Something that is done as often as it comes. */
    public Asked(long connection, String id, Request request) {
      this(connection, id, request, Optional.empty());
    }
  }

  /**
   * Somebody wants their name and talk erased.
   *
   * @param token the hash of the token with which they sit here, or have sat
   * @param facts all facts of the table, its opening first
   */
  record Erase(String token, List<Fact.Dated> facts) implements Input {
    public Erase {
      facts = List.copyOf(facts);
    }
  }

  /**
   * Whoever sits here by a token, or will, does so by another from now on, both by their hashes.
   * Nothing happens where nobody has the first.
   */
  record Rekey(String before, String after) implements Input {}

  /**
   * A door of the server's own asks for something, having seen who may.
   *
   * @param connection one of its own
   */
  record Steered(long connection, String id, Steer steer) implements Input {}

  /** Nothing but that time has passed. */
  record TimePassed() implements Input {}
}
