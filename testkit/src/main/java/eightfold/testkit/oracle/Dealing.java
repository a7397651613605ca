package eightfold.testkit.oracle;

import eightfold.game.Chance;
import eightfold.game.Event;
import eightfold.rules.vocabulary.Element;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** From the pack to the first turn (semantics 2). */
final class Dealing {
  private Dealing() {}

  /** The seat next to another, among those left, in the direction in which deals begin. */
  static int after(Rules rules, List<Integer> left, int seat) {
    return State.onward(left, rules.seats(), seat, rules.beginsClockwise() ? 1 : -1);
  }

  /** Who deals next: the next seat, or the one with the highest score. */
  static int nextDealer(Rules rules, State ended, Chance chance) {
    List<Integer> score = ended.tally().score();
    List<Integer> left = rules.left(score);
    if (rules.dealing().dealer() != Element.Deal.Dealer.HIGHEST) {
      return after(rules, left, ended.deal().dealer());
    }
    int most = left.stream().mapToInt(score::get).max().orElseThrow();
    List<Integer> equal = left.stream().filter(seat -> score.get(seat) == most).toList();
    return equal.get(equal.size() == 1 ? 0 : chance.below(equal.size()));
  }

  /** The seat before another in that direction. */
  static int before(Rules rules, int seat) {
    return Math.floorMod(seat - (rules.beginsClockwise() ? 1 : -1), rules.seats());
  }

  /** The pack, top first: in the given order, or shuffled. */
  static List<Integer> pack(Rules rules, Optional<List<Integer>> order, Chance chance) {
    List<Integer> standard = new ArrayList<>(rules.pack());
    if (order.isEmpty()) {
      Drawing.shuffle(standard, chance);
      return standard;
    }
    List<Integer> pack = new ArrayList<>();
    for (int kind : order.get()) {
      Cards.takeOut(rules.kinds(), standard, kind);
      pack.add(kind);
    }
    pack.addAll(standard);
    return pack;
  }

  /** Deals the cards one by one, turns the starter, and lets the play begin. */
  static Scene deal(
      Rules rules, int dealer, int number, Standing standing, List<Integer> pack, Chance chance) {
    List<Integer> left = rules.left(standing.score());
    List<List<Integer>> hands = new ArrayList<>();
    for (int seat = 0; seat < rules.seats(); seat++) {
      hands.add(new ArrayList<>());
    }
    int eldest = after(rules, left, dealer);
    int seat = eldest;
    int dealt = rules.dealt(number, left.size()) * left.size();
    for (int card = 0; card < dealt; card++) {
      hands.get(seat).add(pack.get(card));
      seat = after(rules, left, seat);
    }
    if (rules.oneMoreToEldest()) {
      hands.get(eldest).add(pack.get(dealt));
      dealt++;
    }
    int open = rules.dealing().faceUp();
    List<Hand> held =
        hands.stream()
            .map(hand -> new Hand(hand, hand.subList(0, Math.min(open, hand.size()))))
            .toList();
    List<Integer> stock = pack.subList(dealt, pack.size());
    Cards cards = new Cards(rules.kinds(), held, stock, List.of(), List.of(), Demand.NONE);
    Scene scene = new Scene(rules, fresh(rules, cards, dealer, number, standing), chance);
    for (int receiver : left) {
      List<String> names = rules.kinds().names(hands.get(receiver));
      scene.tell(
          new Event("dealt", receiver, Event.NOBODY, List.of(String.valueOf(names.size())), names));
    }
    if (rules.starter() == Element.Starter.Act.NONE) {
      scene.then(new Work.Begin(eldest));
    } else {
      turnStarter(scene);
    }
    return scene;
  }

  /**
   * How a match stands before a deal.
   *
   * @param score running scores, by seat
   * @param sheet the score sheet, where there is one
   * @param pressures how often each seat has run the stock dry
   */
  record Standing(List<Integer> score, Sheet sheet, List<Integer> pressures) {
    Standing {
      score = List.copyOf(score);
      pressures = List.copyOf(pressures);
    }

    Standing(List<Integer> score, Sheet sheet) {
      this(score, sheet, List.of());
    }

    /** With these scores, or none, and an empty sheet. */
    static Standing of(Rules rules, List<Integer> score) {
      List<Integer> given = score.isEmpty() ? Collections.nCopies(rules.seats(), 0) : score;
      int begins = LongHand.played(rules) ? rules.goal() : 0;
      return new Standing(
          Teams.scores(rules, given).stream().map(number -> number == 0 ? begins : number).toList(),
          rules.inColumns() ? Sheet.fresh(rules.seats()) : Sheet.NONE);
    }
  }

  /** A table of a deal that has just begun. */
  static State fresh(Rules rules, Cards cards, int dealer, int number, Standing standing) {
    int seats = rules.seats();
    List<Integer> left = rules.left(standing.score());
    List<Integer> pressures = standing.pressures();
    return State.of(
        cards,
        Turn.of(dealer, Awaits.NOTHING),
        Debt.NONE,
        LostTurns.none(seats),
        FurtherTurns.NONE,
        Calls.none(seats),
        Faults.NONE,
        Speech.NONE,
        DealProgress.begins(rules.beginsClockwise(), dealer, number, left),
        Tally.begins(standing.score(), standing.sheet()),
        Emptied.NOBODY,
        StockEnds.fresh(pressures.isEmpty() ? Collections.nCopies(seats, 0) : pressures),
        Trade.NONE,
        Gifts.NONE,
        SuitInForce.NONE,
        Occasion.NONE,
        Ahead.NOTHING,
        Orders.NONE,
        TurnsHad.NONE,
        OwedWords.NONE,
        Thrown.NOTHING,
        SwappedHands.NONE,
        Series.WHOLE,
        Agenda.EMPTY);
  }

  /** Turns cards up until one may stay; where none of the stock may, the first one stays. */
  private static void turnStarter(Scene scene) {
    List<Integer> stock = new ArrayList<>(scene.cards().stock());
    boolean someMayStay = stock.stream().anyMatch(kind -> !scene.rules().isBuried(kind));
    int starter = turned(scene, stock);
    while (someMayStay && scene.rules().isBuried(starter)) {
      scene.tell("buried", Event.NOBODY, scene.rules().kinds().name(starter));
      stock.add(scene.chance().below(stock.size() + 1), starter);
      starter = turned(scene, stock);
    }
    scene.becomes(scene.cards().stock(stock).pile(List.of(starter)));
    CardPlay.lies(scene, starter);
    scene.tell("turned", Event.NOBODY, scene.rules().kinds().name(starter));
    boolean another = !stock.isEmpty();
    int dealer = scene.deal().dealer();
    if (scene.rules().begins().goodies() && scene.rules().cards().special(starter) && another) {
      scene.becomes(Turn.of(dealer, Awaits.TAKE));
    } else {
      start(scene);
    }
  }

  /** The next card to be turned up: the top one, or one that is cut. */
  private static int turned(Scene scene, List<Integer> stock) {
    boolean cut = scene.rules().begins().cut();
    int place = cut ? scene.chance().below(stock.size()) : 0;
    int card = stock.get(place);
    stock.subList(place, place + 1).clear();
    return card;
  }

  /** The dealer takes the starter into the hand and turns the next card. */
  static void take(Scene scene) {
    int dealer = scene.seat();
    int starter = scene.cards().upcard();
    Drawing.takeUpcard(scene, dealer, false);
    Calling.hasDrawn(scene, dealer);
    scene.tell("took", dealer, scene.rules().kinds().name(starter));
    turnStarter(scene);
  }

  /** What the starter does, and then the first turn. */
  static void start(Scene scene) {
    Rules rules = scene.rules();
    int dealer = scene.deal().dealer();
    int starter = scene.cards().upcard();
    if (rules.has(Element.Factor.class)) {
      scene.demands(Demand.NONE.regime(Factors.ofStarter(rules, starter)));
    }
    handOut(scene, starter);
    if (scene.over()) {
      return;
    }
    int eldest = after(rules, scene.deal().left(), dealer);
    switch (rules.starter()) {
      case PLAIN, NONE -> scene.then(new Work.Begin(eldest));
      case DEALER_DECLARES -> {
        if (rules.cards().declaresSuit(starter)) {
          scene.becomes(Turn.overStarter(dealer, Awaits.SUIT, starter, Turn.Row.EMPTY));
        } else {
          scene.then(new Work.Begin(eldest));
        }
      }
      case DEALER_PLAYS -> act(scene, dealer, starter);
      // what is to be decided, eldest hand decides
      case ELDEST_BEARS -> act(scene, eldest, starter);
    }
  }

  /** The starter has its effects, in a turn of whoever decides what it leaves to be decided. */
  private static void act(Scene scene, int seat, int starter) {
    Rules rules = scene.rules();
    Optional<Awaits> asks = Declarations.asked(rules, scene.now(), starter, false);
    Turn.Row row = Turn.Row.EMPTY.asks(asks, OptionalInt.empty());
    scene.becomes(Turn.overStarter(seat, Awaits.PLAY, starter, row));
    // whoever decides, it is the dealer whose play it counts as
    Effects.happen(scene, starter, false, scene.deal().dealer());
    if (scene.over()) {
      return;
    }
    if (rules.starter() == Element.Starter.Act.ELDEST_BEARS) {
      scene.becomes(scene.turn().withoutAgain());
    }
    if (OwedCards.owes(rules, starter)) {
      Playing.oweAnother(scene, starter);
    } else {
      scene.then(new Work.Close());
    }
  }

  /** The cards that a starter of some sort gives to every seat, eldest hand first. */
  private static void handOut(Scene scene, int starter) {
    Rules rules = scene.rules();
    if (!rules.names(rules.begins().drawOn(), starter)) {
      return;
    }
    int each = rules.begins().eachDraws();
    List<Integer> left = scene.deal().left();
    int seat = scene.deal().dealer();
    for (int place = 1; place <= left.size() && !scene.over(); place++) {
      seat = after(rules, left, seat);
      Drawing.draw(scene, seat, each);
    }
  }
}
