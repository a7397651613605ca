package eightfold.testkit.oracle;

import eightfold.cards.Kind;
import eightfold.rules.vocabulary.CardSet;
import eightfold.rules.vocabulary.Consequence;
import eightfold.rules.vocabulary.Effect;
import eightfold.rules.vocabulary.SeatSelector;
import eightfold.testkit.oracle.OwedWords.Owed;
import eightfold.testkit.oracle.Round.Task;
import java.util.List;
import java.util.Optional;

/** What lines with conditions bring about (RULE-LANGUAGE, Conditions 4 to 6). */
final class Consequences {
  private Consequences() {}

  /**
   * The next consequence of the line at work.
   *
   * @param named the seat that its player has named, if it was to
   */
  static void happen(Scene scene, Round round, Optional<Integer> named) {
    Task task = round.task();
    List<Integer> seats =
        Selected.by(task.next()).map(who -> seats(scene, round, who, named)).orElse(List.of());
    switch (task.next()) {
      case Consequence.Draws(SeatSelector _, int cards) -> draw(scene, seats, cards);
      case Consequence.Misses(SeatSelector _, int turns) ->
          seats.forEach(seat -> scene.becomes(scene.now().the(Ahead.class).misses(seat, turns)));
      case Consequence.MustPlay(SeatSelector _, CardSet cards) ->
          seats.forEach(seat -> scene.becomes(scene.now().the(Orders.class).demand(seat, cards)));
      case Consequence.SwapsHands _ ->
          seats.forEach(seat -> PassingHands.swap(scene, task.seat(), seat));
      case Consequence.Says says -> owe(scene, task, says);
      case Effect.Reverse() -> Effects.turnRound(scene);
      case Effect.Again() -> again(scene, task.seat());
      case Consequence.DeclaresSuit() -> declare(scene);
    }
  }

  private static List<Integer> seats(
      Scene scene, Round round, SeatSelector who, Optional<Integer> named) {
    int player = round.task().seat();
    return Selected.seats(scene.rules(), scene.now(), who, player, round.clockwise(), named);
  }

  private static void draw(Scene scene, List<Integer> seats, int cards) {
    for (int seat : seats) {
      if (!scene.over()) {
        Drawing.draw(scene, seat, cards);
      }
    }
  }

  /** Nobody owes words who is out of the deal. */
  private static void owe(Scene scene, Task task, Consequence.Says says) {
    if (scene.deal().left().contains(task.seat())) {
      boolean name = says.words().isEmpty();
      String words = name ? SpeechRules.nameOf(scene.rules().kinds(), task.kind()) : says.words();
      int kind = name ? task.kind() : Kind.NONE;
      Owed owed = new Owed(task.line(), task.seat(), words, kind, says.cards(), 1);
      scene.becomes(scene.now().the(OwedWords.class).and(owed));
    }
  }

  private static void again(Scene scene, int seat) {
    if (seat == scene.now().turnOf()) {
      scene.becomes(scene.now().the(Ahead.class).again(true));
    }
  }

  /** The player of the card last laid has to declare a suit, but for an opening without effect. */
  private static void declare(Scene scene) {
    Turn turn = scene.turn();
    if (!turn.row().idle()) {
      scene.becomes(turn.row(turn.row().declaresByLine()));
    }
  }
}
