package eightfold.testkit.oracle;

import eightfold.game.Event;
import eightfold.rules.CardSet;
import eightfold.rules.Element;
import eightfold.rules.ScoreRules.Scoring.Mode;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** How a deal ends, and what it counts (semantics 8 and 12). */
final class Scoring {
  private Scoring() {}

  /** The deal ends, and with it perhaps the match. */
  static void end(Scene scene, Tally.Ending ending, Optional<Integer> winner) {
    Rules rules = scene.rules();
    // that a deal is over is known before the last cards are drawn
    winner.ifPresent(seat -> drawLate(scene, seat));
    winner.ifPresent(
        seat -> rules.the(Element.LastSays.class).ifPresent(says -> scene.tell(says.word(), seat)));
    State state = scene.now();
    List<Integer> scored = Partners.together(rules, state, scored(rules, state, winner));
    Sheet sheet = sheet(rules, state, winner, scored);
    List<Integer> score = score(rules, state, scored, sheet);
    scored = withPressure(state, scored);
    List<Integer> winners =
        winner.map(seat -> Partners.winners(rules, state, seat)).orElse(List.of());
    boolean over = Results.over(rules, state, score, sheet);
    List<Integer> matchWinners =
        over ? Results.winners(rules, state, winners, score, sheet) : List.of();
    scene.becomes(
        state
            .debt(State.Debt.NONE)
            .skip(State.PendingSkip.NONE)
            .turn(state.turn().awaits(Awaits.NOTHING))
            .tally(
                new Tally(
                    score,
                    StockPaying.with(state, scored),
                    ending,
                    winners,
                    matchWinners,
                    over,
                    sheet)));
    tell(scene, winner, scene.now().tally().scored());
    Results.tell(scene, over, matchWinners);
  }

  /** What the stock cost a seat in this deal has been added to its score before. */
  private static List<Integer> withPressure(State state, List<Integer> scored) {
    List<Integer> all = new ArrayList<>();
    for (int seat = 0; seat < scored.size(); seat++) {
      all.add(scored.get(seat) + state.aside().pressure().points().get(seat));
    }
    return all;
  }

  private static void tell(Scene scene, Optional<Integer> winner, List<Integer> scored) {
    winner.ifPresentOrElse(
        seat -> scene.tell("deal-over", seat), () -> scene.tell("deal-over", Event.NOBODY, "none"));
    for (int seat = 0; seat < scored.size(); seat++) {
      if (scored.get(seat) != 0 && !LongHand.played(scene.rules())) {
        scene.tell("scored", seat, String.valueOf(scored.get(seat)));
      }
    }
  }

  /** Before the count, who holds certain cards draws, clockwise from the winner's left. */
  private static void drawLate(Scene scene, int winner) {
    Optional<Element.LateDraw> rule = scene.rules().the(Element.LateDraw.class);
    int others = scene.now().others(winner);
    for (int place = 1; rule.isPresent() && place <= others; place++) {
      int seat = scene.now().onward(winner, place, true);
      boolean holds =
          scene.now().hand(seat).held().stream()
              .anyMatch(kind -> scene.rules().names(rule.get().holding(), kind));
      if (holds) {
        Drawing.take(scene, seat, rule.get().draws());
      }
    }
  }

  /** What the cards of a hand count together. */
  static int inHand(Rules rules, State state, int seat) {
    List<Integer> held = state.hand(seat).held();
    int all = held.stream().mapToInt(rules::points).sum();
    return rules
        .the(Element.Cancelling.class)
        .map(rule -> cancelled(rules, rule, held, all))
        .orElse(all);
  }

  /** Cards that take away the points of others, or count for nothing if there are none. */
  private static int cancelled(Rules rules, Element.Cancelling rule, List<Integer> held, int all) {
    List<Integer> cancelling =
        held.stream().filter(kind -> rules.names(rule.cards(), kind)).toList();
    if (!held.isEmpty() && cancelling.size() == held.size()) {
      return -rule.alone() * held.size();
    }
    int taken =
        held.stream()
            .filter(kind -> !rules.names(rule.cards(), kind))
            .filter(
                kind -> rule.spared().isEmpty() || !rules.names(new CardSet(rule.spared()), kind))
            .map(rules::points)
            .sorted(Comparator.reverseOrder())
            .limit(cancelling.size())
            .mapToInt(Integer::intValue)
            .sum();
    return all - taken;
  }

  /** The same by seat, what teams hold together. */
  static List<Integer> inHands(Rules rules, State state) {
    List<Integer> points = new ArrayList<>();
    for (int seat = 0; seat < state.seats(); seat++) {
      points.add(inHand(rules, state, seat));
    }
    return Partners.together(rules, state, points);
  }

  private static List<Integer> scored(Rules rules, State state, Optional<Integer> winner) {
    if (LongHand.played(rules)) {
      return Collections.nCopies(state.seats(), 0); // told and counted as it came
    }
    int times = winner.isPresent() && lastDoubles(rules, state) ? 2 : 1;
    List<Integer> scored = new ArrayList<>();
    for (int seat = 0; seat < state.seats(); seat++) {
      int forWinning =
          winner.equals(Optional.of(seat))
              ? rules.the(Element.WinnerScores.class).map(Element.WinnerScores::points).orElse(0)
              : 0;
      boolean left = state.inMatch().contains(seat);
      scored.add(left ? times * scored(rules, state, seat, winner) + forWinning : 0);
    }
    return scored;
  }

  private static boolean lastDoubles(Rules rules, State state) {
    return rules
        .the(Element.DoubledBy.class)
        .map(rule -> rules.names(rule.cards(), state.cards().upcard()))
        .orElse(false);
  }

  private static int scored(Rules rules, State state, int seat, Optional<Integer> winner) {
    Mode mode = rules.scoring();
    return switch (mode) {
      case NONE -> 0;
      case OWN -> inHand(rules, state, seat);
      case ONE_EACH -> winner.equals(Optional.of(seat)) ? 1 : 0;
      case WINNER_COLLECTS -> {
        List<Integer> others =
            state.inMatch().stream()
                .filter(other -> other != seat)
                .map(other -> inHand(rules, state, other))
                .toList();
        if (winner.isPresent()) {
          int all = others.stream().mapToInt(Integer::intValue).sum();
          yield winner.get() == seat ? all : 0;
        }
        yield differences(inHand(rules, state, seat), others);
      }
    };
  }

  /** In a blocked deal the seat that alone has the fewest collects the differences (C8.2). */
  private static int differences(int own, List<Integer> others) {
    boolean alone = others.stream().allMatch(points -> points > own);
    return alone ? others.stream().mapToInt(points -> points - own).sum() : 0;
  }

  /** The sheet after the deal: who won it, or collects in a blocked one, enters what it scored. */
  private static Sheet sheet(
      Rules rules, State state, Optional<Integer> winner, List<Integer> scored) {
    Sheet before = state.tally().sheet();
    if (!rules.inColumns()) {
      return before;
    }
    Optional<Integer> enters =
        winner.or(
            () ->
                rules.scoring() == Mode.WINNER_COLLECTS && Collections.max(scored) > 0
                    ? Optional.of(scored.indexOf(Collections.max(scored)))
                    : Optional.empty());
    return enters
        .map(seat -> before.entered(seat, scored.get(seat), rules.goal(), rules.mostColumns()))
        .orElse(before);
  }

  private static List<Integer> score(Rules rules, State state, List<Integer> scored, Sheet sheet) {
    if (LongHand.played(rules)) {
      return state.tally().score();
    }
    List<Integer> score = new ArrayList<>();
    for (int seat = 0; seat < state.seats(); seat++) {
      score.add(
          rules.inColumns()
              ? sheet.sumOf(seat)
              : StockPaying.afterDeal(
                  rules, state, seat, state.tally().score().get(seat) + scored.get(seat)));
    }
    return score;
  }
}
