package eightfold.testkit.oracle;

import eightfold.game.Event;
import eightfold.rules.vocabulary.Effect;
import eightfold.rules.vocabulary.Element;
import eightfold.testkit.oracle.Ended.Ending;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Cards given away: to each of the others, to the partner, to the stock, or shown (semantics 19,
 * 20).
 */
final class Giving {
  private Giving() {}

  /** At the close of a turn: whether its last card makes its player give first. */
  static boolean begins(Scene scene) {
    Turn turn = scene.turn();
    boolean declaresOnly =
        turn.overStarter() && scene.rules().starter() == Element.Starter.Act.DEALER_DECLARES;
    boolean gives =
        !declaresOnly
            && !turn.row().idle()
            && scene.rules().does(turn.last(), Effect.What.GIVES_TO_OTHERS);
    if (gives) {
      List<Integer> receivers =
          IntStream.range(1, scene.deal().left().size())
              .mapToObj(place -> scene.now().onward(turn.seat(), place))
              .toList();
      scene.becomes(turn.awaits(Awaits.GIVE), new Gifts(receivers));
    }
    return gives;
  }

  /** A card changes hands. */
  static void give(Scene scene, Act.Give gift) {
    boolean toEach = GiftRules.due(scene.now());
    handOver(scene, gift, !toEach);
    if (toEach) {
      receives(scene, gift);
    } else {
      trades(scene, gift, scene.cards().hand(gift.seat()).size() == 2);
    }
  }

  /** The card goes from hand to hand, and lies face up there if it did here and stays so. */
  private static void handOver(Scene scene, Act.Give gift, boolean staysOpen) {
    int giver = scene.seat();
    Hand given = scene.cards().hand(giver);
    Hand left = given.minus(gift.kind());
    boolean open = staysOpen && left.open().size() < given.open().size();
    Hand taken = scene.cards().hand(gift.seat()).plus(gift.kind(), open);
    scene.becomes(
        scene.cards().hand(giver, left).hand(gift.seat(), taken),
        scene.now().the(SwappedHands.class).without(giver));
    scene.handBecomes(giver);
    scene.handBecomes(gift.seat());
  }

  private static void tell(Scene scene, int giver, Act.Give gift) {
    List<String> card = List.of(scene.rules().kinds().name(gift.kind()));
    scene.tell(new Event("gave", giver, gift.seat(), List.of("1"), card));
  }

  /** One of the others has its gift. */
  private static void receives(Scene scene, Act.Give gift) {
    int giver = scene.seat();
    List<Integer> due = scene.now().the(Gifts.class).receivers();
    List<Integer> leftOut = due.subList(1, due.size());
    scene.becomes(new Gifts(leftOut));
    Calling.hasDrawn(scene, gift.seat());
    tell(scene, giver, gift);
    if (scene.now().hand().size() == 0) {
      leftOut.forEach(seat -> Drawing.take(scene, seat, 1));
      scene.ends(Ending.OUT, Optional.of(giver));
    } else if (leftOut.isEmpty()) {
      scene.then(new Work.CardsLie(giver), new Work.PassOn());
    }
  }

  /** A card for the partner at the beginning of a turn, or another one back for it. */
  private static void trades(Scene scene, Act.Give gift, boolean only) {
    Turn turn = scene.turn();
    int giver = turn.seat();
    Trade trade = scene.now().the(Trade.class);
    if (scene.rules().players().tradesFaceUp()) {
      List<Trade.Shown> others = Copies.minus(trade.shown(), new Trade.Shown(giver, gift.kind()));
      trade = trade.shown(Copies.plus(others, new Trade.Shown(gift.seat(), gift.kind())));
    }
    scene.becomes(trade);
    tell(scene, giver, gift);
    if (trade.offer().isPresent()) {
      goOn(scene, trade.offer().get());
    } else {
      Trade.Offer offer = new Trade.Offer(gift.kind(), only, turn);
      scene.becomes(trade.closed(Optional.of(offer)), Turn.of(gift.seat(), Awaits.GIVE));
    }
  }

  /** What a card has its player do with one of the hand. */
  static void decide(Scene scene, Act.Decided act) {
    switch (act.decision()) {
      case EXCHANGE -> exchange(scene, act.kind());
      case GIVE -> {
        int giver = scene.seat();
        handOver(scene, new Act.Give(act.kind(), act.seat()), false);
        Calling.hasDrawn(scene, act.seat());
        tell(scene, giver, new Act.Give(act.kind(), act.seat()));
        scene.then(new Work.CardsLie(giver), new Work.Settle());
        return;
      }
      case SHOW -> {
        boolean last = ShowRules.left(scene.rules(), scene.now()) == 1;
        List<Integer> kinds = Copies.plus(ShowRules.chosen(scene.now()), act.kind());
        if (!last) {
          scene.becomes(new Showing(act.seat(), kinds));
          return;
        }
        scene.drops(Showing.class);
        String number = String.valueOf(kinds.size());
        scene.tell(
            new Event(
                "showed",
                scene.seat(),
                act.seat(),
                List.of(number),
                scene.rules().kinds().names(kinds)));
      }
    }
    scene.then(new Work.Settle());
  }

  /** A card goes on the stock, and the one that lay there into the hand (semantics 19.10). */
  private static void exchange(Scene scene, int kind) {
    int seat = scene.seat();
    Cards cards = scene.cards();
    int taken = cards.stock().getFirst();
    scene.becomes(
        cards
            .stock(Copies.replaced(cards.stock(), 0, kind))
            .hand(seat, cards.hand(seat).minus(kind).plus(taken)),
        scene.now().the(SwappedHands.class).without(seat));
    scene.tell(
        new Event(
            "exchanged",
            seat,
            Event.NOBODY,
            List.of(),
            List.of(scene.rules().kinds().name(taken))));
  }

  /** Nothing is given any more: the others get no gift, or the partner keeps the card. */
  static void keep(Scene scene) {
    Optional<Trade.Offer> offer = scene.now().the(Trade.class).offer();
    if (offer.isEmpty()) {
      scene.tell("declined", scene.seat());
      scene.then(new Work.PassOn());
      return;
    }
    int partner = scene.seat();
    scene.tell("kept", partner);
    Calling.keeps(scene, partner);
    Calling.cardsLie(scene, offer.get().turn().seat());
    goOn(scene, offer.get());
  }

  private static void goOn(Scene scene, Trade.Offer offer) {
    scene.becomes(
        offer.turn().lacked(false), scene.now().the(Trade.class).closed(Optional.empty()));
    if (offer.turn().awaits() == Awaits.PLAY) {
      scene.then(new Work.CheckActs(), new Work.NoteLack(), new Work.DrawForSeat());
    }
  }
}
