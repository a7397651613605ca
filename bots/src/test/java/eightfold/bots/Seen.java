package eightfold.bots;

import eightfold.game.Awaits;
import eightfold.game.Refusal;
import eightfold.game.SeatSet;
import eightfold.game.Standings;
import eightfold.game.View;
import eightfold.play.FamilyActs;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What seat 0 sees, built up in the words of a story. */
final class Seen {
  private Awaits awaits = Awaits.PLAY;
  private int turn;
  private boolean clockwise = true;
  private List<String> pile = List.of("5H");
  private Optional<String> suit = Optional.empty();
  private int pendingDraw;
  private final List<View.Hand> hands = new ArrayList<>();
  private List<String> legal = List.of();
  private final Map<String, Refusal> refusals = new HashMap<>();

  /** Seat 0 holds these cards; the others so many each. */
  static Seen hand(String cards, int... others) {
    Seen seen = new Seen();
    List<String> own = cards.isEmpty() ? List.of() : List.of(cards.split(" ", -1));
    seen.hands.add(new View.Hand(own.size(), own, false, false));
    for (int count : others) {
      seen.hands.add(new View.Hand(count, List.of(), false, false));
    }
    return seen;
  }

  Seen upcard(String card) {
    pile = List.of("3C", card);
    return this;
  }

  Seen declared(String letter) {
    suit = Optional.of(letter);
    return this;
  }

  Seen penalty(int cards) {
    pendingDraw = cards;
    return this;
  }

  Seen awaits(Awaits what) {
    awaits = what;
    return this;
  }

  Seen turnOf(int seat) {
    turn = seat;
    return this;
  }

  Seen counterclockwise() {
    clockwise = false;
    return this;
  }

  Seen refused(String card, int code) {
    refusals.put(card, Refusal.literal(code, "no"));
    return this;
  }

  Seen owesCall(int seat) {
    View.Hand hand = hands.get(seat);
    hands.set(seat, new View.Hand(hand.count(), hand.cards(), false, true));
    return this;
  }

  Seen called(int seat) {
    View.Hand hand = hands.get(seat);
    hands.set(seat, new View.Hand(hand.count(), hand.cards(), true, false));
    return this;
  }

  /** The legal acts, separated by semicolons. */
  View legal(String acts) {
    legal = acts.isEmpty() ? List.of() : List.of(acts.split("; ", -1));
    List<Integer> none = Collections.nCopies(hands.size(), 0);
    return new View(
        0,
        7,
        1,
        hands.size() - 1,
        turn,
        SeatSet.of(turn),
        awaits,
        pile,
        20,
        hands,
        legal,
        FamilyActs.VERBS,
        Map.of(),
        refusals,
        new Standings(1, false, false, "", List.of(), List.of(), none, none),
        new View.InForce(clockwise, suit, Optional.empty(), pendingDraw, 0));
  }
}
