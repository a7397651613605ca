package eightfold.cli.play;

import eightfold.game.Awaits;
import eightfold.game.Refusal;
import eightfold.game.SeatSet;
import eightfold.game.Standings;
import eightfold.game.View;
import eightfold.play.FamilyActs;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Views of Ann in seat 0, with Ben and Cleo. */
final class Views {
  static final List<String> NAMES = List.of("Ann", "Ben", "Cleo");

  private Views() {}

  static View awaiting(Awaits awaits, String hand, String legal) {
    return view(awaits, List.of(hand.split(" ", -1)), List.of(legal.split("; ", -1)), 0);
  }

  static View owing(int cards, String hand, String legal) {
    return view(
        Awaits.of("answer"), List.of(hand.split(" ", -1)), List.of(legal.split("; ", -1)), cards);
  }

  private static View view(Awaits awaits, List<String> hand, List<String> legal, int pendingDraw) {
    return new View(
        0,
        12,
        2,
        2,
        0,
        SeatSet.of(0),
        awaits,
        List.of("3C", "9C", "JC"),
        31,
        List.of(
            new View.Hand(hand.size(), hand, false, false),
            new View.Hand(1, List.of(), false, true),
            new View.Hand(5, List.of("AS"), true, false)),
        legal,
        FamilyActs.VERBS,
        Map.of(),
        Map.of("9H", Refusal.literal(907, "9H does not follow")),
        new Standings(
            2, false, false, "", List.of(), List.of(), List.of(12, 0, 7), List.of(0, 0, 0)),
        new View.InForce(false, Optional.of("D"), Optional.empty(), pendingDraw, 0));
  }
}
