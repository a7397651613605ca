package eightfold.testkit.oracle;

import eightfold.cards.Kind;
import eightfold.cards.Suit;
import eightfold.game.Event;
import eightfold.rules.Effect;
import eightfold.rules.Element;
import java.util.OptionalInt;
import java.util.Set;

/** Laying a card, and what happens at once (semantics 3). */
final class Playing {
  private Playing() {}

  static void play(Scene scene, int kind) {
    Rules rules = scene.rules();
    int seat = scene.seat();
    boolean answers = scene.now().turn().awaits() == Awaits.ANSWER;
    boolean first = scene.now().turn().laid().isEmpty();
    Set<Element.Several.Chain> chains =
        first ? Chains.all(rules) : Chains.accepting(rules, scene.now(), kind);
    Calling.plays(scene);
    lay(scene, seat, kind);
    boolean parries = answers && answer(scene, kind);
    boolean takesEffect =
        scene.now().hand(seat).size() > 0
            || Going.costs(rules, kind) && !Going.costsTheTurn(rules, kind);
    if (takesEffect) {
      cause(scene, kind, parries);
    }
    if (scene.over()) {
      return;
    }
    if (rules.several()) {
      scene.becomes(scene.now().turn(scene.now().turn().awaits(Awaits.MORE).chains(chains)));
    } else {
      Turns.close(scene);
    }
  }

  /** The card goes from the hand onto the pile. */
  private static void lay(Scene scene, int seat, int kind) {
    State.Cards cards = scene.now().cards();
    State.Turn turn = scene.now().turn();
    scene.becomes(
        scene
            .now()
            .cards(
                cards
                    .hand(seat, cards.hands().get(seat).minus(kind))
                    .pile(State.plus(cards.pile(), kind))
                    .suit(OptionalInt.empty()))
            .turn(turn.laid(State.plus(turn.laid(), kind)))
            .course(scene.now().course().onePlayed()));
    scene.tell("played", seat, Kind.name(kind));
  }

  /**
   * What the first card of an answering turn does to what waits.
   *
   * @return whether it parried a skip, and so adds none of its own
   */
  private static boolean answer(Scene scene, int kind) {
    State.PendingSkip skip = scene.now().skip();
    if (skip.seats() > 0) {
      scene.becomes(scene.now().skip(new State.PendingSkip(skip.seats(), skip.by(), scene.seat())));
      return true;
    }
    if (!scene.rules().answers(kind, scene.now().debt().by())) {
      scene.becomes(scene.now().debt(State.Debt.NONE));
    }
    return false;
  }

  /** What a card does when it is laid, and what it leaves for the close of the turn. */
  static void cause(Scene scene, int kind, boolean parried) {
    Rules rules = scene.rules();
    if (rules.does(kind, Effect.Reverse.class)) {
      scene.becomes(scene.now().course(scene.now().course().turned()));
      scene.tell("reversed", Event.NOBODY);
      if (rules.seats() == 2 && rules.does(kind, Effect.AgainWithTwo.class)) {
        note(scene, scene.now().turn().noted().withAgain());
      }
      if (rules.seats() == 2 && rules.does(kind, Effect.SkipWithTwo.class)) {
        note(scene, scene.now().turn().noted().moreSkips(1));
      }
    }
    rules.effect(kind, Effect.OthersDraw.class).ifPresent(e -> othersDraw(scene, e.cards()));
    rules
        .effect(kind, Effect.NextDraws.class)
        .filter(
            e ->
                !rules.does(kind, Effect.WhileStockLasts.class)
                    || !scene.now().cards().stock().isEmpty())
        .ifPresent(e -> note(scene, scene.now().turn().noted().moreDraws(e.cards(), kind)));
    if (!parried) {
      rules.effect(kind, Effect.Skip.class).ifPresent(e -> noteSkip(scene, kind, e.seats()));
    }
    if (rules.does(kind, Effect.Again.class)) {
      note(scene, scene.now().turn().noted().withAgain());
    }
  }

  private static void othersDraw(Scene scene, int cards) {
    for (int place = 1; place < scene.rules().seats() && !scene.over(); place++) {
      Drawing.draw(scene, scene.now().onward(scene.seat(), place), cards);
    }
  }

  private static void noteSkip(Scene scene, int kind, int seats) {
    State.Noted noted = scene.now().turn().noted();
    note(
        scene,
        scene.rules().parriable(kind) ? noted.moreParriable(seats, kind) : noted.moreSkips(seats));
  }

  private static void note(Scene scene, State.Noted noted) {
    scene.becomes(scene.now().turn(scene.now().turn().noted(noted)));
  }

  /** Closes a turn that was kept open. */
  static void end(Scene scene) {
    Turns.close(scene);
  }

  /** Names the suit that alone follows now. */
  static void declare(Scene scene, int suit) {
    State.Cards cards = scene.now().cards();
    scene.becomes(scene.now().cards(cards.suit(OptionalInt.of(suit))));
    scene.tell("declared", scene.seat(), String.valueOf(Suit.of(suit).letter()));
    Turns.settle(scene);
  }
}
