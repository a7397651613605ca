package eightfold.testkit.oracle;

import eightfold.game.Event;
import eightfold.rules.Element;
import eightfold.rules.ScoreRules.Scoring.Mode;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.function.ToIntFunction;

/** When a match ends, and who has won it (C17, semantics 8 and 12). */
final class Results {
  private Results() {}

  /** Whether the match ends with this deal. */
  static boolean over(Rules rules, State state, List<Integer> score, Sheet sheet) {
    return switch (rules.match().format()) {
      case SINGLE, COUNTDOWN -> true;
      case TARGET -> rules.goal() == 0 || Collections.max(score) >= rules.goal();
      case DEALS ->
          state.course().deal() >= rules.goal()
              && !(rules.match().playOff() && best(rules, state, score).size() > 1);
      case ELIMINATION -> rules.left(score).size() <= 1;
      case COLUMNS -> sheet.allWon();
    };
  }

  /** Who has won a match that is over. */
  static List<Integer> winners(
      Rules rules, State state, List<Integer> winners, List<Integer> score, Sheet sheet) {
    return switch (rules.match().format()) {
      case COUNTDOWN -> winners;
      case SINGLE -> ofOneDeal(rules, state, winners);
      case TARGET ->
          rules.goal() == 0 ? ofOneDeal(rules, state, winners) : best(rules, state, score);
      case DEALS -> best(rules, state, score);
      case ELIMINATION -> {
        List<Integer> left = rules.left(score);
        yield left.isEmpty() ? lowest(state.inMatch(), score::get) : left;
      }
      case COLUMNS -> {
        List<Integer> most = lowest(state.inMatch(), seat -> -sheet.columnsOf(seat));
        yield lowest(most, seat -> -sheet.sumOf(seat));
      }
    };
  }

  private static List<Integer> ofOneDeal(Rules rules, State state, List<Integer> winners) {
    if (!winners.isEmpty()) {
      return winners;
    }
    return switch (rules.scoring()) {
      case NONE, ONE_EACH -> List.of();
      case OWN, WINNER_COLLECTS -> lowest(state.inMatch(), Scoring.inHands(rules, state)::get);
    };
  }

  /** The seats that lead. */
  private static List<Integer> best(Rules rules, State state, List<Integer> score) {
    return lowest(
        state.inMatch(), seat -> rules.scoring() == Mode.OWN ? score.get(seat) : -score.get(seat));
  }

  /** Those of the seats for which the number is lowest. */
  private static List<Integer> lowest(List<Integer> seats, ToIntFunction<Integer> number) {
    int least =
        seats.stream().mapToInt(number).boxed().min(Comparator.naturalOrder()).orElseThrow();
    return seats.stream().filter(seat -> number.applyAsInt(seat) == least).toList();
  }

  /** Tells who has dropped out with the deal, and how the match ended if it did. */
  static void tell(Scene scene, boolean over, List<Integer> matchWinners) {
    State state = scene.now();
    if (scene.rules().match().format() == Element.Match.Format.ELIMINATION) {
      List<Integer> stay = scene.rules().left(state.tally().score());
      state.inMatch().stream()
          .filter(seat -> !stay.contains(seat))
          .forEach(seat -> scene.tell("out", seat));
    }
    if (over && matchWinners.isEmpty()) {
      scene.tell("game-over", Event.NOBODY, "none");
    }
    if (over) {
      matchWinners.forEach(seat -> scene.tell("game-over", seat));
    }
  }
}
