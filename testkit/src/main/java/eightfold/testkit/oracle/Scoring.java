package eightfold.testkit.oracle;

import eightfold.game.Event;
import eightfold.rules.Element;
import eightfold.rules.Element.Scoring.Mode;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** How a deal and a match end, and what they count (semantics 8). */
final class Scoring {
  private Scoring() {}

  /** The deal ends, and with it perhaps the match. */
  static void end(Scene scene, State.Ending ending, Optional<Integer> winner) {
    Rules rules = scene.rules();
    State state = scene.now();
    winner.ifPresent(
        seat -> rules.the(Element.LastSays.class).ifPresent(says -> scene.tell(says.word(), seat)));
    List<Integer> scored = scored(rules, state, winner);
    List<Integer> score = new ArrayList<>();
    for (int seat = 0; seat < state.seats(); seat++) {
      score.add(state.tally().score().get(seat) + scored.get(seat));
    }
    boolean over = matchOver(rules, state.course().deal(), score);
    List<Integer> matchWinners = over ? matchWinners(rules, state, winner, score) : List.of();
    scene.becomes(
        state
            .debt(State.Debt.NONE)
            .skip(State.PendingSkip.NONE)
            .turn(state.turn().awaits(Awaits.NOTHING))
            .tally(
                new State.Tally(
                    score, scored, ending, winner.stream().toList(), matchWinners, over)));
    tell(scene, winner, scored, over, matchWinners);
  }

  private static void tell(
      Scene scene,
      Optional<Integer> winner,
      List<Integer> scored,
      boolean over,
      List<Integer> matchWinners) {
    winner.ifPresentOrElse(
        seat -> scene.tell("deal-over", seat), () -> scene.tell("deal-over", Event.NOBODY, "none"));
    for (int seat = 0; seat < scored.size(); seat++) {
      if (scored.get(seat) != 0) {
        scene.tell("scored", seat, String.valueOf(scored.get(seat)));
      }
    }
    if (over && matchWinners.isEmpty()) {
      scene.tell("game-over", Event.NOBODY, "none");
    }
    if (over) {
      matchWinners.forEach(seat -> scene.tell("game-over", seat));
    }
  }

  /** What the cards of a hand count together. */
  private static int inHand(Rules rules, State state, int seat) {
    return state.hand(seat).held().stream().mapToInt(rules::points).sum();
  }

  private static List<Integer> inHands(Rules rules, State state) {
    return seats(state).mapToObj(seat -> inHand(rules, state, seat)).toList();
  }

  private static IntStream seats(State state) {
    return IntStream.range(0, state.seats());
  }

  private static List<Integer> scored(Rules rules, State state, Optional<Integer> winner) {
    List<Integer> inHands = inHands(rules, state);
    int times = winner.isPresent() && lastDoubles(rules, state) ? 2 : 1;
    return seats(state)
        .mapToObj(seat -> times * scored(rules.scoring(), seat, winner, inHands))
        .toList();
  }

  private static boolean lastDoubles(Rules rules, State state) {
    return rules
        .the(Element.DoubledBy.class)
        .map(rule -> rules.names(rule.cards(), state.cards().upcard()))
        .orElse(false);
  }

  private static int scored(Mode mode, int seat, Optional<Integer> winner, List<Integer> inHands) {
    return switch (mode) {
      case NONE -> 0;
      case OWN -> inHands.get(seat);
      case ONE_EACH -> winner.equals(Optional.of(seat)) ? 1 : 0;
      case WINNER_COLLECTS -> {
        if (winner.isPresent()) {
          int all = inHands.stream().mapToInt(Integer::intValue).sum();
          yield winner.get() == seat ? all - inHands.get(seat) : 0;
        }
        yield differences(seat, inHands);
      }
    };
  }

  /** In a blocked deal the seat that alone has the fewest collects the differences (C8.2). */
  private static int differences(int seat, List<Integer> inHands) {
    int own = inHands.get(seat);
    boolean alone = Collections.min(inHands) == own && Collections.frequency(inHands, own) == 1;
    return alone ? inHands.stream().mapToInt(points -> points - own).sum() : 0;
  }

  private static boolean matchOver(Rules rules, int deal, List<Integer> score) {
    int at = rules.match().at().at(rules.seats());
    return switch (rules.match().format()) {
      case SINGLE -> true;
      case TARGET -> at == 0 || Collections.max(score) >= at;
      case DEALS -> deal >= at && !(rules.match().playOff() && best(rules, score).size() > 1);
    };
  }

  private static List<Integer> matchWinners(
      Rules rules, State state, Optional<Integer> winner, List<Integer> score) {
    boolean oneDeal =
        switch (rules.match().format()) {
          case SINGLE -> true;
          case TARGET -> rules.match().at().at(rules.seats()) == 0;
          case DEALS -> false;
        };
    if (!oneDeal) {
      return best(rules, score);
    }
    if (winner.isPresent()) {
      return List.of(winner.get());
    }
    return switch (rules.scoring()) {
      case NONE, ONE_EACH -> List.of();
      case OWN, WINNER_COLLECTS -> {
        List<Integer> inHands = inHands(rules, state);
        yield with(inHands, Collections.min(inHands));
      }
    };
  }

  /** The seats that lead. */
  private static List<Integer> best(Rules rules, List<Integer> score) {
    return with(
        score, rules.scoring() == Mode.OWN ? Collections.min(score) : Collections.max(score));
  }

  private static List<Integer> with(List<Integer> points, int wanted) {
    return IntStream.range(0, points.size())
        .filter(seat -> points.get(seat) == wanted)
        .boxed()
        .toList();
  }
}
