package eightfold.server.room;

import java.util.Map;
import java.util.Optional;

/** What doors of the server's own may do at a table that no player does there. */
public sealed interface Steer {
  /** A bot takes a free seat. */
  record Fill(int seat, String bot, String name) implements Steer {}

  /** A bot's seat is free again. */
  record Clear(int seat) implements Steer {}

  /** The options of the match to come: these, and all others standard. */
  record Choose(Map<String, String> options) implements Steer {
    public Choose {
      options = Map.copyOf(options);
    }
  }

  /** The next deal is dealt. */
  record Next() implements Steer {}

  /** A match begins from now on when all players are ready, or as usual. */
  record Referee(boolean on) implements Steer {}

  /** The door keeps something at the table; an empty value is none. */
  record Keep(String door, String key, String value) implements Steer {}

  /**
   * The door is asked before a match begins or goes on, or not; it is as long as its connection is
   * there.
   */
  record Consult(boolean on) implements Steer {}

  /** The match may begin, or go on, for which the door is being asked. */
  record Consent() implements Steer {}

  /** Nobody is ready any more: something has changed that the room does not know. */
  record Unready() implements Steer {}

  /** A match that is suspended ends when all are ready, or goes on. By whom, if by a player. */
  record Kill(boolean on, Optional<Integer> by) implements Steer {}
}
