package eightfold.cli.play;

import eightfold.game.Refusal;
import eightfold.game.Standings;
import eightfold.game.View;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Views of Ann in seat 0, with Ben and Cleo. */
final class Views {
  static final List<String> NAMES = List.of("Ann", "Ben", "Cleo");

  private Views() {}

  static View awaiting(String awaits, String hand, String legal) {
    return view(awaits, List.of(hand.split(" ", -1)), List.of(legal.split("; ", -1)), 0);
  }

  static View owing(int cards, String hand, String legal) {
    return view("answer", List.of(hand.split(" ", -1)), List.of(legal.split("; ", -1)), cards);
  }

  private static View view(String awaits, List<String> hand, List<String> legal, int pendingDraw) {
    return new View(
        0,
        12,
        2,
        2,
        0,
        awaits,
        false,
        List.of("3C", "9C", "JC"),
        31,
        Optional.of("D"),
        Optional.empty(),
        pendingDraw,
        0,
        List.of(
            new View.Hand(hand.size(), hand, false, false),
            new View.Hand(1, List.of(), false, true),
            new View.Hand(5, List.of("AS"), true, false)),
        legal,
        Map.of("9H", new Refusal(907, "9H does not follow")),
        new Standings(
            2, false, false, "", List.of(), List.of(), List.of(12, 0, 7), List.of(0, 0, 0)),
        false,
        View.More.NONE);
  }
}
