package eightfold.testkit.oracle;

import eightfold.cards.Kind;
import eightfold.rules.vocabulary.Amount;
import eightfold.rules.vocabulary.CardSet;
import eightfold.rules.vocabulary.CardWording;
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
      case Consequence.LosesTurns loses -> lose(scene, task, loses, seats);
      case Consequence.MustPlay(SeatSelector _, CardSet cards, boolean not) ->
          order(scene, seats, new Orders.Order(cards, not));
      case Consequence.Says says -> seats.forEach(seat -> owe(scene, task, seat, says));
      case Consequence.WholeHands hands ->
          handle(scene, task, hands, seats, seats(scene, round, hands.to(), named));
      case Consequence.Moves moves ->
          move(scene, task, moves, seats, seats(scene, round, moves.from(), named));
      case Effect.AtOnce(Effect.What what) -> atOnce(scene, task.seat(), what);
      case Effect.Decides decision -> decide(scene, decision);
    }
  }

  private static void atOnce(Scene scene, int seat, Effect.What what) {
    switch (what) {
      case REVERSE -> Effects.turnRound(scene);
      case GOES_LEFT -> Effects.goes(scene, true);
      case GOES_RIGHT -> Effects.goes(scene, false);
      case AGAIN -> again(scene, seat);
      case TURNS_UP -> Effects.turnsUpByLine(scene, seat);
      case DECLARES_SUIT -> declare(scene);
      case SILENCE,
          REPEAT,
          GIVES_TO_OTHERS,
          PASS_HANDS_LEFT,
          PASS_HANDS_RIGHT,
          PASS_HANDS_ON,
          NEXT_SHOWS_HAND,
          OTHERS_SHOW_HANDS,
          AGAIN_WITH_TWO,
          SKIP_WITH_TWO,
          OWN_SUIT,
          LEAVES_IN_FORCE,
          SISTER_SUIT ->
          throw new IllegalStateException("no line brings about " + what);
    }
  }

  private static void lose(
      Scene scene, Task task, Consequence.LosesTurns loses, List<Integer> seats) {
    switch (loses.how()) {
      case MISSES -> miss(scene, seats, number(scene, task, loses.turns()));
      case SKIPS -> skip(scene, task, loses.seats());
      case TURN_GOES -> seats.forEach(seat -> LosingTurns.turnGoes(scene, task.seat(), seat));
    }
  }

  private static void handle(
      Scene scene,
      Task task,
      Consequence.WholeHands hands,
      List<Integer> seats,
      List<Integer> seeing) {
    switch (hands.what()) {
      case SWAP -> seats.forEach(seat -> PassingHands.swap(scene, task.seat(), seat));
      case SHOW -> seats.forEach(seat -> PassingHands.show(scene, seat, hands.toAll(), seeing));
      case PASS -> PassingHands.byLine(scene, hands.way());
      case REDEAL -> TakingCards.anew(scene);
    }
  }

  /** Cards go from one place to another, seat by seat. */
  private static void move(
      Scene scene, Task task, Consequence.Moves moves, List<Integer> seats, List<Integer> whose) {
    int each = number(scene, task, moves.cards());
    if (moves.route() == Consequence.Route.BURNS) {
      PuttingCards.burn(scene, each);
      return;
    }
    for (int seat : seats) {
      if (scene.over()) {
        return;
      }
      switch (moves.route()) {
        case DRAWS -> draw(scene, seat, each);
        case TAKES_BACK, TAKES_FROM_PILE -> TakingCards.ofPile(scene, seat, each);
        case TAKES_THE_PILE -> TakingCards.ofPile(scene, seat, scene.cards().pile().size());
        case STEALS -> TakingCards.steal(scene, seat, whose, each);
        case DRAWS_FROM_BOTTOM -> Drawing.drawLowest(scene, seat, each);
        case PUTS -> PuttingCards.some(scene, seat, each, moves.to());
        case PUTS_ALL ->
            PuttingCards.all(
                scene,
                seat,
                kind -> CardsMeant.is(scene, seat, kind, moves.which(), moves.of()),
                moves.to());
        case BURNS -> throw new IllegalStateException("no seat burns cards");
      }
    }
  }

  /** What an amount comes to, a throw being made for it. */
  private static int number(Scene scene, Task task, Amount amount) {
    return amount instanceof Amount.Thrown(int least, int most)
        ? Thrown.next(scene, least, most)
        : Amounts.of(scene.now(), task, amount);
  }

  private static List<Integer> seats(
      Scene scene, Round round, SeatSelector who, Optional<Integer> named) {
    int player = round.task().seat();
    return Selected.seats(scene.rules(), scene.now(), who, player, round.clockwise(), named);
  }

  private static void draw(Scene scene, int seat, int cards) {
    if (cards > 0) {
      Drawing.draw(scene, seat, cards);
    }
  }

  private static void miss(Scene scene, List<Integer> seats, int turns) {
    for (int seat : seats) {
      scene.becomes(scene.now().the(Ahead.class).misses(seat, turns));
    }
  }

  private static void order(Scene scene, List<Integer> seats, Orders.Order order) {
    for (int seat : seats) {
      scene.becomes(scene.now().the(Orders.class).demand(seat, order));
    }
  }

  /** Nobody owes words who is out of the deal. */
  private static void owe(Scene scene, Task task, int seat, Consequence.Says says) {
    if (scene.deal().left().contains(seat)) {
      boolean name = says.words().isEmpty();
      boolean ofCard = name || CardWording.asksForCard(says.words());
      String words =
          name
              ? SpeechRules.nameOf(scene.rules().kinds(), task.kind())
              : ofCard
                  ? SpeechRules.filled(scene.rules().kinds(), says.words(), task.kind())
                  : says.words();
      int kind = ofCard ? task.kind() : Kind.NONE;
      Owed owed = new Owed(task.line(), seat, words, kind, name, says.cards(), 1);
      scene.becomes(scene.now().the(OwedWords.class).and(owed));
    }
  }

  /** So many seats are skipped after the one whose turn it is, which laid the card. */
  private static void skip(Scene scene, Task task, Amount amount) {
    int over = number(scene, task, amount);
    if (task.seat() == scene.now().turnOf()) {
      Effects.causes(scene, new Caused.Skips(over, true));
    }
  }

  private static void again(Scene scene, int seat) {
    if (seat == scene.now().turnOf()) {
      scene.becomes(scene.now().the(Ahead.class).again(true));
    }
  }

  /** The player of the card last laid does that, but for an opening without effect. */
  private static void decide(Scene scene, Effect.Decides what) {
    Turn turn = scene.turn();
    if (!turn.row().idle()) {
      scene.becomes(turn.row(turn.row().decides(what)));
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
