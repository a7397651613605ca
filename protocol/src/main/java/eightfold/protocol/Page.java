package eightfold.protocol;

import com.fasterxml.jackson.annotation.JsonInclude;
import eightfold.game.CardDetail;
import eightfold.game.Game;
import eightfold.game.Meanings;
import eightfold.message.Message;
import eightfold.message.Texts;
import eightfold.rules.sheet.RuleExample;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;

/** What plain HTTP answers, one record for each kind of answer. */
public sealed interface Page
    permits Page.SeatKey,
        Page.Reported,
        Page.GuestKey,
        Page.Me,
        Page.Held,
        Page.Passkey,
        Page.SignedOut,
        Page.Erased,
        Page.Sheet,
        Page.CheckedBook,
        Page.RuleExamples,
        Page.KeptBook,
        Page.KeptBooks,
        Page.History,
        Page.Cards,
        Page.CardMeanings,
        Page.Document,
        Page.Problem,
        Page.Simulated,
        Page.Index,
        Page.TableNotice,
        Page.OpenTables,
        Page.Lessons,
        Page.Replay,
        Page.RecordedGame,
        Page.Statistics,
        PasskeyOptions.Creation,
        PasskeyOptions.Request {
  /** The key to a seat: whoever has the token sits there. */
  record SeatKey(String table, int seat, String token) implements Page {}

  /** Something was reported, and is known by this id to whoever runs the server. */
  record Reported(String report) implements Page {}

  /**
   * By what a guest is known from now on.
   *
   * @param guest the token
   * @param name what they are called
   * @param until when it ends, in milliseconds of the epoch; it is renewed before
   */
  record GuestKey(String guest, String name, long until) implements Page {}

  /**
   * What the server knows of a guest.
   *
   * @param name what they are called
   * @param tables where they have a seat, the latest first
   * @param passkeys by which they can sign in, that used last first
   */
  record Me(String name, List<Held> tables, List<Passkey> passkeys) implements Page {}

  /**
   * A passkey that signs a guest in.
   *
   * @param id its id in base64url
   * @param since when it was made, in milliseconds of the epoch
   */
  record Passkey(String id, long since) implements Page {}

  /**
   * A guest has signed out everywhere.
   *
   * @param before tokens that were issued up to this time, in milliseconds of the epoch, are worth
   *     nothing
   */
  record SignedOut(long before) implements Page {}

  /**
   * A seat that somebody has.
   *
   * @param token the seat's
   */
  record Held(TableNotice table, int seat, String token) implements Page {}

  /**
   * Somebody's name and talk were erased at a table, or at all tables of a guest.
   *
   * @param facts in how many places
   */
  record Erased(int facts) implements Page {}

  /** A rule sheet. */
  record Sheet(String markdown) implements Page {}

  /**
   * What there is to say of a rule book that somebody is writing.
   *
   * @param ok whether it can be played
   * @param findings all that is wrong, or should be looked at, in the order of the text
   * @param game what a list of games would say of it; absent where it is wrong
   * @param markdown its rule sheet with the options that were asked for; likewise
   */
  record CheckedBook(
      boolean ok,
      List<BookFinding> findings,
      @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<GameCard> game,
      @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<String> markdown)
      implements Page {}

  /**
   * A rule book that is kept for a guest.
   *
   * @param id by which the guest knows it
   * @param rules its text, right or wrong
   * @param at when it was changed last, in milliseconds of the epoch
   */
  record KeptBook(String id, String rules, long at) implements Page {}

  /**
   * The rule books of a guest.
   *
   * @param account whether the guest has a passkey: without one no books are kept
   * @param books the latest first
   */
  record KeptBooks(boolean account, List<KeptBook> books) implements Page {}

  /**
   * A match that a guest has played to its end.
   *
   * @param match its number at the table
   * @param game the name of what was played
   * @param own whether that was a rule book of a player's own
   * @param seat the guest's
   * @param players how many there were
   * @param won whether the guest won it, or shared it
   * @param points the guest's, at its end
   * @param at when it ended, in milliseconds of the epoch
   */
  record PlayedMatch(
      String table,
      int match,
      String game,
      boolean own,
      int seat,
      int players,
      boolean won,
      int points,
      long at) {}

  /** What a guest has played, the latest first. */
  record History(List<PlayedMatch> matches) implements Page {}

  /**
   * What the cards of a game are.
   *
   * @param cards what is printed on them, where that is more than rank and suit
   * @param pack their suits, ranks, names and faces, where it is not
   */
  record Cards(
      List<CardDetail> cards, @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<ToldPack> pack)
      implements Page {
    /** Those of a game, in a language. */
    public static Cards of(Game game, Texts texts) {
      return new Cards(game.cards(texts), ToldPack.of(game, texts));
    }
  }

  /**
   * What the cards of a game do, and what its rule sheet says of turns and ends.
   *
   * @param cards each card of the pack once; empty where the cards say it themselves
   * @param passages parts of the sheet as Markdown, by what they are about
   */
  record CardMeanings(List<Meanings.OfCard> cards, Map<String, String> passages) implements Page {
    /** The same on the wire. */
    public static CardMeanings of(Meanings meanings) {
      return new CardMeanings(meanings.cards(), meanings.passages());
    }
  }

  /**
   * Ways in which people play, for whoever makes up a game.
   *
   * @param examples those that most families know first
   */
  record RuleExamples(List<OfLines> examples) implements Page {
    /**
     * One of them.
     *
     * @param rules lines of a rule book that belong together
     * @param said what a rule sheet says of them
     */
    record OfLines(String rules, String said) {}

    /** These, in a language. */
    public static RuleExamples of(List<RuleExample> examples, Texts texts) {
      return new RuleExamples(
          examples.stream()
              .map(
                  one ->
                      new OfLines(
                          one.lines(),
                          one.said().stream().map(texts::text).collect(Collectors.joining(" "))))
              .toList());
    }
  }

  /** A match's record, as it stands in the notation; sent as it is, not as JSON. */
  record Document(String yaml) implements Page {}

  /**
   * Why not.
   *
   * @param error a short word for programs
   * @param words a sentence for people, in the language of whoever gets it
   * @param key the sentence's key, for clients with other words; none where a request cannot be
   *     read
   * @param arguments what the sentence speaks of, by name, likewise
   * @param findings what is wrong with a rule book, where the sentence is about one
   * @param retryAfter after how many seconds it may be tried again, where waiting helps
   */
  record Problem(
      String error,
      Words words,
      @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<String> key,
      @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<Map<String, Object>> arguments,
      @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<List<BookFinding>> findings,
      @JsonInclude(JsonInclude.Include.NON_ABSENT) OptionalInt retryAfter)
      implements Page {
    private Problem(String error, Words words) {
      this(error, words, words.key(), words.arguments(), Optional.empty(), OptionalInt.empty());
    }

    /** A sentence of the engine's or the server's. */
    public static Problem of(String error, Message reason) {
      return new Problem(error, new Words(reason));
    }

    /** What cannot be read: that is for whoever has written the program, and in English alone. */
    public static Problem of(String error, Malformed unread) {
      return new Problem(error, Words.literal(unread.words()));
    }

    /** The same with what is wrong with a rule book. */
    public Problem with(List<BookFinding> wrong) {
      return new Problem(error, words, key, arguments, Optional.of(wrong), retryAfter);
    }

    /**
     * The same as it comes from another server of ours, which has written its sentence in English:
     * by key and arguments it is said in any language again, where this one knows it.
     */
    public Problem inAnyLanguage() {
      Words again =
          key.flatMap(of -> Keyed.message(of, arguments.orElse(Map.of())))
              .map(Words::new)
              .orElse(words);
      return new Problem(error, again, key, arguments, findings, retryAfter);
    }

    /** The same for whoever may try it again after so many seconds. */
    public Problem after(int seconds) {
      return new Problem(error, words, key, arguments, findings, OptionalInt.of(seconds));
    }
  }

  /**
   * What came of a simulation. Shares and means have a standard error, {@code se}.
   *
   * @param game the game's id
   * @param bots who played, by seat
   * @param deals how many first deals
   * @param seed from which everything follows: the same again gives the same
   * @param decisions how many decisions of players a deal has: a mean, as {@code decisionsPerDeal},
   *     under the name that it had first
   * @param decisionsPerDeal the same under the notation's name (page 6)
   * @param acts how many acts of each verb a deal has, on the average
   * @param endings share of the deals that ended so
   * @param seats how each place did, in the order of play: the eldest hand first
   */
  record Simulated(
      String game,
      List<String> bots,
      int deals,
      int seed,
      Share decisions,
      Share decisionsPerDeal,
      Map<String, Double> acts,
      Map<String, Double> endings,
      List<Showing> seats)
      implements Page {
    /** A mean, and how far off it may be. */
    public record Share(double mean, double se) {}

    /** How one place did: its share of wins, and its points a deal. */
    public record Showing(Share wins, Share points) {}
  }

  /**
   * Where programs find what this server speaks.
   *
   * @param openapi the document of plain HTTP, as a reference from this page
   * @param openrpc that of the socket
   * @param protocol the versions of the protocol
   * @param doors by which other doors than this one players come, such as {@code volity}
   */
  record Index(String openapi, String openrpc, Versions protocol, List<String> doors)
      implements Page {
    public Index {
      doors = List.copyOf(doors);
    }
  }

  /** A table as a stranger sees it who has its link. */
  record TableNotice(
      String table,
      Snapshot.GameName game,
      Map<String, String> options,
      List<Place> seats,
      boolean started,
      boolean over)
      implements Page {}

  /** Tables that anybody may find: those at which somebody is, the latest first. */
  record OpenTables(List<TableNotice> tables) implements Page {}

  /**
   * A deal that is over, as it was seen from one place: how it began, and what each act changed.
   *
   * @param match its match's number at the table, from 1
   * @param matches how many matches have begun there
   * @param deal its number in the match, from 1
   * @param deals how many deals of the match are over
   * @param first the table when the cards had been dealt, with what had happened by then as its log
   * @param moments what was other after each act, in its order, and what had happened
   */
  record Replay(
      int match, int matches, int deal, int deals, Snapshot first, List<Notice.Change> moments)
      implements Page {}

  /**
   * What else there is to say of a record that somebody has brought.
   *
   * @param cards what is printed on its cards, where that is more than rank and suit
   * @param pack their suits, ranks, names and faces, where it is not
   * @param meanings what its cards do
   * @param statistics what its players have done in it
   */
  record RecordedGame(
      List<CardDetail> cards,
      @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<ToldPack> pack,
      CardMeanings meanings,
      Statistics statistics)
      implements Page {}

  /**
   * A game in short lessons, made of the scenarios that teach it.
   *
   * @param lessons in the order in which they are taken; none where a game has no such scenarios
   * @param cards what is printed on its cards, where that is more than rank and suit
   * @param pack their suits, ranks, names and faces, where it is not
   */
  record Lessons(
      List<Lesson> lessons,
      List<CardDetail> cards,
      @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<ToldPack> pack)
      implements Page {
    /**
     * One lesson: a position, and acts of which some are the learner's.
     *
     * @param rule what it shows, in a sentence without its full stop, in the language of whoever
     *     gets it
     * @param seat the learner's
     * @param first the table as the learner sees it at the beginning
     * @param moves what is done then, in its order
     */
    public record Lesson(Words rule, int seat, Snapshot first, List<Move> moves) {}

    /**
     * An act of a lesson.
     *
     * @param seat whose
     * @param line in the notation
     * @param change what it changed for the learner
     */
    public record Move(int seat, String line, Notice.Change change) {}
  }

  /**
   * What the players of a table have done there, in all deals that are over.
   *
   * @param matches how many matches are over
   * @param deals how many deals
   * @param players whoever played one, in the order in which they came
   */
  record Statistics(int matches, int deals, List<Played> players) implements Page {
    /**
     * What one player has done.
     *
     * @param kind {@code person} or {@code bot}
     * @param matches how many matches that are over they have played to the end
     * @param matchesWon how many of those they have won, alone or with others
     * @param deals how many deals
     * @param dealsWon how many of those they have won
     * @param points the sum of what the deals have brought them; 0 where nothing is scored
     * @param played how many cards they have played
     * @param drawn how many they have drawn, of themselves or because they had to
     * @param caught how often somebody has caught them with a call that was missing
     */
    public record Played(
        String name,
        String kind,
        int matches,
        int matchesWon,
        int deals,
        int dealsWon,
        int points,
        int played,
        int drawn,
        int caught) {}
  }

  /** A seat as a stranger sees it; {@code heir}: for whom a bot keeps it. */
  record Place(
      Optional<String> name,
      String kind,
      boolean present,
      @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<String> heir) {}
}
