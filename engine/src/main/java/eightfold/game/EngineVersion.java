package eightfold.game;

import java.util.List;
import java.util.regex.Pattern;

/**
 * The number of what rules mean here. It is raised when a rule of some book decides otherwise than
 * before; records and stored tables name the one that they were played under (notation, page 5), so
 * that what was right then is not taken for false now.
 */
public final class EngineVersion {
  /** What was played before records named an engine. */
  public static final int FIRST = 1;

  /** The one that this program is. */
  public static final int CURRENT = 3;

  /**
   * A rule that decides otherwise from one engine on.
   *
   * @param since the first engine that decides so
   * @param line how a line begins, or what stands in it, of the rule books that have the rule
   * @param words what it decides now, and what it decided before
   */
  private record Change(int since, Pattern line, String words) {}

  /** Source: what a trial found, CHANGES of the rules. */
  private static final List<Change> CHANGES =
      List.of(
          change(
              2,
              "^draw up-to",
              "Who has drawn and finds no further card to draw plays or passes by choice; before,"
                  + " the turn passed by itself when nothing fitted."),
          change(
              2,
              "parried by",
              "Skips of several cards in one turn add up without a limit; before, they were"
                  + " limited by the number of seats."),
          change(
              2,
              "^(draw (one-|up-to)|forced-play except-wild)",
              "A deal is blocked by passes of players who could not play; before, other turns"
                  + " without a card were counted, too."),
          change(
              2,
              "^call .*(or of one rank|, at [2-5])",
              "A draw ends a call only when it ends what owed it; before, every draw did."),
          change(
              2,
              "challenge costs",
              "Who loses several challenges misses one turn for them; before, one for each."),
          change(
              2,
              "^pairs",
              "What a pair does to the next player does it to the one who would act next; before,"
                  + " turns that were to be passed over were not looked at."),
          change(
              3,
              "^when .*says .*else draws",
              "Words cost in the order in which they came to be owed; before, equal words of one"
                  + " line cost together, where the first of them stood."),
          change(
              3,
              "^when direction turns",
              "A line about the direction works each time that it turns; before, once where one"
                  + " card turned it several times."));

  private EngineVersion() {}

  /**
   * The engine that a record or a table names.
   *
   * @param number from {@link #FIRST} to {@link #CURRENT}
   */
  public record Of(int number) {
    /** This one. */
    public static final Of TODAY = new Of(CURRENT);
  }

  private static Change change(int since, String line, String words) {
    return new Change(since, Pattern.compile(line, Pattern.MULTILINE), words);
  }

  /**
   * What is decided otherwise today, in games of this rule book, than by an earlier engine.
   *
   * @param engine the earlier one, from {@link #FIRST}
   * @return a sentence for each rule; empty where nothing that is known bears on the book
   */
  public static List<String> changesSince(int engine, String ruleBook) {
    return CHANGES.stream()
        .filter(change -> change.since() > engine && change.line().matcher(ruleBook).find())
        .map(Change::words)
        .toList();
  }
}
