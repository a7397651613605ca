package eightfold.testkit.oracle;

import eightfold.cards.Kind;
import eightfold.game.Chance;
import eightfold.game.Event;
import eightfold.rules.Effect;
import eightfold.rules.Element;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** From the pack to the first turn (semantics 9). */
final class Dealing {
  private Dealing() {}

  /** Fisher and Yates, from the end of the list to its beginning. */
  static void shuffle(List<Integer> cards, Chance chance) {
    for (int i = cards.size() - 1; i > 0; i--) {
      Collections.swap(cards, i, chance.below(i + 1));
    }
  }

  /** The seat next to another, among those left, in the direction in which deals begin. */
  static int after(Rules rules, List<Integer> left, int seat) {
    return State.onward(left, rules.seats(), seat, rules.beginsClockwise() ? 1 : -1);
  }

  /** Who deals next: the next seat, or the one with the highest score. */
  static int nextDealer(Rules rules, State ended, Chance chance) {
    List<Integer> score = ended.tally().score();
    List<Integer> left = rules.left(score);
    boolean highest =
        rules
            .the(Element.Dealer.class)
            .map(rule -> rule.who() == Element.Dealer.Who.HIGHEST)
            .orElse(false);
    if (!highest) {
      return after(rules, left, ended.course().dealer());
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
      shuffle(standard, chance);
      return standard;
    }
    List<Integer> pack = new ArrayList<>();
    for (int kind : order.get()) {
      Positions.takeOut(standard, kind);
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
    int open = rules.the(Element.FaceUp.class).map(Element.FaceUp::first).orElse(0);
    List<State.Hand> held =
        hands.stream()
            .map(hand -> new State.Hand(hand, hand.subList(0, Math.min(open, hand.size()))))
            .toList();
    List<Integer> stock = pack.subList(dealt, pack.size());
    State.Cards cards = new State.Cards(held, stock, List.of(), List.of(), Demand.NONE);
    Scene scene = new Scene(rules, fresh(rules, cards, dealer, number, standing), chance);
    for (int receiver : left) {
      List<String> names = hands.get(receiver).stream().map(Kind::name).toList();
      scene.tell(
          new Event("dealt", receiver, Event.NOBODY, List.of(String.valueOf(names.size())), names));
    }
    if (rules.starter() == Element.Starter.Act.NONE) {
      Turns.begin(scene, eldest);
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
          Partners.scores(rules, given).stream()
              .map(number -> number == 0 ? begins : number)
              .toList(),
          rules.inColumns() ? Sheet.fresh(rules.seats()) : Sheet.NONE);
    }
  }

  /** A table of a deal that has just begun. */
  static State fresh(Rules rules, State.Cards cards, int dealer, int number, Standing standing) {
    List<Integer> left = rules.left(standing.score());
    return new State(
        cards,
        Turn.of(dealer, Awaits.NOTHING),
        State.Debt.NONE,
        State.PendingSkip.NONE,
        Collections.nCopies(rules.seats(), State.Caller.SILENT),
        new Course(rules.beginsClockwise(), dealer, number, left, 0, 0, 0, false, Set.of()),
        new Tally(
            standing.score(),
            Collections.nCopies(rules.seats(), 0),
            Tally.Ending.RUNNING,
            List.of(),
            List.of(),
            false,
            standing.sheet()),
        Aside.fresh(
            standing.pressures().isEmpty()
                ? Collections.nCopies(rules.seats(), 0)
                : standing.pressures()),
        Affairs.NONE,
        Later.nothing(rules.seats()));
  }

  /** Turns cards up until one may stay; where none of the stock may, the first one stays. */
  private static void turnStarter(Scene scene) {
    List<Integer> stock = new ArrayList<>(scene.now().cards().stock());
    boolean someMayStay = stock.stream().anyMatch(kind -> !scene.rules().isBuried(kind));
    int starter = turned(scene, stock);
    while (someMayStay && scene.rules().isBuried(starter)) {
      scene.tell("buried", Event.NOBODY, Kind.name(starter));
      stock.add(scene.chance().below(stock.size() + 1), starter);
      starter = turned(scene, stock);
    }
    scene.becomes(scene.now().cards(scene.now().cards().stock(stock).pile(List.of(starter))));
    Suits.laid(scene, starter);
    scene.tell("turned", Event.NOBODY, Kind.name(starter));
    boolean another = !stock.isEmpty();
    int dealer = scene.now().course().dealer();
    if (scene.rules().has(Element.Goodies.class) && scene.rules().special(starter) && another) {
      scene.becomes(scene.now().turn(Turn.of(dealer, Awaits.TAKE)));
    } else {
      start(scene);
    }
  }

  /** The next card to be turned up: the top one, or one that is cut. */
  private static int turned(Scene scene, List<Integer> stock) {
    boolean cut = scene.rules().has(Element.CutStarter.class);
    int place = cut ? scene.chance().below(stock.size()) : 0;
    int card = stock.get(place);
    stock.subList(place, place + 1).clear();
    return card;
  }

  /** The dealer takes the starter into the hand and turns the next card. */
  static void take(Scene scene) {
    int dealer = scene.seat();
    State.Cards cards = scene.now().cards();
    int starter = cards.upcard();
    scene.becomes(
        scene
            .now()
            .cards(cards.pile(List.of()).hand(dealer, cards.hands().get(dealer).plus(starter))));
    Calling.hasDrawn(scene, dealer);
    scene.tell("took", dealer, Kind.name(starter));
    turnStarter(scene);
  }

  /** What the starter does, and then the first turn. */
  static void start(Scene scene) {
    Rules rules = scene.rules();
    int dealer = scene.now().course().dealer();
    int starter = scene.now().cards().upcard();
    if (rules.has(Element.Factor.class)) {
      State.Cards cards = scene.now().cards();
      scene.becomes(
          scene.now().cards(cards.demand(Demand.NONE.regime(Factors.ofStarter(starter)))));
    }
    handOut(scene, starter);
    if (scene.over()) {
      return;
    }
    int eldest = after(rules, scene.now().course().left(), dealer);
    Turn dealers = Turn.of(dealer, Awaits.SUIT).asStarter().laid(List.of(starter));
    switch (rules.starter()) {
      case PLAIN, NONE -> Turns.begin(scene, eldest);
      case DEALER_DECLARES -> {
        if (rules.does(starter, Effect.DeclaresSuit.class)
            || rules.does(starter, Effect.DeclaresHeldSuit.class)) {
          scene.becomes(scene.now().turn(dealers));
        } else {
          Turns.begin(scene, eldest);
        }
      }
      case DEALER_PLAYS -> act(scene, dealers, starter);
      // what is to be decided, eldest hand decides
      case ELDEST_BEARS ->
          act(scene, Turn.of(eldest, Awaits.SUIT).asStarter().laid(List.of(starter)), starter);
    }
  }

  /** The starter has its effects, in a turn of whoever decides what it leaves to be decided. */
  private static void act(Scene scene, Turn turn, int starter) {
    Rules rules = scene.rules();
    Turn.Row row = Turn.Row.EMPTY.asks(Playing.asks(rules, scene.now(), starter, false));
    scene.becomes(scene.now().turn(turn.awaits(Awaits.PLAY).row(row)));
    // whoever decides, it is the dealer whose play it counts as
    Playing.cause(scene, starter, false, scene.now().course().dealer());
    if (scene.over()) {
      return;
    }
    if (rules.starter() == Element.Starter.Act.ELDEST_BEARS) {
      Turn caused = scene.now().turn();
      scene.becomes(scene.now().turn(caused.noted(caused.noted().withoutAgain())));
    }
    if (FollowingUp.owes(rules, starter)) {
      FollowingUp.begin(scene, starter);
    } else {
      Turns.close(scene);
    }
  }

  /** The cards that a starter of some sort gives to every seat, eldest hand first. */
  private static void handOut(Scene scene, int starter) {
    Optional<Element.StarterDraw> rule =
        scene
            .rules()
            .the(Element.StarterDraw.class)
            .filter(draw -> scene.rules().names(draw.cards(), starter));
    if (rule.isEmpty()) {
      return;
    }
    List<Integer> left = scene.now().course().left();
    int seat = scene.now().course().dealer();
    for (int place = 1; place <= left.size() && !scene.over(); place++) {
      seat = after(scene.rules(), left, seat);
      Drawing.draw(scene, seat, rule.get().each());
    }
  }
}
