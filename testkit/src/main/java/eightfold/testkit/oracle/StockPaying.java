package eightfold.testkit.oracle;

import eightfold.rules.Element;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Points for the end of the stock, and a sum that counts as none (semantics 13.3). */
final class StockPaying {
  private StockPaying() {}

  /** The stock has run out in a seat's own draw: that costs more each time. */
  static void pay(Scene scene, int seat) {
    Optional<Element.StockCosts> rule = scene.rules().the(Element.StockCosts.class);
    if (rule.isEmpty()) {
      return;
    }
    Affairs affairs = scene.now().affairs().paidOnce();
    int points = affairs.paid() * rule.get().points();
    Tally tally = scene.now().tally();
    scene.becomes(
        scene
            .now()
            .affairs(affairs)
            .tally(
                new Tally(
                    more(tally.score(), seat, points),
                    more(tally.scored(), seat, points),
                    tally.ending(),
                    tally.dealWinners(),
                    tally.matchWinners(),
                    tally.over(),
                    tally.sheet())));
    scene.tell("charged", seat, String.valueOf(points));
  }

  private static List<Integer> more(List<Integer> scores, int seat, int points) {
    return State.replaced(scores, seat, scores.get(seat) + points);
  }

  /** What the deal has added: what was paid on the way, and what it counts at its end. */
  static List<Integer> with(State state, List<Integer> scored) {
    List<Integer> all = new ArrayList<>();
    for (int seat = 0; seat < scored.size(); seat++) {
      all.add(state.tally().scored().get(seat) + scored.get(seat));
    }
    return all;
  }

  /** The score of a seat after a deal: exactly what would put it out may count as nothing. */
  static int afterDeal(Rules rules, State state, int seat, int score) {
    boolean exact =
        rules.has(Element.ExactIsNothing.class)
            && state.course().left().contains(seat)
            && score == rules.goal();
    return exact ? 0 : score;
  }
}
