package eightfold.testkit.oracle;

import java.util.List;
import java.util.stream.IntStream;

/** Teams whose partners sit opposite (semantics 20). */
final class Teams {
  private Teams() {}

  static boolean play(Rules rules) {
    return rules.players().teams();
  }

  static int partner(State state, int seat) {
    return (seat + state.seats() / 2) % state.seats();
  }

  /** Whether everybody plays alone by now. */
  static boolean disbanded(Rules rules, State state) {
    return rules.players().disband() && state.deal().left().size() <= 3;
  }

  /** Whether the deal goes on when the seat has no card left. */
  static boolean goesOn(Rules rules, State state, int seat) {
    return play(rules)
        && !disbanded(rules, state)
        && state.deal().left().contains(partner(state, seat));
  }

  /** In a position a seat without a card is out. */
  static State arranged(Rules rules, State state) {
    State after = state;
    for (int seat = 0; play(rules) && seat < state.seats(); seat++) {
      if (state.hand(seat).size() == 0 && state.deal().left().contains(seat)) {
        after = after.with(after.deal().leaves(seat));
      }
    }
    return after;
  }

  /** A team's score in a position may be told of one of its seats. */
  static List<Integer> scores(Rules rules, List<Integer> scores) {
    if (!play(rules) || scores.isEmpty()) {
      return scores;
    }
    int half = scores.size() / 2;
    return IntStream.range(0, scores.size())
        .map(seat -> scores.get(seat % half + (scores.get(seat % half) != 0 ? 0 : half)))
        .boxed()
        .toList();
  }

  /** The winners of a deal that the seat has ended. */
  static List<Integer> winners(Rules rules, State state, int seat) {
    if (!play(rules) || disbanded(rules, state)) {
      return List.of(seat);
    }
    return IntStream.of(seat, partner(state, seat)).sorted().boxed().toList();
  }

  /** What teams count: each seat what it and its partner have. */
  static List<Integer> together(Rules rules, State state, List<Integer> points) {
    if (!play(rules)) {
      return points;
    }
    return IntStream.range(0, points.size())
        .map(seat -> points.get(seat) + points.get(partner(state, seat)))
        .boxed()
        .toList();
  }
}
