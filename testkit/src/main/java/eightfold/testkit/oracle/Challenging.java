package eightfold.testkit.oracle;

import eightfold.cards.Kind;
import eightfold.game.Event;
import eightfold.game.Refusal;
import eightfold.rules.Effect;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Cards whose condition the others have to doubt, and the turn that a false doubt costs. */
final class Challenging {
  private Challenging() {}

  /** What the others may say of a play of this card; asked before it is laid. */
  static Optional<Affairs.Doubt> doubt(Rules rules, State state, int kind) {
    Turn turn = state.turn();
    boolean ordinary =
        turn.awaits() == Awaits.PLAY && turn.laid().isEmpty() && !Openings.due(rules, state);
    if (!ordinary || !rules.does(kind, Effect.ChallengeCosts.class)) {
      return Optional.empty();
    }
    boolean guilty =
        !Drawing.boundToDrawn(rules, turn)
            && State.minus(state.hand(turn.seat()).held(), (Integer) kind).stream()
                .filter(other -> !rules.does(other, Effect.OnlyInNeed.class))
                .anyMatch(other -> Following.follows(rules, state.cards(), other));
    return Optional.of(
        new Affairs.Doubt(turn.seat(), guilty, state.cards().demand(), state.affairs().suit()));
  }

  /** Why the seat may not challenge, or {@link Drawing#ALLOWED}. */
  static int refusal(State state, int seat) {
    boolean may =
        state.turn().awaits() == Awaits.ANSWER
            && state.debt().cards() > 0
            && state.course().left().contains(seat)
            && state.affairs().doubt().map(doubt -> doubt.player() != seat).orElse(false);
    return may ? Drawing.ALLOWED : Refusal.NOTHING_TO_CHALLENGE;
  }

  static void challenge(Scene scene, int challenger) {
    Affairs.Doubt doubt = scene.now().affairs().doubt().orElseThrow();
    int player = doubt.player();
    scene.tell(new Event("challenged", challenger, player, List.of(), List.of()));
    List<Integer> shown =
        scene.now().hand(player).held().stream()
            .sorted(Comparator.comparing(Kind::joker).thenComparing(Comparator.naturalOrder()))
            .toList();
    scene.tell("revealed", player, OracleViews.names(shown).toArray(String[]::new));
    int costs =
        scene
            .rules()
            .effect(scene.now().debt().by(), Effect.ChallengeCosts.class)
            .orElseThrow()
            .cards();
    if (doubt.guilty()) {
      takeBack(scene, doubt, costs);
    } else {
      pay(scene, challenger, costs);
    }
  }

  /** Nobody can doubt the play any more. */
  static void settled(Scene scene) {
    scene.becomes(scene.now().affairs(scene.now().affairs().doubt(Optional.empty())));
  }

  /** The play is undone, and its player draws. */
  private static void takeBack(Scene scene, Affairs.Doubt doubt, int costs) {
    settled(scene);
    takeUpcard(scene, doubt.player());
    scene.becomes(
        scene
            .now()
            .debt(State.Debt.NONE)
            .cards(scene.now().cards().demand(doubt.demand()))
            .affairs(scene.now().affairs().suit(doubt.suit())));
    Drawing.draw(scene, doubt.player(), costs);
    if (!scene.over()) {
      Turns.begin(scene, scene.seat());
    }
  }

  /** The challenger was wrong. */
  private static void pay(Scene scene, int challenger, int costs) {
    Drawing.draw(scene, challenger, costs);
    settled(scene);
    if (scene.over()) {
      return;
    }
    for (int card = 0; card < 2 && !scene.now().cards().pile().isEmpty(); card++) {
      takeUpcard(scene, challenger);
    }
    Affairs affairs = scene.now().affairs();
    Demand demand = scene.now().cards().demand();
    // one turn is missed, however often a seat has been wrong before it comes
    List<Integer> missing =
        affairs.missing().contains(challenger)
            ? affairs.missing()
            : State.plus(affairs.missing(), challenger);
    scene.becomes(
        scene
            .now()
            .affairs(
                affairs
                    .suit(
                        demand.suit().isPresent()
                            ? demand.suit()
                            : Suits.under(scene.now().cards().pile()))
                    .missing(missing)));
  }

  private static void takeUpcard(Scene scene, int seat) {
    State.Cards cards = scene.now().cards();
    int upcard = cards.upcard();
    List<Integer> pile = new ArrayList<>(cards.pile());
    pile.removeLast();
    scene.becomes(
        scene.now().cards(cards.pile(pile).hand(seat, cards.hands().get(seat).plus(upcard))));
    Calling.hasDrawn(scene, seat);
    scene.tell("took", seat, Kind.name(upcard));
  }

  /** Whether the seat has a turn to miss. */
  static boolean misses(State state, int seat) {
    return state.affairs().missing().contains(seat);
  }

  /** The seat has lost a turn: that is the one it was to miss. */
  static void hasMissed(Scene scene, int seat) {
    Affairs affairs = scene.now().affairs();
    scene.becomes(
        scene.now().affairs(affairs.missing(State.minus(affairs.missing(), (Integer) seat))));
  }
}
