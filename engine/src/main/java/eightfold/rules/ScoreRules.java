package eightfold.rules;

import java.util.List;

/**
 * Rules of last cards, points and matches. They are read, written and named as members of {@link
 * Element}.
 */
public interface ScoreRules {
  /** A rule of last cards, points and match. */
  sealed interface ScoreRule extends Element {}

  /**
   * Who must draw while the stock is empty is under pressure: the pile becomes the stock, and the
   * seat adds so many points (1..100) to its score, twice as many each further time in the match;
   * if the pile has nothing to give, the deal ends (Creights 2).
   */
  @Keyword("pressure")
  record Pressure(@Between(least = 1, most = 100) int points) implements ScoreRule {}

  /**
   * A seat whose own turn's draw empties the stock and makes a reshuffle adds so many points to its
   * score the first time in the deal that this happens, and each further time so many more
   * (Kapaga).
   */
  @Keyword("stock-costs")
  record StockCosts(@Between(least = 1, most = 1000) int points) implements ScoreRule {}

  /** Only these cards may be the last (others 913; C15). */
  @Keyword("last-only")
  record LastOnly(CardSet cards) implements ScoreRule {}

  /** These cards may not be the last (913; C15). */
  @Keyword("last-never")
  record LastNever(CardSet cards) implements ScoreRule {}

  /**
   * These cards as the last one cost so many cards, drawn at once; their player is not out (C15).
   * With {@code ends turn} their effect does not happen and no call is owed.
   */
  @Keyword("last-costs")
  record LastCosts(
      CardSet cards,
      @Clause("draws") @Between(least = 1, most = 10) int draws,
      @Clause("ends turn") boolean endsTurn)
      implements ScoreRule {}

  /**
   * Effects of a last card that happen although it ends the deal, before the points are counted.
   */
  @Keyword("last-effect")
  record LastEffect(Scope scope) implements ScoreRule {
    /** Which effects. */
    public enum Scope {
      /** The next seat draws what the card, or the penalty that it answered, makes it draw. */
      DRAWS,
      /** That, and hands are passed, others draw, the direction turns. */
      ALL
    }
  }

  /** An event of this name tells of a last card, by itself (Tschau Sepp's "Sepp"). */
  @Keyword("last-says")
  record LastSays(String word) implements ScoreRule {}

  /** What cards left in the hand count (C16): {@code points wild 50, A 11}; the rest as usual. */
  @Keyword("points")
  record Points(List<Value> values) implements ScoreRule {
    /** What these cards count. */
    public record Value(CardSet cards, @Between(least = 0, most = 1000) int points) {}

    public Points {
      values = List.copyOf(values);
    }
  }

  /** Who adds what after a deal (C16). */
  @Keyword("scoring")
  record Scoring(Mode mode) implements ScoreRule {
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

  /** What the seat that is out scores, instead of nothing (El Pumba's minus five); −100..100. */
  @Keyword("winner-scores")
  record WinnerScores(@Between(least = -100, most = 100) int points) implements ScoreRule {}

  /** Before the count of a deal with a winner, each seat that holds one of these draws so many. */
  @Keyword("late-draw")
  record LateDraw(CardSet holding, @Clause("draws") @Between(least = 1, most = 10) int draws)
      implements ScoreRule {}

  /**
   * In the count each of these cards takes away another one, the dearest first, but none of those
   * named {@code not}; a hand of them {@code alone} counts so many less for each (Creights'
   * threes).
   */
  @Keyword("cancelling")
  record Cancelling(
      CardSet cards,
      @Clause(value = "not", standard = "none") List<CardSet.Part> spared,
      @Clause(value = "alone", standard = "0") @Between(least = 0, most = 500) int alone)
      implements ScoreRule {
    public Cancelling {
      spared = List.copyOf(spared);
    }
  }

  /** All points of the deal count double if one of these cards was the last (Mau-Mau). */
  @Keyword("doubled-by")
  record DoubledBy(CardSet cards) implements ScoreRule {}

  /** How long a match lasts (C17): {@code match target, at 2:100 3:150}. */
  @Keyword("match")
  record Match(
      Format format,
      @Clause(value = "at", standard = "0") @Between(least = 0, most = 100_000) SeatTable at,
      @Clause("play-off") boolean playOff)
      implements ScoreRule {
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
      /** On a sheet of three columns, each won at {@code at}; see {@code columns} (Hollywood). */
      COLUMNS,
      /** One long deal: scores begin at {@code at}, an emptied hand lowers its own; 0 wins. */
      COUNTDOWN
    }
  }

  /** In an elimination, who has exactly the points of it goes back to nothing (Kapaga). */
  @Keyword("exact-is-nothing")
  record ExactIsNothing() implements ScoreRule {}

  /** The most columns (3..9) that the sheet may grow to: each one won adds another. */
  @Keyword("columns")
  record Columns(@Between(least = 3, most = 9) int most) implements ScoreRule {}

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
