package eightfold.testkit.oracle;

import eightfold.game.Event;
import eightfold.rules.vocabulary.Consequence;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;

/** Cards that lines put under the pile or into the stock (semantics 19.36 to 19.38). */
final class PuttingCards {
  private PuttingCards() {}

  /** The top cards of the stock go under the pile, as many as there are. */
  static void burn(Scene scene, int cards) {
    for (int card = 0; card < cards && !scene.cards().stock().isEmpty(); card++) {
      List<Integer> stock = new ArrayList<>(scene.cards().stock());
      int kind = stock.removeFirst();
      scene.becomes(scene.cards().stock(stock));
      under(scene, kind);
      scene.tell("burned", Event.NOBODY, scene.rules().kinds().name(kind));
    }
  }

  /** A seat puts away some cards of its hand by chance, and keeps one at least. */
  static void some(Scene scene, int seat, int cards, Consequence.Away to) {
    int some = Math.min(cards, scene.now().hand(seat).size() - 1);
    for (int card = 0; card < some; card++) {
      List<Integer> held = scene.now().hand(seat).held().stream().sorted().toList();
      put(scene, seat, held.get(scene.chance().below(held.size())), to);
    }
    hasPut(scene, seat, some);
  }

  /** A seat puts away all these cards of its hand, the lowest kinds first, and keeps one. */
  static void all(Scene scene, int seat, IntPredicate which, Consequence.Away to) {
    List<Integer> meant =
        scene.now().hand(seat).held().stream().sorted().filter(which::test).toList();
    int all = Math.min(meant.size(), scene.now().hand(seat).size() - 1);
    meant.stream().limit(Math.max(0, all)).forEach(kind -> put(scene, seat, kind, to));
    hasPut(scene, seat, all);
  }

  private static void put(Scene scene, int seat, int kind, Consequence.Away to) {
    scene.becomes(scene.cards().hand(seat, scene.cards().hand(seat).minus(kind)));
    boolean underPile = to == Consequence.Away.UNDER_PILE;
    if (underPile) {
      under(scene, kind);
    } else {
      List<Integer> stock = new ArrayList<>(scene.cards().stock());
      stock.add(scene.chance().below(stock.size() + 1), kind);
      scene.becomes(scene.cards().stock(stock));
    }
    String verb = underPile ? "put-under" : "put-in";
    scene.tell(verb, seat, scene.rules().kinds().name(kind));
  }

  /** Under all cards of the pile, where no series has begun. */
  private static void under(Scene scene, int kind) {
    List<Integer> pile = new ArrayList<>(scene.cards().pile());
    pile.addFirst(kind);
    int from = scene.now().the(Series.class).from();
    scene.becomes(scene.cards().pile(pile), new Series(from + 1));
  }

  private static void hasPut(Scene scene, int seat, int cards) {
    if (cards > 0) {
      if (seat == scene.seat()) {
        scene.drops(Showing.class);
      }
      PassingHands.othersHand(scene, seat, true);
    }
  }
}
