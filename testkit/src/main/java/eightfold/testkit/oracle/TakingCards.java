package eightfold.testkit.oracle;

import eightfold.game.Event;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/** Cards that lines bring into hands from the pile and from other hands (semantics 19.26). */
final class TakingCards {
  private TakingCards() {}

  /** Cards under the top of the pile go to a hand, the topmost first. */
  static void ofPile(Scene scene, int seat, int cards) {
    int some = Math.min(cards, scene.cards().pile().size() - 1);
    if (some <= 0 || !scene.deal().left().contains(seat)) {
      return;
    }
    for (int card = 0; card < some; card++) {
      oneOfPile(scene, seat);
    }
    Calling.hasDrawn(scene, seat);
    scene.handBecomes(seat);
  }

  private static void oneOfPile(Scene scene, int seat) {
    List<Integer> pile = new ArrayList<>(scene.cards().pile());
    int kind = pile.remove(/* index */ pile.size() - 2);
    Series series = scene.now().the(Series.class);
    Hand hand = scene.cards().hand(seat).plus(kind, false);
    int from = Math.min(series.from(), pile.size() - 1);
    scene.becomes(scene.cards().pile(pile).hand(seat, hand), new Series(from));
    scene.tell("took", seat, scene.rules().kinds().name(kind));
  }

  /** The upcard goes to a hand in sight of all. */
  static void upcard(Scene scene, int seat) {
    int upcard = scene.cards().upcard();
    Drawing.takeUpcard(scene, seat, false);
    Calling.hasDrawn(scene, seat);
    scene.tell("took", seat, scene.rules().kinds().name(upcard));
  }

  /** Cards have gone from above: the suit that was declared is in force, or what lies there now. */
  static void showsSuit(Scene scene) {
    OptionalInt declared = scene.cards().demand().suit();
    OptionalInt shown = InForce.shownBy(scene.rules().kinds(), scene.cards().pile());
    scene.becomes(scene.now().the(SuitInForce.class).now(declared.isPresent() ? declared : shown));
  }

  /** All hands are put together, shuffled, and dealt in the order of the seats. */
  static void anew(Scene scene) {
    List<Integer> seats = scene.deal().left().stream().sorted().toList();
    List<Integer> all = new ArrayList<>();
    seats.forEach(seat -> all.addAll(scene.now().hand(seat).held()));
    all.sort(null);
    Drawing.shuffle(all, scene.chance());
    scene.drops(Showing.class);
    scene.tell("redealt", Event.NOBODY);
    int dealt = 0;
    for (int seat : seats) {
      int size = scene.now().hand(seat).size();
      Hand hand = new Hand(List.of(), List.of());
      for (int kind : all.subList(dealt, dealt + size)) {
        hand = hand.plus(kind, false);
      }
      dealt += size;
      scene.becomes(scene.cards().hand(seat, hand));
      String number = String.valueOf(size);
      List<String> names = scene.rules().kinds().names(hand.held());
      scene.tell(new Event("dealt", seat, Event.NOBODY, List.of(number), names));
    }
    seats.forEach(seat -> PassingHands.othersHand(scene, seat, false));
  }

  /** A seat draws cards from each of some other hands, which keep one at least. */
  static void steal(Scene scene, int seat, List<Integer> whose, int cards) {
    for (int from : whose) {
      int some = Math.min(cards, scene.now().hand(from).size() - 1);
      if (from == seat || some <= 0 || !scene.deal().left().contains(seat)) {
        continue;
      }
      for (int card = 0; card < some; card++) {
        stealOne(scene, seat, from);
      }
      if (List.of(seat, from).contains(scene.seat())) {
        scene.drops(Showing.class);
      }
      Calling.hasDrawn(scene, seat);
      scene.handBecomes(seat);
      PassingHands.othersHand(scene, from, true);
    }
  }

  private static void stealOne(Scene scene, int seat, int from) {
    List<Integer> held = scene.now().hand(from).held().stream().sorted().toList();
    int kind = held.get(scene.chance().below(held.size()));
    Cards cards = scene.cards();
    scene.becomes(
        cards
            .hand(from, cards.hand(from).minus(kind))
            .hand(seat, cards.hand(seat).plus(kind, false)));
    List<String> card = List.of(scene.rules().kinds().name(kind));
    scene.tell(new Event("stole", seat, from, List.of(), card));
  }
}
