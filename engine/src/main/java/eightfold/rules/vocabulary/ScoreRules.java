package eightfold.rules.vocabulary;

import java.util.List;

/**
 * Rules of last cards, points and matches. They are read, written and named as members of {@link
 * Element}.
 */
public interface ScoreRules {
  /** A rule of last cards, points and match. */
  sealed interface ScoreRule extends Element {}

  /**
   * The last card of a hand (C15). {@code only}: only these cards may be the last; {@code never}:
   * these may not (913). {@code matching}: where one of these is wild, it is not as the last card,
   * but has to match as any other (907). {@code costs}: these cards as the last one cost so many
   * cards ({@code draws}), drawn at once, and their player is not out; with {@code ends turn} their
   * effect does not happen and no call is owed. {@code effect}: what of a last card happens
   * although it ends the deal, before the points are counted. {@code says}: an event of this name
   * tells of it, by itself (Tschau Sepp's "Sepp").
   */
  @Keyword("last")
  record Last(
      @Clause(value = "only", standard = "none") List<CardSet.Part> only,
      @Clause(value = "never", standard = "none") List<CardSet.Part> never,
      @Clause(value = "matching", standard = "none") List<CardSet.Part> matching,
      @Clause(value = "costs", standard = "none") List<CardSet.Part> costs,
      @Clause(value = "draws", standard = "0") @Between(least = 0, most = 10) int draws,
      @Clause("ends turn") boolean endsTurn,
      @Excludes(value = "last-costs", why = "findings.contradict")
          @Clause(value = "effect", standard = "none")
          Scope effect,
      @Spoken @Clause(value = "says", standard = "\"\"") String says)
      implements ScoreRule {
    public Last {
      only = List.copyOf(only);
      never = List.copyOf(never);
      matching = List.copyOf(matching);
      costs = List.copyOf(costs);
    }

    /** Which effects. */
    public enum Scope {
      NONE,
      /** The next seat draws what the card, or the penalty that it answered, makes it draw. */
      DRAWS,
      /** That, and hands are passed, others draw, the direction turns. */
      ALL
    }
  }

  /**
   * What cards left in the hand count (C16): {@code points wild 50, A 11}; the rest as usual. Of
   * several entries that name a card the last one counts ({@code any 5, A 30}), but one that names
   * the card itself ({@code QS 40}) goes before one by its rank or suit.
   */
  @Excludes(
      value = "match countdown",
      why = "findings.countdown-counts-none",
      right = "findings.leave-it-out")
  @Keyword("points")
  record Points(List<Value> values) implements ScoreRule {
    /** What these cards count. */
    public record Value(CardSet cards, @Between(least = 0, most = 1000) int points) {}

    public Points {
      values = List.copyOf(values);
    }
  }

  /**
   * Who adds what after a deal (C16). {@code winner scores}: what the seat that is out scores,
   * instead of nothing (El Pumba's minus five); −100..100. {@code late draw holding}: before the
   * count of a deal with a winner, each seat that holds one of these draws so many. {@code
   * cancelling}: in the count each of these cards takes away another one, the dearest first, but
   * none of those {@code spared}; a hand of them {@code alone} counts so many less for each
   * (Creights' threes). {@code doubled by}: all points of the deal count double if one of these
   * cards was the last (Mau-Mau).
   */
  @Keyword("scoring")
  record Scoring(
      @Excludes(
              value = "match countdown",
              why = "findings.countdown-counts-none",
              right = "findings.instead",
              line = "scoring none")
          @Standard("none")
          Mode mode,
      @Excludes(
              value = "match countdown",
              why = "findings.countdown-counts-none",
              right = "findings.leave-it-out")
          @Clause(value = "winner scores", standard = "0")
          @Between(least = -100, most = 100)
          int winnerScores,
      @Excludes(
              value = "match countdown",
              why = "findings.countdown-counts-none",
              right = "findings.leave-it-out")
          @Clause(value = "late draw holding", standard = "none")
          List<CardSet.Part> lateHolding,
      @Clause(value = "late draws", standard = "0") @Between(least = 0, most = 10) int lateDraws,
      @Clause(value = "cancelling", standard = "none") List<CardSet.Part> cancelling,
      @Clause(value = "spared", standard = "none") List<CardSet.Part> spared,
      @Clause(value = "alone", standard = "0") @Between(least = 0, most = 500) int alone,
      @Excludes(
              value = "match countdown",
              why = "findings.countdown-counts-none",
              right = "findings.leave-it-out")
          @Needs(
              value = {"scoring own", "scoring winner-collects", "scoring one-each"},
              why = "findings.none-doubled",
              right = "findings.add-scoring")
          @Clause(value = "doubled by", standard = "none")
          List<CardSet.Part> doubledBy)
      implements ScoreRule {
    public Scoring {
      lateHolding = List.copyOf(lateHolding);
      cancelling = List.copyOf(cancelling);
      spared = List.copyOf(spared);
      doubledBy = List.copyOf(doubledBy);
    }

    /** This way of counting, and nothing else said. */
    public static Scoring by(Mode mode) {
      return new Scoring(mode, 0, List.of(), 0, List.of(), List.of(), 0, List.of());
    }

    /** The ways of C16. */
    public enum Mode {
      /** No points. */
      NONE,
      /** Each seat adds what it holds; the lowest total is best. */
      OWN,
      /** The winner adds what the others hold; the highest total is best. */
      WINNER_COLLECTS,
      /** One point to the winner of each deal; the highest total is best. */
      ONE_EACH
    }
  }

  /**
   * How long a match lasts (C17): {@code match target, at 2:100 3:150}. {@code exact is nothing}:
   * in an elimination, who has exactly the points of it goes back to nothing (Kapaga). {@code
   * columns}: the most that the sheet may grow to; each one won adds another.
   */
  @Keyword("match")
  record Match(
      @Needs(
              value = {
                "match countdown",
                "scoring own",
                "scoring winner-collects",
                "scoring one-each"
              },
              why = "findings.match-no-points",
              right = "findings.write",
              line = "scoring own")
          @Standard("single")
          Format format,
      @Clause(value = "at", standard = "0") @Between(least = 0, most = 100_000) SeatTable at,
      @Clause("play-off") boolean playOff,
      @Needs(
              value = "match elimination",
              why = "findings.exact-elimination",
              right = "findings.write",
              line = "match elimination, at 2000")
          @Clause("exact is nothing")
          boolean exactIsNothing,
      @Clause(value = "columns", standard = "3") @Between(least = 3, most = 9) int columns)
      implements ScoreRule {
    /** A match of that format, and nothing else said. */
    public static Match of(Format format, int at) {
      return new Match(format, SeatTable.always(at), false, false, LEAST_COLUMNS);
    }

    /** The same with one more deal as long as several lead. */
    public Match withPlayOff() {
      return new Match(format, at, true, exactIsNothing, columns);
    }

    private static final int LEAST_COLUMNS = 3;

    /** The formats of C17. */
    public enum Format {
      /** One deal. */
      SINGLE,
      /** Until someone has {@code at} points after a deal; at 0 a single deal. */
      TARGET,
      /** So many deals; with {@code play-off}, one more as long as several lead. */
      DEALS,
      /**
       * Who has {@code at} points drops out; the last seat left wins, of several at once the
       * lowest.
       */
      ELIMINATION,
      /** On a sheet of three columns, each won at {@code at} (Hollywood). */
      @Excludes({"pressure", "teams"})
      COLUMNS,
      /** One long deal: scores begin at {@code at}, an emptied hand lowers its own; 0 wins. */
      @Excludes({
        "repeat",
        "opens count",
        "duel",
        "gives to others",
        "exchanges with stock",
        "owes its suit",
        "owes any card",
        "teams",
        "last-effect"
      })
      COUNTDOWN
    }
  }

  /** The deal ends after so many cards played ({@code cards}) or acts done ({@code acts}). */
  @Keyword(value = "limit", many = true)
  record Limit(Of of, @Clause("at") @Between(least = 1, most = 5000) int at) implements ScoreRule {
    /** What is counted. */
    public enum Of {
      /** Cards played. */
      CARDS,
      /** Acts of any kind. */
      ACTS
    }
  }
}
