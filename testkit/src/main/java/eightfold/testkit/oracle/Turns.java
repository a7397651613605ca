package eightfold.testkit.oracle;

import eightfold.rules.vocabulary.Element;
import eightfold.rules.vocabulary.Element.Draw.Policy;
import eightfold.rules.vocabulary.Element.Stock.Out;
import eightfold.rules.vocabulary.Trigger.Moment;
import eightfold.testkit.oracle.Ended.Ending;
import java.util.Optional;

/** How a turn begins, closes and passes on (semantics 3, 6 and 8). */
final class Turns {
  private Turns() {}

  /** The seat begins a turn, or the next one that misses none. */
  static void begin(Scene scene, int seat) {
    scene.becomes(Trade.NONE);
    begin(scene, seat, false, true);
  }

  /** The turn that runs in a position goes on: no line hears of its beginning. */
  static void resume(Scene scene, int seat) {
    begin(scene, seat);
    scene.becomes(Occasion.NONE);
  }

  /** After a debt the seat takes the rest of its turn. */
  static void rest(Scene scene, Work.Rest rest) {
    Trade trade = scene.now().the(Trade.class);
    scene.becomes(trade.closed(trade.offer()));
    begin(scene, rest.seat(), rest.blocked(), false);
  }

  private static void begin(Scene scene, int turnOf, boolean stillBlocked, boolean anew) {
    Rules rules = scene.rules();
    int seat = LosingTurns.acting(scene, turnOf);
    scene.becomes(Turn.of(seat, Awaits.PLAY));
    // a turn that went on otherwise than it was to end, as with a duel, leaves nothing behind
    scene.drops(EndsWhenNamed.class);
    if (limitReached(scene)) {
      scene.ends(Ending.LIMIT, Optional.empty());
      return;
    }
    if (anew) {
      Calling.payBefore(scene, seat);
    }
    if (scene.over()) {
      return;
    }
    boolean emptyGoesOn =
        scene.now().the(FurtherTurns.class).repeats()
            || Counting.comesBack(rules, scene.now(), seat)
            || LongHand.played(rules);
    if (scene.now().hand(seat).size() == 0 && !emptyGoesOn) {
      scene.ends(Ending.OUT, Optional.of(seat));
      return;
    }
    endCalledRank(scene);
    boolean answer = LosingTurns.pending(scene, seat);
    if (!answer) {
      scene.drops(ChallengeablePlay.class);
      if (scene.now().lost().forfeited().contains(seat)) {
        LosingTurns.skipped(scene, seat);
        scene.then(new Work.Begin(scene.now().onward(seat, 1)));
        return;
      }
    }
    boolean blocked = stillBlocked || CallRules.blocks(rules, scene.now(), seat);
    Calling.turnBegins(scene, seat);
    scene.becomes(scene.turn().blocked(blocked).awaits(answer ? Awaits.ANSWER : Awaits.PLAY));
    if (anew) {
      State now = scene.now();
      scene.becomes(
          now.the(Orders.class).turnOf(seat), now.the(Ahead.class).again(false), SwappedHands.NONE);
      scene.comes(Moment.TURN_BEGINS, seat);
    }
    if (!answer) {
      scene.then(new Work.NoteLack(), new Work.DrawForSeat(), new Work.PassIfStuck());
    }
  }

  /** A called rank is over when the turn comes to its caller. */
  private static void endCalledRank(Scene scene) {
    Demand demand = scene.cards().demand();
    boolean comesBack = demand.rank().isPresent() && demand.caller() == scene.seat();
    if (comesBack && !scene.rules().has(Element.Factor.class)) {
      scene.demands(Demand.NONE.ruling(demand.ruling()));
    }
  }

  /** Ends the deal after an act, if the book bounds their number. */
  static void checkActs(Scene scene) {
    if (scene.deal().counts().acts() >= scene.rules().limit(Element.Limit.Of.ACTS)) {
      scene.ends(Ending.LIMIT, Optional.empty());
    }
  }

  /** The player has named the seats that lines asked for, and what it has laid is all its turn. */
  static void endAfterNaming(Scene scene) {
    if (scene.now().has(EndsWhenNamed.class) && scene.turn().awaits() == Awaits.MORE) {
      scene.drops(EndsWhenNamed.class);
      scene.then(new Work.Close());
    }
  }

  /** Whether a limit lets no further turn begin. */
  static boolean limitReached(Scene scene) {
    DealProgress.Counts counts = scene.deal().counts();
    return counts.played() >= scene.rules().limit(Element.Limit.Of.CARDS)
        || counts.acts() >= scene.rules().limit(Element.Limit.Of.ACTS);
  }

  /** Keeps in mind that the seat to act could not play at some time of its turn. */
  static void noteLack(Scene scene) {
    if (DrawingRules.lacks(scene.rules(), scene.now())) {
      scene.becomes(scene.turn().lacked(true));
    }
  }

  /** What was drawn does not help, and the turn ends by itself: no pass that would block a deal. */
  static void endInVain(Scene scene) {
    scene.tell("passed", scene.seat());
    scene.then(new Work.EndTurn());
  }

  /** A pass as the seat's own act, or by itself. */
  static void pass(Scene scene) {
    boolean blocks = DrawingRules.passBlocks(scene.rules(), scene.now());
    scene.tell("passed", scene.seat());
    int passes = blocks ? scene.deal().counts().passes() + 1 : 0;
    scene.becomes(scene.deal().passes(passes).opened(scene.seat()));
    if (passes >= DrawingRules.blockingPasses(scene.rules(), scene.now())) {
      scene.ends(Ending.BLOCKED, Optional.empty());
    } else {
      scene.then(new Work.EndTurn());
    }
  }

  /** Where the rules leave a seat nothing to do in its turn, it passes by itself. */
  static void passIfStuck(Scene scene) {
    State state = scene.now();
    Rules rules = scene.rules();
    if (state.turn().awaits() != Awaits.PLAY
        || GiftRules.tradeOpen(rules, state)
        || Playability.canPlay(rules, state)) {
      return;
    }
    boolean opening = Openings.due(rules, state);
    boolean free = opening && rules.policy() != Policy.NONE;
    boolean used = DrawingRules.drawsUsed(rules, state) && !free;
    boolean nothingLeft = !used && !DrawingRules.canGive(rules, state);
    boolean inVain = used && rules.drawnInVain();
    boolean nothingElse =
        DrawingRules.drawRefusal(rules, state) != Rules.ALLOWED
            && DrawingRules.passRefusal(rules, state) != Rules.ALLOWED;
    // in the middle of drawing up to so many the pass is the seat's own (eights.md R3)
    boolean own = rules.policy() == Policy.UP_TO && state.turn().drawn().cards() > 0;
    boolean must = nothingLeft && (opening || !own && !rules.draw().freePass());
    boolean empty = state.hand().size() == 0 && !LongHand.played(rules);
    if (empty && (must || inVain || nothingElse)) {
      out(scene, state.turn().seat());
    } else if (must && rules.stockOut() == Out.END) {
      scene.ends(Ending.BLOCKED, Optional.empty());
    } else if (inVain) {
      endInVain(scene);
    } else if (must || nothingElse) {
      pass(scene);
    }
  }

  /** A seat takes the skip that waits for it. */
  static void acceptSkip(Scene scene) {
    LosingTurns.accept(scene, scene.seat());
    scene.then(new Work.EndTurn());
  }

  /** The turn ends with a draw or a pass. */
  static void end(Scene scene) {
    Calling.turnEnds(scene, scene.seat());
    int seat = scene.seat();
    scene.then(new Work.TurnEnded(seat), new Work.TurnOver(seat), new Work.MoveOnWithoutCards());
  }

  /** Lines hear of the end of a turn after what the calls and penalties of it have set off. */
  static void ended(Scene scene, int seat) {
    scene.comes(Moment.TURN_ENDS, seat);
  }

  /** The next seat begins a turn after one without cards. */
  static void moveOnWithoutCards(Scene scene) {
    scene.then(new Work.Begin(LosingTurns.nextWithoutCards(scene, scene.seat())));
  }

  /** Closes a turn in which cards were laid (semantics 6.2 to 6.6). */
  static void close(Scene scene) {
    Rules rules = scene.rules();
    int seat = scene.seat();
    int last = scene.turn().last();
    Turn.Row row = scene.turn().row();
    if (row.due() && !scene.turn().overStarter()) {
      scene.becomes(scene.turn().row(row.due(false)));
      Effects.take(scene, last);
      scene.then(new Work.Close());
      return;
    }
    boolean counted = false;
    if (scene.now().hand().size() > 0 || scene.turn().overStarter()) {
      Calling.cardsLie(scene, seat);
    } else if (Counting.keeps(rules, scene.now(), last)) {
      counted = true;
      emptiedByCount(scene, seat);
    } else if (Effects.repeats(scene, last)) {
      Calling.cardsLie(scene, seat);
    } else if (!GoingOut.costs(rules, last)) {
      outByCard(scene, last);
    } else {
      payForTheLast(scene, last);
      if (!scene.over() && GoingOut.costsTheTurn(rules, last)) {
        scene.becomes(scene.now().the(Ahead.class).again(false));
        takeNewHand(scene);
        scene.then(new Work.EndTurn());
        return;
      }
    }
    scene.then(counted ? new Work.Settle() : new Work.Ask());
  }

  /** What the last card asks of its player, if it still does, comes before the rest. */
  static void ask(Scene scene) {
    boolean empty = scene.now().hand().size() == 0 && !LongHand.played(scene.rules());
    Turn turn = scene.turn();
    Turn.Row row = turn.row();
    (row.byLine() ? Optional.of(Awaits.SUIT) : row.asks())
        .filter(awaits -> awaits.declaration() || !empty)
        .filter(
            awaits ->
                awaits != Awaits.DECISION || DecisionRules.comesUp(scene.rules(), scene.now()))
        .ifPresentOrElse(
            awaits -> scene.becomes(turn.awaits(awaits)), () -> scene.then(new Work.Settle()));
  }

  private static void emptiedByCount(Scene scene, int seat) {
    Emptied emptied = scene.now().the(Emptied.class);
    if (!emptied.seats().contains(seat)) {
      scene.becomes(new Emptied(Copies.plus(emptied.seats(), seat)));
    }
  }

  private static void payForTheLast(Scene scene, int last) {
    int cost = scene.rules().last().draws();
    Drawing.draw(scene, scene.seat(), cost);
    if (!scene.over() && scene.now().hand().size() == 0) {
      outByCard(scene, last);
    }
  }

  /** The seat in turn has no card left: it is out, or counts on. */
  private static void outByCard(Scene scene, int last) {
    int seat = scene.seat();
    if (LongHand.played(scene.rules())) {
      countDown(scene, seat);
      return;
    }
    if (!Teams.goesOn(scene.rules(), scene.now(), seat)) {
      Effects.ofTheLast(scene, last);
    }
    out(scene, seat);
  }

  /** A seat is out: the deal ends, or it leaves it. */
  static void out(Scene scene, int seat) {
    if (Teams.goesOn(scene.rules(), scene.now(), seat)) {
      scene.becomes(scene.deal().leaves(seat));
      Speaking.leaves(scene, seat);
      Calling.leaves(scene, seat);
      scene.tell("out", seat);
    } else {
      scene.ends(Ending.OUT, Optional.of(seat));
    }
  }

  /** A hand has been emptied: the score goes down by one, at nothing the match is won. */
  private static void countDown(Scene scene, int seat) {
    Tally tally = scene.now().tally().scoresInDeal(seat, -1);
    scene.becomes(tally, scene.turn().withNewHand());
    scene.tell("scored", seat, "-1");
    if (tally.score().get(seat) == 0) {
      scene.ends(Ending.OUT, Optional.of(seat));
    }
  }

  /** Who has emptied its hand takes as many cards as its score says. */
  private static void takeNewHand(Scene scene) {
    if (scene.turn().newHand()) {
      int seat = scene.seat();
      Drawing.draw(scene, seat, scene.now().tally().score().get(seat));
    }
  }

  /** Once what was to be declared is: gifts, then the rest of the closing. */
  static void settle(Scene scene) {
    if (!Giving.begins(scene)) {
      scene.then(new Work.PassOn());
    }
  }

  /** Nothing is left to be decided (semantics 6.8). */
  static void passOn(Scene scene) {
    scene.then(new Work.MoveOn());
    if (!scene.turn().overStarter()) {
      takeNewHand(scene);
      if (!scene.over()) {
        scene.then(new Work.TurnEnded(scene.seat()), new Work.TurnOver(scene.seat()));
        Calling.turnEnds(scene, scene.seat());
      }
    }
  }

  /** The next turn comes, with all that was noted (semantics 6.9 to 6.13). */
  static void moveOn(Scene scene) {
    scene.then(new Work.Begin(LosingTurns.next(scene, closer(scene))));
  }

  /**
   * Behind whom the next turn comes: over a starter for eldest hand, whoever sits before it, unless
   * eldest hand has followed it up.
   */
  private static int closer(Scene scene) {
    Turn turn = scene.turn();
    boolean before =
        turn.overStarter()
            && scene.rules().starter() == Element.Starter.Act.ELDEST_BEARS
            && !OwedCards.owes(scene.rules(), turn.last());
    return before ? scene.now().onward(scene.seat(), -1) : scene.seat();
  }
}
