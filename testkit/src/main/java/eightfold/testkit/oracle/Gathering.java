package eightfold.testkit.oracle;

import eightfold.rules.Effect;
import eightfold.rules.Element;
import java.util.OptionalInt;

/** Pairs, cards on their like, and turns that add up (semantics 13.1). */
final class Gathering {
  private Gathering() {}

  /** Whether skips and further turns are kept over the turns of a seat. */
  static boolean addsUp(Rules rules) {
    return rules.has(Element.Pairs.class) || rules.has(Element.OnItsLike.class);
  }

  /** Whether a call may be made with one card more, two alike being playable. */
  static boolean twoMayGo(Rules rules) {
    return rules.has(Element.Pairs.class)
        && rules.pack().stream().distinct().count() < rules.pack().size();
  }

  /** A card on its like: a further turn in place of the next seat's. */
  static void onItsLike(Scene scene, State before, int kind) {
    Rules rules = scene.rules();
    boolean like =
        rules.has(Element.OnItsLike.class)
            && before.turn().awaits() == Awaits.PLAY
            && !before.cards().pile().isEmpty()
            && before.cards().upcard() == kind
            && !rules.does(kind, Effect.OpensCount.class);
    if (like) {
      gather(scene, 1, 1);
    }
  }

  private static void gather(Scene scene, int over, int further) {
    Aside aside = scene.now().aside();
    scene.becomes(scene.now().aside(aside.gathered(aside.gathered().plus(over, further))));
  }

  /** The seat that would act after this turn as things stand, whoever is passed over included. */
  static int actsNext(State now) {
    int over = now.aside().gathered().over() + now.turn().noted().skips();
    int seats = now.course().left().size();
    return now.onward(now.turn().seat(), 1 + Math.min(over, Math.max(0, seats - 2)));
  }

  /** The second card of a pair acts as if another seat had played it, which is then passed over. */
  static void second(Scene scene, int kind) {
    Rules rules = scene.rules();
    State now = scene.now();
    int other = actsNext(now);
    if (rules.has(Element.Factor.class)) {
      // of several cards in a turn the last one alone declares
      Turn.Row row = now.turn().row();
      scene.becomes(now.turn(now.turn().row(row.asks(Factors.asks(now.cards(), kind)))));
    }
    Playing.layAgain(scene, kind);
    if (!Playing.waits(rules)) {
      Playing.takeEffect(scene, kind, other, false);
    }
    if (scene.over()) {
      return;
    }
    if (rules.does(kind, Effect.Reverse.class)) {
      Challenging.hasMissed(scene, other);
      scene.tell("skipped", other);
      gather(scene, 0, 1);
    } else {
      gather(scene, 1, 0);
    }
  }

  /** The seats that are passed over when a turn ends with a draw or a pass. */
  static int serve(Scene scene, int seat) {
    Aside aside = scene.now().aside();
    int others = scene.now().others(seat);
    int room = scene.now().debt().cards() > 0 ? others - 1 : others;
    int over = Math.min(aside.gathered().over(), room);
    for (int place = 1; place <= over; place++) {
      int passedOver = scene.now().onward(seat, place);
      Challenging.hasMissed(scene, passedOver);
      scene.tell("skipped", passedOver);
    }
    scene.becomes(scene.now().aside(scene.now().aside().gathered(Aside.Gathered.NOTHING)));
    return over;
  }

  /** The suit to be matched once a card lies that turns it to the other one of its colour. */
  static Demand sister(Rules rules, State.Cards before, int kind, Demand after) {
    if (!rules.does(kind, Effect.SisterSuit.class)) {
      return after;
    }
    OptionalInt inForce = InForce.suit(before);
    return inForce.isPresent() ? after.suit(3 - inForce.getAsInt()) : after;
  }
}
