package eightfold.testkit.oracle;

import eightfold.game.Chance;
import eightfold.game.Event;
import eightfold.rules.vocabulary.Element;
import eightfold.rules.vocabulary.Element.Draw.Policy;
import eightfold.testkit.oracle.Ended.Ending;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/** Cards from the stock into hands, and what the end of the stock brings (semantics 7 and 13). */
final class Drawing {
  /** A pressure is doubled so often at most. */
  private static final int MOST_DOUBLINGS = 20;

  private Drawing() {}

  /** Fisher and Yates, from the end of the list to its beginning. */
  static void shuffle(List<Integer> cards, Chance chance) {
    for (int i = cards.size() - 1; i > 0; i--) {
      Collections.swap(cards, i, chance.below(i + 1));
    }
  }

  /**
   * A seat draws so many cards, or what there is; where the stock's end is the deal's end, too few
   * end it.
   */
  static void draw(Scene scene, int seat, int number) {
    draw(scene, seat, number, false, false);
  }

  /** The same in the seat's own turn, where it may have to pay for the end of the stock. */
  static void drawForOneself(Scene scene, int seat, int number) {
    draw(scene, seat, number, true, false);
  }

  /** A seat draws for an offence, in the word that the event has for it. */
  static void penalise(Scene scene, int seat, int cards, String offence) {
    scene.tell(Event.of("penalised", seat, String.valueOf(cards)).foundOut(offence));
    draw(scene, seat, cards);
  }

  private static void draw(Scene scene, int seat, int number, boolean pays, boolean lowest) {
    boolean hadStock = !scene.cards().stock().isEmpty();
    int drawn = take(scene, seat, number, pays, lowest);
    if (Counting.pressed(scene.rules()) && drawn < number) {
      Optional<Integer> first = Counting.firstEmptied(scene.now());
      scene.ends(first.isPresent() ? Ending.OUT : Ending.BLOCKED, first);
      return;
    }
    boolean ends =
        switch (scene.rules().stockOut()) {
          case END -> drawn < number;
          case ENDS_AT_LAST -> hadStock && scene.cards().stock().isEmpty();
          case RESHUFFLE, PASS -> false;
        };
    if (ends) {
      scene.ends(Ending.BLOCKED, Optional.empty());
    }
  }

  /** A seat draws the lowest cards of the stock, which are the top ones after a reshuffle. */
  static void drawLowest(Scene scene, int seat, int number) {
    if (number > 0) {
      draw(scene, seat, number, false, true);
    }
  }

  /** A seat takes so many cards, or what there is. */
  static void take(Scene scene, int seat, int number) {
    take(scene, seat, number, false, false);
  }

  private static int take(Scene scene, int seat, int number, boolean pays, boolean lowest) {
    List<Integer> drawn = new ArrayList<>();
    while (drawn.size() < number) {
      if (scene.cards().stock().isEmpty() && Counting.pressed(scene.rules())) {
        press(scene, seat);
      }
      if (!DrawingRules.onTheTable(scene.rules(), scene.now())) {
        break;
      }
      if (scene.cards().stock().isEmpty()) {
        reshuffle(scene);
        if (pays) {
          payForTheStock(scene, seat);
        }
      }
      Cards cards = scene.cards();
      List<Integer> stock = new ArrayList<>(cards.stock());
      int kind = lowest ? stock.removeLast() : stock.removeFirst();
      Hand hand = cards.hand(seat).plus(kind);
      scene.becomes(cards.stock(stock).hand(seat, hand));
      drawn.add(kind);
    }
    if (!drawn.isEmpty()) {
      if (scene.rules().policy() != Policy.NONE) {
        scene.becomes(scene.deal().passes(0));
      }
      Calling.hasDrawn(scene, seat);
      scene.handBecomes(seat);
    }
    List<String> count = List.of(String.valueOf(drawn.size()));
    scene.tell(new Event("drew", seat, Event.NOBODY, count, scene.rules().kinds().names(drawn)));
    return drawn.size();
  }

  /** All of the pile but the upcard is shuffled and becomes the stock (C8.1). */
  private static void reshuffle(Scene scene) {
    Cards cards = scene.cards();
    int under = cards.pile().size() - DrawingRules.staying(scene.now());
    List<Integer> stock = new ArrayList<>(cards.pile().subList(0, under));
    shuffle(stock, scene.chance());
    Cards after = cards.stock(stock).pile(cards.pile().subList(under, cards.pile().size()));
    boolean faceUp = scene.rules().dealing().faceUp() > 0;
    scene.becomes(new Series(after.pile().size() - 1));
    scene.becomes(faceUp ? after.hands(after.hands().stream().map(Hand::faceUp).toList()) : after);
    scene.tell("reshuffled", Event.NOBODY);
  }

  /** A seat needs a card, and the stock has none: that counts, each time double. */
  private static void press(Scene scene, int seat) {
    StockEnds ends = scene.now().the(StockEnds.class);
    int before = ends.times().get(seat);
    int points =
        scene.rules().number(Element.Stock.class, Element.Stock::pressure)
            << Math.min(before, MOST_DOUBLINGS);
    scene.becomes(
        new StockEnds(
            Copies.added(ends.times(), seat, 1),
            Copies.added(ends.points(), seat, points),
            ends.paid()),
        scene.now().tally().scores(seat, points));
    scene.tell("pressure", seat, String.valueOf(points));
  }

  /** The stock has run out in a seat's own draw: that costs more each time. */
  private static void payForTheStock(Scene scene, int seat) {
    if (scene.rules().says(Element.Stock.class, stock -> stock.costs() > 0)) {
      StockEnds ends = scene.now().the(StockEnds.class).paidOnce();
      int each = scene.rules().number(Element.Stock.class, Element.Stock::costs);
      int points = ends.paid() * each;
      scene.becomes(ends, scene.now().tally().scoresInDeal(seat, points));
      scene.tell("charged", seat, String.valueOf(points));
    }
  }

  /** The upcard goes into a hand. */
  static void takeUpcard(Scene scene, int seat, boolean faceUp) {
    Cards cards = scene.cards();
    int upcard = cards.upcard();
    Cards after = cards.withoutUpcard().hand(seat, cards.hand(seat).plus(upcard, faceUp));
    int series = Math.min(scene.now().the(Series.class).from(), after.pile().size() - 1);
    scene.becomes(after, new Series(Math.max(0, series)));
  }
}
