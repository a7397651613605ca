package eightfold.testkit.oracle;

import eightfold.rules.Element;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Teams whose partners sit opposite (semantics 13.4). */
final class Partners {
  private Partners() {}

  static boolean teams(Rules rules) {
    return rules.has(Element.Teams.class);
  }

  static int partner(State state, int seat) {
    return (seat + state.seats() / 2) % state.seats();
  }

  /** Whether everybody plays alone by now. */
  static boolean disbanded(Rules rules, State state) {
    return rules.the(Element.Teams.class).map(Element.Teams::disband).orElse(false)
        && state.course().left().size() <= 3;
  }

  /** Whether the deal goes on when the seat has no card left. */
  static boolean goesOn(Rules rules, State state, int seat) {
    return teams(rules)
        && !disbanded(rules, state)
        && state.course().left().contains(partner(state, seat));
  }

  /** A seat is out: the deal ends, or it leaves it. */
  static void out(Scene scene, int seat) {
    if (!goesOn(scene.rules(), scene.now(), seat)) {
      Scoring.end(scene, Tally.Ending.OUT, Optional.of(seat));
      return;
    }
    leave(scene, seat);
    scene.tell("out", seat);
  }

  /** A card that its seat could not have played in a turn of its own ends the deal. */
  static void endsWith(Scene scene, int seat) {
    Scoring.end(scene, Tally.Ending.OUT, Optional.of(seat));
  }

  static void leave(Scene scene, int seat) {
    State now = scene.now();
    Course course = now.course();
    scene.becomes(
        now.course(course.left(State.minus(course.left(), seat)))
            .aside(now.aside().out(Aside.added(now.aside().out(), seat))));
  }

  /** In a position a seat without a card is out. */
  static State arranged(Rules rules, State state) {
    State after = state;
    for (int seat = 0; teams(rules) && seat < state.seats(); seat++) {
      if (state.hand(seat).size() == 0 && state.course().left().contains(seat)) {
        after =
            after
                .course(after.course().left(State.minus(after.course().left(), (Integer) seat)))
                .aside(after.aside().out(Aside.added(after.aside().out(), (Integer) seat)));
      }
    }
    return after;
  }

  /** A team's score in a position may be told of one of its seats. */
  static List<Integer> scores(Rules rules, List<Integer> scores) {
    if (!teams(rules) || scores.isEmpty()) {
      return scores;
    }
    int half = scores.size() / 2;
    return IntStream.range(0, scores.size())
        .map(
            seat ->
                scores.get(seat % half) != 0
                    ? scores.get(seat % half)
                    : scores.get(seat % half + half))
        .boxed()
        .toList();
  }

  /** The winners of a deal that the seat has ended. */
  static List<Integer> winners(Rules rules, State state, int seat) {
    if (!teams(rules) || disbanded(rules, state)) {
      return List.of(seat);
    }
    return IntStream.of(seat, partner(state, seat)).sorted().boxed().toList();
  }

  /** What teams count: each seat what it and its partner have. */
  static List<Integer> together(Rules rules, State state, List<Integer> points) {
    if (!teams(rules)) {
      return points;
    }
    return IntStream.range(0, points.size())
        .map(seat -> points.get(seat) + points.get(partner(state, seat)))
        .boxed()
        .toList();
  }
}
