package eightfold.testkit.oracle;

import eightfold.cards.Kind;
import eightfold.game.Event;
import eightfold.game.Refusal;
import eightfold.rules.Element;
import java.util.List;
import java.util.Optional;

/** A card for the partner at the beginning of a turn (semantics 13.4). */
final class Trading {
  private Trading() {}

  /** Whether the seat to act may give a card now. */
  static boolean open(Rules rules, State state) {
    Turn turn = state.turn();
    boolean turnBegins =
        (turn.awaits() == Awaits.PLAY || turn.awaits() == Awaits.ANSWER)
            && turn.draws() == 0
            && turn.laid().isEmpty();
    return rules.has(Element.Trades.class)
        && turnBegins
        && !state.aside().trading().over()
        && state.aside().duel().isEmpty()
        && state.hand(turn.seat()).size() >= 2
        && state.course().left().contains(Partners.partner(state, turn.seat()))
        && !Partners.disbanded(rules, state);
  }

  static int refusal(Rules rules, State state, int kind, int to) {
    int seat = state.turn().seat();
    if (to != Partners.partner(state, seat)) {
      return Refusal.NO_SUCH_SEAT;
    }
    Optional<Aside.Offer> offer = state.aside().trading().offer();
    if (offer.isEmpty() && !open(rules, state)) {
      return Refusal.NO_SUCH_SEAT;
    }
    if (!state.hand(seat).held().contains(kind)) {
      return Refusal.CARD_NOT_HELD;
    }
    return offer.isPresent() && offer.get().only() && kind != offer.get().kind()
        ? Refusal.NO_SUCH_SEAT
        : Drawing.ALLOWED;
  }

  static void give(Scene scene, int kind, int to) {
    State now = scene.now();
    int seat = scene.seat();
    Optional<Aside.Offer> offer = now.aside().trading().offer();
    boolean only = now.hand(to).size() == 1;
    hand(scene, kind, seat, to);
    if (offer.isPresent()) {
      goOn(scene, offer.get());
      return;
    }
    Aside aside = scene.now().aside();
    Aside.Offer made = new Aside.Offer(kind, only, now.turn());
    scene.becomes(
        scene
            .now()
            .aside(
                aside.trading(new Aside.Trading(true, Optional.of(made), aside.trading().shown())))
            .turn(Turn.of(to, Awaits.GIVE)));
  }

  private static void hand(Scene scene, int kind, int from, int to) {
    State now = scene.now();
    State.Hand giving = now.hand(from);
    State.Hand lessOne = giving.minus(kind);
    boolean open = lessOne.open().size() < giving.open().size();
    State.Hand receiving = now.hand(to).plus(kind);
    State.Hand oneMore =
        open ? new State.Hand(receiving.held(), Aside.added(receiving.open(), kind)) : receiving;
    scene.becomes(now.cards(now.cards().hand(from, lessOne).hand(to, oneMore)));
    Aside.Trading trading = scene.now().aside().trading();
    boolean faceUp =
        scene.rules().the(Element.Trades.class).map(Element.Trades::faceUp).orElse(false);
    if (faceUp) {
      List<Aside.Shown> shown =
          Aside.added(
              State.minus(trading.shown(), new Aside.Shown(from, kind)), new Aside.Shown(to, kind));
      scene.becomes(
          scene
              .now()
              .aside(
                  scene
                      .now()
                      .aside()
                      .trading(new Aside.Trading(trading.over(), trading.offer(), shown))));
    }
    scene.tell(new Event("gave", from, to, List.of("1"), List.of(Kind.name(kind))));
  }

  /** The partner keeps the card. */
  static void keep(Scene scene) {
    int partner = scene.seat();
    Aside.Offer offer = scene.now().aside().trading().offer().orElseThrow();
    scene.tell("kept", partner);
    Calling.keeps(scene, partner);
    Calling.cardsLie(scene, offer.turn().seat());
    goOn(scene, offer);
  }

  private static void goOn(Scene scene, Aside.Offer offer) {
    Aside.Trading trading = scene.now().aside().trading();
    scene.becomes(
        scene
            .now()
            .turn(offer.turn().afterAGift())
            .aside(
                scene
                    .now()
                    .aside()
                    .trading(new Aside.Trading(true, Optional.empty(), trading.shown()))));
    Turns.checkActs(scene);
    if (!scene.over() && scene.now().turn().awaits() == Awaits.PLAY) {
      Drawing.noteLack(scene);
      Turns.drawForTheSeat(scene);
    }
  }

  /** Nothing may be given in this turn any more. */
  static void close(Scene scene) {
    Aside.Trading trading = scene.now().aside().trading();
    scene.becomes(
        scene
            .now()
            .aside(
                scene
                    .now()
                    .aside()
                    .trading(new Aside.Trading(true, trading.offer(), trading.shown()))));
  }

  /** A turn begins. */
  static void turnBegins(Scene scene) {
    scene.becomes(scene.now().aside(scene.now().aside().trading(Aside.Trading.NONE)));
  }
}
