package eightfold.testkit.oracle;

import eightfold.cards.Kind;
import eightfold.game.Event;
import eightfold.rules.Effect;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;

/** Duels and grabs (semantics 13.2). */
final class Duelling {
  private Duelling() {}

  /** Whether the seat to act may name that one. */
  static boolean mayName(State state, int seat) {
    return seat != state.turn().seat() && state.course().left().contains(seat);
  }

  /** The player of the card names a seat, which has to answer. */
  static void name(Scene scene, int named) {
    State now = scene.now();
    int seat = scene.seat();
    int cards =
        scene
            .rules()
            .effect(now.turn().laid().getLast(), Effect.Duel.class)
            .map(Effect.Duel::cards)
            .orElseThrow();
    scene.tell(new Event("named", seat, named, List.of(), List.of()));
    Aside.Duel duel = new Aside.Duel(seat, named, cards, seat, now.turn());
    scene.becomes(
        now.aside(now.aside().duel(Optional.of(duel))).turn(Turn.of(named, Awaits.ANSWER)));
  }

  /** A card played back: it does nothing but turn the demand to the other of the two. */
  static void playBack(Scene scene, int kind) {
    int seat = scene.seat();
    Aside.Duel duel = scene.now().aside().duel().orElseThrow();
    Calling.plays(scene);
    Openings.over(scene);
    Playing.toPile(scene, kind);
    Aside.Duel next =
        new Aside.Duel(duel.opener(), duel.other(), duel.cards() + 1, seat, duel.turn());
    scene.becomes(scene.now().aside(scene.now().aside().duel(Optional.of(next))));
    Naming.owes(scene, seat, kind, next.cards());
    if (scene.now().hand(seat).size() == 0) {
      Partners.endsWith(scene, seat);
      return;
    }
    Calling.cardsLie(scene, seat);
    scene.becomes(scene.now().turn(Turn.of(duel.against(seat), Awaits.ANSWER)));
  }

  /** Who plays no more takes what is asked for, and the opener's turn ends. */
  static void take(Scene scene) {
    int seat = scene.seat();
    Aside.Duel duel = scene.now().aside().duel().orElseThrow();
    if (seat == duel.opener()) {
      Drawing.drawForOneself(scene, seat, duel.cards());
    } else {
      Drawing.draw(scene, seat, duel.cards());
    }
    scene.becomes(scene.now().aside(scene.now().aside().duel(Optional.empty())));
    if (scene.over()) {
      return;
    }
    Naming.owesPhrase(scene, seat);
    scene.becomes(scene.now().turn(duel.turn()));
    Turns.endDuel(scene, duel);
  }

  /** Why the seat may neither grab nor pass its grab, or {@link Drawing#ALLOWED}. */
  static boolean mayGrab(State state, int seat) {
    return state.turn().awaits() == Awaits.GRAB
        && state.course().left().contains(seat)
        && !state.aside().grab().orElse(Aside.Grab.OPEN).done(seat);
  }

  /** A seat grabs, or passes its grab. */
  static void grab(Scene scene, int seat, boolean grabs) {
    State now = scene.now();
    Aside.Grab before = now.aside().grab().orElse(Aside.Grab.OPEN);
    Aside.Grab after =
        grabs
            ? new Aside.Grab(Aside.with(before.have(), seat), before.passed())
            : new Aside.Grab(before.have(), Aside.with(before.passed(), seat));
    scene.becomes(now.aside(now.aside().grab(Optional.of(after))));
    scene.tell(grabs ? "grabbed" : "passed", seat);
    TreeSet<Integer> done = new TreeSet<>(after.have());
    done.addAll(after.passed());
    int seats = now.course().left().size();
    if (after.have().size() >= seats - 1 || done.size() == seats) {
      over(scene, after);
    }
  }

  private static void over(Scene scene, Aside.Grab grab) {
    int player = scene.seat();
    int kind = scene.now().turn().laid().getLast();
    int cards = scene.rules().effect(kind, Effect.Grab.class).map(Effect.Grab::cards).orElseThrow();
    scene.becomes(scene.now().aside(scene.now().aside().grab(Optional.empty())));
    int seats = scene.now().course().left().size();
    for (int place = 1; place <= seats && !scene.over(); place++) {
      int seat = scene.now().onward(player, place);
      if (!grab.have().contains(seat)) {
        Drawing.draw(scene, seat, cards);
        Naming.owesPhrase(scene, seat);
      }
    }
    if (!scene.over()) {
      Turns.settle(scene);
    }
  }

  /** Whether the card may be played back. */
  static boolean answers(Rules rules, int kind) {
    return kind != Kind.NONE && rules.does(kind, Effect.Duel.class);
  }
}
