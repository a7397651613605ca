package eightfold.testkit;

import eightfold.game.Chance;
import eightfold.game.FastChance;
import eightfold.game.Game;
import eightfold.game.Match;
import eightfold.game.Opening;
import eightfold.game.Position;
import eightfold.rules.vocabulary.RuleBook;
import java.util.ArrayList;
import java.util.List;

/**
 * A table to be tried: rules, a beginning, and what is done at it. Small enough to print, to shrink
 * and to play again.
 *
 * @param book the rules, options applied
 * @param seats how many play
 * @param start how it begins
 * @param steps what is done, in order; a step that is not legal is refused and passed over
 */
public record Trial(RuleBook book, int seats, Start start, List<Step> steps) {
  /** How a trial begins. */
  public sealed interface Start {
    /** With a shuffled first deal. */
    record Shuffled(long seed) implements Start {}

    /** In the middle of a deal; later shuffles come from the seed. */
    record Arranged(Position position, long seed) implements Start {}
  }

  /** What one seat does, in the notation; {@code next deal} by nobody deals again. */
  public record Step(int seat, String act) {
    static final String NEXT_DEAL = "next deal";

    static Step nextDeal() {
      return new Step(Match.NOBODY, NEXT_DEAL);
    }

    boolean dealsAgain() {
      return seat == Match.NOBODY;
    }
  }

  public Trial {
    steps = List.copyOf(steps);
  }

  Trial book(RuleBook to) {
    return new Trial(to, seats, start, steps);
  }

  Trial start(Start to) {
    return new Trial(book, seats, to, steps);
  }

  Trial steps(List<Step> to) {
    return new Trial(book, seats, start, to);
  }

  /** Begins it with a game that has these rules. */
  Match begin(Game game) {
    return switch (start) {
      case Start.Shuffled(long seed) -> game.begin(Opening.of(seats), new FastChance(seed));
      case Start.Arranged(Position position, long seed) ->
          game.arrange(position, new FastChance(seed));
    };
  }

  /** Where the shuffle of a later deal comes from. */
  Chance dealing(int deal) {
    long seed =
        switch (start) {
          case Start.Shuffled(long of) -> of;
          case Start.Arranged(Position _, long of) -> of;
        };
    return new FastChance(FastChance.mix(seed + deal));
  }

  /** Names for seats, as scenarios have them. */
  static List<String> names(int seats) {
    List<String> all =
        List.of(
            "Ann", "Bob", "Cy", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Jon", "Kim", "Lee",
            "Mia", "Ned", "Ola");
    return new ArrayList<>(all.subList(0, seats));
  }
}
