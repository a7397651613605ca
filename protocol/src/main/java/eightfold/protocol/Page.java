package eightfold.protocol;

import com.fasterxml.jackson.annotation.JsonInclude;
import eightfold.game.CardDetail;
import eightfold.message.Message;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** What plain HTTP answers, one record for each kind of answer. */
public sealed interface Page {
  /** The key to a seat: whoever has the token sits there. */
  record SeatKey(String table, int seat, String token) implements Page {}

  /** A rule sheet. */
  record Sheet(String markdown) implements Page {}

  /** What is printed on the cards of a game, where that is more than rank and suit. */
  record Cards(List<CardDetail> cards) implements Page {}

  /** A match's record, as it stands in the notation; sent as it is, not as JSON. */
  record Document(String yaml) implements Page {}

  /**
   * Why not.
   *
   * @param error a short word for programs
   * @param words a sentence for people
   * @param key the sentence's key where it is one of the engine's, for clients with other words
   * @param arguments what the sentence speaks of, by name, likewise
   * @param findings what is wrong with a rule book, where the sentence is about one
   * @param retryAfter after how many seconds it may be tried again, where waiting helps
   */
  record Problem(
      String error,
      String words,
      @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<String> key,
      @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<Map<String, Object>> arguments,
      @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<List<BookFinding>> findings,
      @JsonInclude(JsonInclude.Include.NON_ABSENT) OptionalInt retryAfter)
      implements Page {
    public Problem(String error, String words) {
      this(error, words, Optional.empty(), Optional.empty(), Optional.empty(), OptionalInt.empty());
    }

    /** What the engine says. */
    public static Problem of(String error, Message reason) {
      return new Problem(
          error,
          reason.text(),
          Keyed.key(reason),
          Keyed.arguments(reason),
          Optional.empty(),
          OptionalInt.empty());
    }

    /** The same with what is wrong with a rule book. */
    public Problem with(List<BookFinding> wrong) {
      return new Problem(error, words, key, arguments, Optional.of(wrong), retryAfter);
    }

    /** The same for whoever may try it again after so many seconds. */
    public Problem after(int seconds) {
      return new Problem(error, words, key, arguments, findings, OptionalInt.of(seconds));
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

  /** A seat as a stranger sees it; {@code heir}: for whom a bot keeps it. */
  record Place(
      Optional<String> name,
      String kind,
      boolean present,
      @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<String> heir) {}
}
