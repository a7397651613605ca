package eightfold.server.room;

import com.fasterxml.jackson.annotation.JsonInclude;
import eightfold.game.EngineVersion;
import eightfold.game.Game;
import eightfold.protocol.BotSpeed;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;

/**
 * What was accepted at a table, in the order in which it was. A table is nothing but the sum of its
 * facts ({@link RoomTable#after}); they are written down before anybody is told.
 */
public sealed interface Fact {
  /**
   * The table was opened.
   *
   * @param game the game's id in the library, or {@link #ownBook} of a rule book that somebody has
   *     brought
   * @param options values of all its options
   * @param ruleBook the rule book's own text, so that the table outlives changes of the library
   * @param bots for each place which bot sits there; empty places are for persons
   * @param names the bots' names, by place; empty for persons
   * @param clockSeconds the turn clock; of a day or more it runs whoever is there
   * @param typedWords whether words that a player owes have to be typed, without a button
   * @param listed whether anybody may find the table, and not only who has its link
   * @param watchDelaySeconds how late spectators see it; 0: at once
   * @param seed whence the secrets of all deals come, in hexadecimal digits; told to nobody
   * @param engine the engine that it was opened under ({@link eightfold.game.EngineVersion})
   * @param opener for whose share of the tables it counts: a short hash of an address, which tens
   *     of thousands of others have, too; empty where nobody knows
   */
  record Opened(
      String game,
      Map<String, String> options,
      String ruleBook,
      List<String> bots,
      List<String> names,
      OptionalInt clockSeconds,
      boolean typedWords,
      boolean listed,
      @JsonInclude(JsonInclude.Include.NON_DEFAULT) int watchDelaySeconds,
      String seed,
      int engine,
      String opener)
      implements Fact {
    /** No id of the library has a colon. */
    private static final String OWN = "own:";

    /**
     * What the game of a rule book is known by that somebody has brought: never as the library's.
     */
    public static String ownBook(String id) {
      return OWN + id;
    }

    /** Whether a table knows its game by that as one that somebody has brought. */
    public static boolean isOwnBook(String game) {
      return game.startsWith(OWN);
    }

    /** A table of today's engine that counts for nobody. */
    public Opened(
        String game,
        Map<String, String> options,
        String ruleBook,
        List<String> bots,
        List<String> names,
        OptionalInt clockSeconds,
        String seed) {
      this(
          game,
          options,
          ruleBook,
          bots,
          names,
          clockSeconds,
          false,
          false,
          0,
          seed,
          EngineVersion.CURRENT,
          "");
    }

    /** The same, with or without a button for words that are owed. */
    public Opened withTypedWords(boolean typed) {
      return with(typed, listed, watchDelaySeconds, opener);
    }

    /** The same for everybody to find, or for those alone who have its link. */
    public Opened listed(boolean forAll) {
      return with(typedWords, forAll, watchDelaySeconds, opener);
    }

    /** The same, seen so late by spectators. */
    public Opened watchedLate(int seconds) {
      return with(typedWords, listed, seconds, opener);
    }

    /** The same, counted for somebody. */
    public Opened countedFor(String somebody) {
      return with(typedWords, listed, watchDelaySeconds, somebody);
    }

    private Opened with(boolean typed, boolean forAll, int delaySeconds, String somebody) {
      return new Opened(
          game,
          options,
          ruleBook,
          bots,
          names,
          clockSeconds,
          typed,
          forAll,
          delaySeconds,
          seed,
          engine,
          somebody);
    }

    public Opened {
      options = Map.copyOf(options);
      bots = List.copyOf(bots);
      names = List.copyOf(names);
    }
  }

  /**
   * A person took a place that was free or a bot's. {@code token} is the hash of the seat's token.
   */
  record Seated(int seat, String name, String token) implements Fact {}

  /**
   * Whoever has a place, or will have it, by the first token has it by the second from now on; both
   * are hashes.
   */
  record Rekeyed(String before, String after) implements Fact {}

  /**
   * The place of a person may be had by a ticket, or by none any more.
   *
   * @param ticket its hash; empty: none
   * @param to what the next player will be called; empty: it goes along with its player
   * @param agreed whether it may be had already
   */
  record Offered(int seat, String ticket, String to, boolean agreed) implements Fact {}

  /**
   * A bot's place is kept for a person, who has it as soon as no deal runs; that this has come to
   * be follows from the other facts.
   */
  record Reserved(int seat, String name, String token) implements Fact {}

  /**
   * A place is free again, before the first match or after one: who sat there has left or had to.
   */
  record Vacated(int seat) implements Fact {}

  /**
   * A bot took a free place, or the place of another bot; or stays where it kept one for somebody.
   */
  record Filled(int seat, String name, String bot) implements Fact {}

  /**
   * The host chose the options of the next match, or of the first.
   *
   * @param options values of all options
   * @param ruleBook the text of the rule book with them, as in {@link Opened}
   * @param engine the engine that they were chosen under
   */
  record Chosen(Map<String, String> options, String ruleBook, int engine) implements Fact {
    public Chosen {
      options = Map.copyOf(options);
    }

    /** The rules of a game, chosen today. */
    static Chosen of(Game game) {
      return new Chosen(game.options(), game.ruleBook(), EngineVersion.CURRENT);
    }
  }

  /**
   * A match began, and its first deal was dealt.
   *
   * @param again the deal is that with which the match before began
   * @param number the deal is that of a number
   */
  record Begun(
      @JsonInclude(JsonInclude.Include.NON_DEFAULT) boolean again,
      @JsonInclude(JsonInclude.Include.NON_ABSENT) OptionalLong number)
      implements Fact {
    /** With a deal of its own. */
    public Begun() {
      this(false, OptionalLong.empty());
    }

    /** With the deal of before. */
    static Begun repeated() {
      return new Begun(true, OptionalLong.empty());
    }

    /** With a deal of its own, or with that of a number. */
    static Begun of(OptionalLong number) {
      return new Begun(false, number);
    }
  }

  /** Somebody who plays alone took back the last act of the match. */
  record TookBack() implements Fact {}

  /** All who were there ended the match, without a result. */
  record Ended() implements Fact {}

  /**
   * All who were there suspended the match; or one of them has left since, and is not waited for.
   *
   * @param awaited the seats whose players have to be there when it goes on
   * @param by the seat whose player alone has suspended it, where that is enough
   */
  record Suspended(
      List<Integer> awaited, @JsonInclude(JsonInclude.Include.NON_ABSENT) OptionalInt by)
      implements Fact {
    /** All of them have suspended it together. */
    public Suspended(List<Integer> awaited) {
      this(awaited, OptionalInt.empty());
    }

    public Suspended {
      awaited = List.copyOf(awaited);
    }
  }

  /** The match that was suspended goes on, as all were ready. */
  record Resumed() implements Fact {}

  /** A seat added a nonce to the coming deal. */
  record Nonced(int seat, String hex) implements Fact {}

  /** The next deal was dealt. */
  record Dealt() implements Fact {}

  /**
   * A seat acted.
   *
   * @param byBot whether a bot acted for it
   * @param line the line as it was submitted
   * @param acts the single acts that it stands for, as a record writes them
   */
  record Acted(int seat, boolean byBot, String line, List<String> acts) implements Fact {
    public Acted {
      acts = List.copyOf(acts);
    }
  }

  /** A seat said something; nothing where that was erased. */
  record Said(int seat, String text) implements Fact {}

  /**
   * The seats are these from now on, none of them new to the table: before a match those that are
   * taken, after it all.
   *
   * @param places by seat, the place that the table was opened with
   */
  record Arranged(List<Integer> places) implements Fact {
    public Arranged {
      places = List.copyOf(places);
    }
  }

  /** A match begins from now on when all players are ready ({@link Doors}), or as usual. */
  record Refereed(boolean on) implements Fact {}

  /** A door keeps something here; the room does not read it. An empty value is none. */
  record Noted(String door, String key, String value) implements Fact {}

  /** The host muted a person, or let them talk again. */
  record Muted(int seat, boolean muted) implements Fact {}

  /** The host chose how fast the bots are. */
  record BotsPaced(BotSpeed speed) implements Fact {}

  /**
   * Somebody had their name and talk erased: the facts before this one are told without them since,
   * and what was made of those facts earlier is of no use ({@link FactErasure}).
   */
  record Erased() implements Fact {}

  /**
   * Whose request a fact came of.
   *
   * @param seat whose player asked for it
   * @param id the client's own id of the request
   */
  record Command(int seat, String id) {}

  /**
   * A fact and how it came to be.
   *
   * @param at when it was accepted, in milliseconds of the epoch
   * @param command the request that it came of, if that had an id; of several facts of one request
   *     the first has it
   */
  record Dated(long at, Fact fact, Optional<Command> command) {
    /** A fact that came of no request with an id. */
    public Dated(long at, Fact fact) {
      this(at, fact, Optional.empty());
    }
  }
}
