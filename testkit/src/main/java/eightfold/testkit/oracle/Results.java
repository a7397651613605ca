package eightfold.testkit.oracle;

import eightfold.game.Event;
import eightfold.rules.vocabulary.CardSet;
import eightfold.rules.vocabulary.Element;
import eightfold.rules.vocabulary.ScoreRules.Scoring.Mode;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.ToIntFunction;

/** How a deal ends, when a match ends, and who has won them (C17, semantics 26 and 27). */
final class Results {
  private Results() {}

  /** Whether the match ends with this deal. */
  private static boolean over(Rules rules, State state, List<Integer> score, Sheet sheet) {
    return switch (rules.match().format()) {
      case SINGLE, COUNTDOWN -> true;
      case TARGET -> rules.goal() == 0 || Collections.max(score) >= rules.goal();
      case DEALS ->
          state.deal().number() >= rules.goal()
              && !(rules.match().playOff() && best(rules, state, score).size() > 1);
      case ELIMINATION -> rules.left(score).size() <= 1;
      case COLUMNS -> sheet.allWon();
    };
  }

  /** Who has won a match that is over. */
  private static List<Integer> winners(
      Rules rules, State state, List<Integer> winners, List<Integer> score, Sheet sheet) {
    return switch (rules.match().format()) {
      case COUNTDOWN -> winners;
      case SINGLE -> ofOneDeal(rules, state, winners);
      case TARGET ->
          rules.goal() == 0 ? ofOneDeal(rules, state, winners) : best(rules, state, score);
      case DEALS -> best(rules, state, score);
      case ELIMINATION -> {
        List<Integer> left = rules.left(score);
        yield left.isEmpty() ? lowest(state.deal().inMatch(), score::get) : left;
      }
      case COLUMNS -> {
        List<Integer> most = lowest(state.deal().inMatch(), seat -> -sheet.columnsOf(seat));
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
      case OWN, WINNER_COLLECTS ->
          lowest(state.deal().inMatch(), Scoring.inHands(rules, state)::get);
    };
  }

  /** The seats that lead. */
  private static List<Integer> best(Rules rules, State state, List<Integer> score) {
    return lowest(
        state.deal().inMatch(),
        seat -> rules.scoring() == Mode.OWN ? score.get(seat) : -score.get(seat));
  }

  /** Those of the seats for which the number is lowest. */
  private static List<Integer> lowest(List<Integer> seats, ToIntFunction<Integer> number) {
    int least =
        seats.stream().mapToInt(number).boxed().min(Comparator.naturalOrder()).orElseThrow();
    return seats.stream().filter(seat -> number.applyAsInt(seat) == least).toList();
  }

  /** The deal has ended: it is counted, and with it perhaps the match. */
  static void settle(Scene scene, Optional<Integer> winner) {
    Rules rules = scene.rules();
    // that a deal is over is known before the last cards are drawn
    winner.ifPresent(seat -> drawLate(scene, seat));
    String word = rules.last().says();
    winner.filter(_ -> !word.isEmpty()).ifPresent(seat -> scene.tell(word, seat));
    State state = scene.now();
    List<Integer> scored = Scoring.scored(rules, state, winner);
    Sheet sheet = Scoring.sheet(rules, state, winner, scored);
    List<Integer> score = Scoring.match(rules, state, scored, sheet);
    List<Integer> inDeal = Scoring.withCosts(state, scored);
    List<Integer> winners = winner.map(seat -> Teams.winners(rules, state, seat)).orElse(List.of());
    boolean over = over(rules, state, score, sheet);
    List<Integer> matchWinners = over ? winners(rules, state, winners, score, sheet) : List.of();
    scene.becomes(
        state.debt().cleared(),
        state.lost().pending(LostTurns.Skip.NONE),
        state.turn().awaits(Awaits.NOTHING),
        new Tally(score, inDeal, sheet, winners, matchWinners, over));
    winner.ifPresentOrElse(
        seat -> scene.tell("deal-over", seat), () -> scene.tell("deal-over", Event.NOBODY, "none"));
    for (int seat = 0; seat < inDeal.size(); seat++) {
      if (inDeal.get(seat) != 0 && !LongHand.played(rules)) {
        scene.tell("scored", seat, String.valueOf(inDeal.get(seat)));
      }
    }
    tell(scene, over, matchWinners);
  }

  /** Before the count, who holds certain cards draws, clockwise from the winner's left. */
  private static void drawLate(Scene scene, int winner) {
    Element.Scoring rule = scene.rules().counting();
    List<CardSet.Part> dear = rule.lateHolding();
    int others = scene.now().others(winner);
    for (int place = 1; rule.lateDraws() > 0 && place <= others; place++) {
      int seat = scene.now().onward(winner, place, true);
      boolean holds =
          scene.now().hand(seat).held().stream().anyMatch(kind -> scene.rules().names(dear, kind));
      if (holds) {
        Drawing.take(scene, seat, rule.lateDraws());
      }
    }
  }

  /** Tells who has dropped out with the deal, and how the match ended if it did. */
  private static void tell(Scene scene, boolean over, List<Integer> matchWinners) {
    Rules rules = scene.rules();
    State state = scene.now();
    if (rules.match().format() == Element.Match.Format.ELIMINATION) {
      List<Integer> stay = rules.left(state.tally().score());
      state.deal().inMatch().stream()
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
