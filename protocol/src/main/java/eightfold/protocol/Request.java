package eightfold.protocol;

import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;

/** What a client asks for over the WebSocket, one record for each method. */
public sealed interface Request {
  int LONGEST_ID = 64;
  int LONGEST_LINE = 200;
  int LONGEST_CHAT = 500;
  int LONGEST_NONCE = 64;
  int LONGEST_NAME = 64;

  /** Of a language: what tags have at most that are in use. */
  int LONGEST_LANGUAGE = 35;

  int MOST_SEATS = 100;

  /**
   * The first request of every connection.
   *
   * @param table which table
   * @param token the seat's token; a spectator has none
   * @param since the number of the last event that the client knows, to go on from there
   * @param changes whether the client wants to be told only what is other than before ({@link
   *     Notice.Change}), not the whole table each time
   * @param version for which version of the protocol the client was written ({@link Versions})
   * @param language in which sentences for people are told, by its tag; English where that is no
   *     tag, or no language that the server has
   */
  record Hello(
      String table,
      Optional<String> token,
      OptionalLong since,
      boolean changes,
      OptionalInt version,
      Optional<String> language)
      implements Request {
    /** By a client that is told the whole table each time, in English. */
    public Hello(String table, Optional<String> token, OptionalLong since) {
      this(table, token, since, false, OptionalInt.empty(), Optional.empty());
    }
  }

  /**
   * An act at the table.
   *
   * @param ply the ply that it answers
   * @param line the act in the notation: {@code play 8H =D}
   * @param meant whether a call or a catch may be made although it is wrong now and costs cards;
   *     otherwise such a call is answered with {@link Fault#COSTS} and not made
   */
  record Act(int ply, String line, boolean meant) implements Request {
    /** An act that is not known to be meant. */
    public Act(int ply, String line) {
      this(ply, line, false);
    }
  }

  /** The largest number of a deal: the largest that every client can write as it is. */
  long MOST_DEAL_NUMBER = 9_007_199_254_740_991L;

  /**
   * Begins the first match.
   *
   * @param fill bots take the seats that are free
   * @param number by which number the first deal is dealt, where nobody else sits
   */
  record Start(boolean fill, OptionalLong number) implements Request {
    /** With a deal that nobody has chosen. */
    public Start(boolean fill) {
      this(fill, OptionalLong.empty());
    }
  }

  /** Deals the next deal. */
  record Next() implements Request {}

  /**
   * The player wants another match; it begins when all who are there do, and no seat is free.
   *
   * @param chosen by which options: {@link Snapshot#chosen}, as the player has seen it
   */
  record Rematch(OptionalInt chosen) implements Request {
    /** By whatever options hold now. */
    public Rematch() {
      this(OptionalInt.empty());
    }
  }

  /**
   * A player who is alone, or alone with bots, wants to play the same deal again; a match that runs
   * ends without a result.
   *
   * @param number by which number another deal is dealt instead
   */
  record Repeat(OptionalLong number) implements Request {
    /** The deal of before. */
    public Repeat() {
      this(OptionalLong.empty());
    }
  }

  /**
   * A player of a game for one wants the last act not to have been made.
   *
   * @param ply the ply after it
   */
  record Undo(int ply) implements Request {}

  /** The host chooses the options of the match to come: these, and all others standard. */
  record Options(Map<String, String> options) implements Request {
    public Options {
      options = Map.copyOf(options);
    }
  }

  /**
   * The player wants the match to end without a result; it does when all who are there do.
   *
   * @param off not any more
   */
  record End(boolean off) implements Request {}

  /**
   * The player wants the match to be suspended; it is when all who are there do.
   *
   * @param off not any more
   */
  record Suspend(boolean off) implements Request {}

  /**
   * The player is ready to go on with a match that is suspended; it does when all are.
   *
   * @param off not any more
   */
  record Ready(boolean off) implements Request {}

  record Chat(String text) implements Request {}

  /** What a seat adds to the coming shuffle, in hexadecimal digits. */
  record Nonce(String hex) implements Request {}

  /**
   * What has happened before the hello, from an event on, however long ago.
   *
   * @param since the number of the last event that the client knows
   */
  record Events(long since) implements Request {}

  /** The answer to the server's {@code ping}: the client is there. */
  record Pong() implements Request {}

  /**
   * The host makes a seat free: the bot there goes, or the player has to.
   *
   * @param name who is meant; somebody else may sit there by now
   */
  record Kick(int seat, String name) implements Request {}

  /** The host puts a bot on a free seat, or another one on a bot's seat. */
  record Bot(int seat, String bot) implements Request {}

  /**
   * The host mutes a person: what they say is refused from now on.
   *
   * @param name who is meant; somebody else may sit there by now
   * @param off lets them talk again
   */
  record Mute(int seat, String name, boolean off) implements Request {}

  /** The host chooses how fast the bots of the table are. */
  record Speed(BotSpeed bots) implements Request {}

  /**
   * The host wants a referee at the table, so that whoever comes by another door of the server than
   * the page plays here too. There is no way back.
   */
  record Referee() implements Request {}

  /**
   * The player's seat may be had by whoever shows a ticket: by the player at another place, or by
   * somebody to whom they hand it on, once the host agrees.
   *
   * @param ticket 128 random bits or more of the client's own; what goes into a room is its hash.
   *     Empty: no ticket of the seat holds any more
   * @param to whom the seat is handed on to; empty: it goes along with its player
   */
  record Ticket(Optional<String> ticket, Optional<String> to) implements Request {}

  /**
   * The host agrees that a player hands their seat on, or does not.
   *
   * @param name to whom; the player may have changed their mind
   * @param off the seat stays where it is
   */
  record Hand(int seat, String name, boolean off) implements Request {}

  /**
   * Somebody asks a player for whom all wait whether they are still there.
   *
   * @param name who is meant; somebody else may sit there by now
   */
  record Prompt(int seat, String name) implements Request {}

  /** The answer to {@link Prompt}: the player is still there. */
  record Here() implements Request {}

  /**
   * Gets up: before the start and between matches the seat is free again, in a match a bot takes
   * over at once.
   */
  record Leave() implements Request {}
}
