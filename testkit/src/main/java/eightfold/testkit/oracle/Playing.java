package eightfold.testkit.oracle;

import eightfold.cards.Kind;
import eightfold.cards.Suit;
import eightfold.game.Event;
import eightfold.rules.Effect;
import eightfold.rules.Element;
import eightfold.rules.Element.Several.Chain;
import java.util.HashSet;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** Laying a card, and what happens at once (semantics 3). */
final class Playing {
  private Playing() {}

  static void play(Scene scene, int kind) {
    play(scene, kind, false);
  }

  /** A card, or two copies of it as one act. */
  static void play(Scene scene, int kind, boolean pair) {
    Rules rules = scene.rules();
    State before = scene.now();
    if (before.aside().duel().isPresent()) {
      Duelling.playBack(scene, kind);
      return;
    }
    boolean wrong = Legality.wrong(rules, before, kind);
    boolean answers = before.turn().awaits() == Awaits.ANSWER;
    boolean first = before.turn().laid().isEmpty();
    boolean idle =
        first && !answers && Openings.due(rules, before) && Openings.withoutEffect(rules);
    boolean bride = first && !answers && bride(rules, before, kind);
    boolean cheats =
        first && Cheating.risks(rules, before, kind, Legality.refusalOfCard(rules, before, kind));
    Optional<Affairs.Doubt> doubt = Challenging.doubt(rules, before, kind);
    Turn.Row row =
        first ? opened(rules, before, bride, idle, cheats) : further(rules, before, kind);
    if (settled(scene, before, row)) {
      return;
    }
    Calling.plays(scene);
    Openings.over(scene);
    int number = Counting.adds(rules, before, kind);
    toPile(scene, kind);
    Affairs affairs = scene.now().affairs().doubt(doubt);
    scene.becomes(scene.now().affairs(bride ? affairs.asBride() : affairs));
    Gathering.onItsLike(
        scene, pair ? before.turn(before.turn().awaits(Awaits.MORE)) : before, kind);
    if (wrong) {
      Razzing.begins(scene, scene.seat(), false);
    }
    Turn.Row asking =
        row.asks(asks(rules, before, kind, idle)).barred(InForce.barred(rules, before, kind));
    scene.becomes(scene.now().turn(scene.now().turn().row(asking)));
    if (cheats) {
      Cheating.begins(scene, before, kind);
    }
    if (answers) {
      answer(scene, before, kind);
    }
    boolean waits = waits(rules) && !FollowingUp.owes(rules, kind);
    scene.becomes(scene.now().turn(scene.now().turn().row(scene.now().turn().row().due(waits))));
    if (!waits) {
      takeEffect(scene, kind, scene.seat(), pair);
    }
    if (pair && !scene.over()) {
      Gathering.second(scene, kind);
    }
    if (scene.over()) {
      return;
    }
    nameIt(scene, kind, number == 0 ? 0 : before.debt().cards() + number);
    goOn(scene, kind, idle);
  }

  /** What is settled before a card is laid; whether that ends the deal. */
  private static boolean settled(Scene scene, State before, Turn.Row row) {
    if (before.turn().laid().isEmpty()) {
      Cheating.stands(scene);
    }
    if (before.turn().row().due() && !scene.rules().has(Element.LastEffectOnly.class)) {
      effectThatWaited(scene, before.turn(), row);
    }
    return scene.over();
  }

  /** What comes when the card lies: one on it, another one perhaps, or the close of the turn. */
  private static void goOn(Scene scene, int kind, boolean idle) {
    Rules rules = scene.rules();
    if (!idle && FollowingUp.owes(rules, kind)) {
      FollowingUp.begin(scene, kind);
    } else if (rules.several()) {
      scene.becomes(scene.now().turn(scene.now().turn().awaits(Awaits.MORE)));
    } else {
      Turns.close(scene);
    }
  }

  /** Whether the card is only laid to be followed by its partner. */
  static boolean bride(Rules rules, State before, int kind) {
    return !Openings.due(rules, before)
        && (!Following.follows(rules, before.cards(), kind)
            || Following.needless(rules, before, kind))
        && Marrying.bride(rules, before, kind);
  }

  /** How a turn stands after a further card. */
  private static Turn.Row further(Rules rules, State before, int kind) {
    return before.turn().awaits() == Awaits.FOLLOW
        ? Turn.Row.EMPTY
        : Chains.after(rules, before, kind).orElseThrow();
  }

  /** How a turn stands after its first card. */
  private static Turn.Row opened(
      Rules rules, State before, boolean bride, boolean idle, boolean cheats) {
    boolean answers = before.turn().awaits() == Awaits.ANSWER;
    Set<Chain> chains = new HashSet<>(Chains.all(rules, answers));
    if (bride) {
      chains.retainAll(Set.of(Chain.MARRIAGE));
    } else if (Drawing.boundToDrawn(rules, before.turn()) && !Openings.due(rules, before)) {
      chains.remove(Chain.MARRIAGE);
    }
    boolean closed = idle || cheats || answers && rules.has(Element.AnswersAlone.class);
    return new Turn.Row(chains, false, closed, idle);
  }

  /** Whether a card's effect waits for what follows it in the turn. */
  static boolean waits(Rules rules) {
    return rules.has(Element.LastEffectOnly.class) || rules.has(Element.RunLastEffect.class);
  }

  /** The effect of the card before the last, unless these two make a run. */
  private static void effectThatWaited(Scene scene, Turn earlier, Turn.Row now) {
    if (!Chains.run(now) && !earlier.row().idle()) {
      cause(scene, earlier.laid().getLast(), earlier.row().parried(), scene.seat());
    }
  }

  /** What the player of the card has to declare. */
  static Optional<Awaits> asks(Rules rules, State before, int kind, boolean idle) {
    if (idle) {
      return Optional.empty();
    }
    if (rules.has(Element.Factor.class) && Factors.asks(before.cards(), kind).isPresent()) {
      return Factors.asks(before.cards(), kind);
    }
    Awaits awaits = before.turn().awaits();
    boolean starter = awaits == Awaits.NOTHING || awaits == Awaits.TAKE;
    if (!starter && LongHand.isOwn(rules, before, before.turn().seat(), kind)) {
      return Optional.of(Awaits.SUIT);
    }
    if (rules.does(kind, Effect.CallsRank.class) || rules.does(kind, Effect.CallsHeldRank.class)) {
      return Optional.of(Awaits.RANK);
    }
    if (rules.does(kind, Effect.Duel.class)) {
      return Optional.of(Awaits.TARGET);
    }
    if (rules.does(kind, Effect.Grab.class)) {
      return Optional.of(Awaits.GRAB);
    }
    return rules.does(kind, Effect.DeclaresSuit.class)
            || rules.does(kind, Effect.DeclaresHeldSuit.class)
        ? Optional.of(Awaits.SUIT)
        : Optional.empty();
  }

  private static void nameIt(Scene scene, int kind, int count) {
    boolean declares = scene.now().turn().row().asks().filter(Turns::declares).isPresent();
    if (declares && scene.now().hand(scene.seat()).size() > 0) {
      Naming.owesNothing(scene);
    } else {
      int asked =
          scene.rules().effect(kind, Effect.Duel.class).map(Effect.Duel::cards).orElse(count);
      Naming.owes(scene, scene.seat(), kind, asked);
    }
  }

  /** In a duel a card does nothing but answer. */
  private static Demand sister(Scene scene, State.Cards cards, int kind) {
    return scene.now().aside().duel().isPresent()
        ? Demand.NONE
        : Gathering.sister(scene.rules(), cards, kind, InForce.after(scene.rules(), cards, kind));
  }

  /** The second copy of a pair. */
  static void layAgain(Scene scene, int kind) {
    toPile(scene, kind);
  }

  /** The card goes from the hand onto the pile. */
  static void toPile(Scene scene, int kind) {
    int seat = scene.seat();
    State.Cards cards = scene.now().cards();
    Turn turn = scene.now().turn();
    Demand demand =
        scene.rules().has(Element.Factor.class)
            ? cards.demand().nothing().regime(Factors.after(cards, kind))
            : sister(scene, cards, kind);
    scene.becomes(
        scene
            .now()
            .cards(
                cards
                    .hand(seat, cards.hands().get(seat).minus(kind))
                    .pile(State.plus(cards.pile(), kind))
                    .demand(demand))
            .turn(turn.laid(State.plus(turn.laid(), kind)))
            .course(scene.now().course().onePlayed()));
    if (scene.now().hand(seat).size() == 0) {
      Calling.leavesOwing(scene, seat);
    }
    Suits.laid(scene, kind);
    scene.tell("played", seat, Kind.name(kind));
  }

  /** What the first card of an answering turn does to what waits. */
  private static void answer(Scene scene, State before, int kind) {
    State.PendingSkip skip = scene.now().skip();
    if (skip.seats() > 0) {
      if (!scene.rules().parries(kind, skip.by())) {
        scene.becomes(scene.now().skip(State.PendingSkip.NONE));
        return;
      }
      boolean ends = scene.rules().does(skip.by(), Effect.ParryEndsIt.class);
      scene.becomes(
          scene
              .now()
              .skip(
                  ends
                      ? State.PendingSkip.NONE
                      : new State.PendingSkip(skip.seats(), skip.by(), scene.seat()))
              .turn(scene.now().turn().row(scene.now().turn().row().asParry())));
    } else if (!Legality.answersDebt(scene.rules(), before, kind)) {
      scene.becomes(scene.now().debt(State.Debt.NONE));
    } else {
      scene.becomes(scene.now().later(scene.now().later().adder(scene.seat())));
      scene
          .rules()
          .effect(kind, Effect.AddsAsAnswer.class)
          .ifPresent(e -> note(scene, scene.now().turn().noted().moreDraws(e.cards(), kind)));
    }
  }

  /**
   * The effects of a card just laid, unless it opens without, or was the last of its hand (C11).
   */
  static void takeEffect(Scene scene, int kind) {
    takeEffect(scene, kind, scene.seat(), false);
  }

  /** The same as if that seat had played it, perhaps as the first card of a pair. */
  static void takeEffect(Scene scene, int kind, int as, boolean firstOfPair) {
    Rules rules = scene.rules();
    Turn.Row row = scene.now().turn().row();
    boolean goesOn =
        scene.now().hand(scene.seat()).size() > 0
            || FollowingUp.owes(rules, kind)
            || Going.costs(rules, kind) && !Going.costsTheTurn(rules, kind)
            || LongHand.goesOn(rules, scene.now(), scene.seat())
            || Partners.goesOn(rules, scene.now(), scene.seat())
            || Counting.keeps(rules, scene.now(), kind)
            || rules.does(kind, Effect.Repeat.class);
    if (goesOn && !row.idle()) {
      cause(scene, kind, row.parried(), as, firstOfPair);
    }
  }

  /** What a card does when it is laid, and what it leaves for the close of the turn. */
  static void cause(Scene scene, int kind, boolean parried, int as) {
    cause(scene, kind, parried, as, false);
  }

  private static void cause(Scene scene, int kind, boolean parried, int as, boolean firstOfPair) {
    Rules rules = scene.rules();
    boolean early = scene.now().turn().noted().draws() == 0;
    boolean two = scene.now().course().left().size() == 2;
    if (rules.does(kind, Effect.Silence.class)) {
      scene.becomes(scene.now().course(scene.now().course().silenceTurned()));
    }
    if (rules.does(kind, Effect.Reverse.class)) {
      turnRound(scene);
      if (two && rules.does(kind, Effect.AgainWithTwo.class)) {
        note(scene, scene.now().turn().noted().withAgain());
      }
      if (two && rules.does(kind, Effect.SkipWithTwo.class)) {
        note(scene, scene.now().turn().noted().moreSkips(1, early));
      }
    }
    boolean clockwise =
        rules.does(kind, Effect.Clockwise.class) || scene.now().course().clockwise();
    rules
        .effect(kind, Effect.OthersDraw.class)
        .ifPresent(e -> othersDraw(scene, as, kind, clockwise, firstOfPair));
    if (scene.over()) {
      return;
    }
    HandsMoving.happen(scene, kind);
    rules
        .effect(kind, Effect.NextDraws.class)
        .filter(
            e ->
                !rules.does(kind, Effect.WhileStockLasts.class)
                    || !scene.now().cards().stock().isEmpty())
        .ifPresent(e -> note(scene, scene.now().turn().noted().moreDraws(e.cards(), kind)));
    if (!parried) {
      rules.effect(kind, Effect.Skip.class).ifPresent(e -> noteSkip(scene, kind, e.seats(), early));
    }
    rules.effect(kind, Effect.NextMisses.class).ifPresent(e -> noteMisses(scene, kind, e, parried));
    int counted = Counting.adds(rules, scene.now(), kind);
    if (counted > 0) {
      note(scene, scene.now().turn().noted().moreDraws(counted, kind));
    }
    if (rules.does(kind, Effect.Again.class) || rules.does(kind, Effect.Repeat.class)) {
      note(scene, scene.now().turn().noted().withAgain());
    }
  }

  static void turnRound(Scene scene) {
    scene.becomes(scene.now().course(scene.now().course().turned()));
    scene.tell("reversed", Event.NOBODY);
  }

  private static void othersDraw(
      Scene scene, int as, int kind, boolean clockwise, boolean firstOfPair) {
    int cards =
        scene.rules().effect(kind, Effect.OthersDraw.class).map(Effect.OthersDraw::cards).orElse(0);
    boolean sparesNext = scene.rules().does(kind, Effect.NotTheNext.class);
    int next = firstOfPair ? Gathering.actsNext(scene.now()) : scene.now().onward(as, 1);
    int others = scene.now().others(as);
    for (int place = 1; place <= others && !scene.over(); place++) {
      int seat = scene.now().onward(as, place, clockwise);
      if (!sparesNext || seat != next) {
        Drawing.draw(scene, seat, cards);
      }
    }
  }

  private static void noteSkip(Scene scene, int kind, int seats, boolean early) {
    Turn.Noted noted = scene.now().turn().noted();
    note(
        scene,
        scene.rules().parriable(kind)
            ? noted.moreParriable(seats, kind)
            : noted.moreSkips(seats, early));
  }

  /** A parry adds to what is pending, unless it has ended that. */
  private static void noteMisses(Scene scene, int kind, Effect.NextMisses misses, boolean parried) {
    if (parried && scene.now().skip().seats() == 0) {
      return;
    }
    note(scene, scene.now().turn().noted().moreMisses(misses.turns(), kind));
  }

  private static void note(Scene scene, Turn.Noted noted) {
    scene.becomes(scene.now().turn(scene.now().turn().noted(noted)));
  }

  /** Names the suit that alone follows now. */
  static void declare(Scene scene, int suit) {
    State.Cards cards = scene.now().cards();
    scene.becomes(scene.now().cards(cards.demand(cards.demand().suit(suit))));
    Suits.declared(scene, OptionalInt.of(suit));
    scene.tell("declared", scene.seat(), String.valueOf(Suit.of(suit).letter()));
    Turns.settle(scene);
  }

  /** Calls the rank that alone follows now. */
  static void callRank(Scene scene, int rank) {
    if (Suits.orRank(scene.rules(), scene.now())) {
      Suits.nameRank(scene, rank);
      return;
    }
    State.Cards cards = scene.now().cards();
    Demand demand =
        InForce.callsHeld(scene.rules(), scene.now())
            ? cards.demand().heldRank(rank, scene.now().turn().laid().getLast())
            : cards.demand().rank(rank, scene.seat());
    scene.becomes(scene.now().cards(cards.demand(demand)));
    scene.tell("declared", scene.seat(), Kind.rankName(rank));
    Turns.settle(scene);
  }
}
