package eightfold.testkit.oracle;

import eightfold.game.Event;
import eightfold.rules.Effect;
import eightfold.rules.Element;
import java.util.List;
import java.util.Optional;

/** How a turn begins, closes and passes on (semantics 3 and 7). */
final class Turns {
  private Turns() {}

  /** The seat begins a turn. */
  static void begin(Scene scene, int seat) {
    begin(scene, seat, false);
  }

  /**
   * The seat begins a turn, or after a debt the rest of one, in which its only card was blocked.
   */
  static void begin(Scene scene, int seat, boolean stillBlocked) {
    Rules rules = scene.rules();
    scene.becomes(scene.now().turn(Turn.of(seat, Awaits.PLAY)));
    Trading.turnBegins(scene);
    boolean repeats = scene.now().aside().gathered().repeats();
    Course course = scene.now().course();
    if (reached(rules, Element.Limit.Of.CARDS, course.played())
        || reached(rules, Element.Limit.Of.ACTS, course.acts())) {
      Scoring.end(scene, Tally.Ending.LIMIT, Optional.empty());
      return;
    }
    Calling.payBefore(scene, seat);
    if (scene.over()) {
      return;
    }
    if (scene.now().hand(seat).size() == 0 && !repeats && !Counting.comesBack(scene, seat)) {
      Scoring.end(scene, Tally.Ending.OUT, Optional.of(seat));
      return;
    }
    endCalledRank(scene);
    boolean answer = scene.now().debt().cards() > 0 || scene.now().skip().seats() > 0;
    if (!answer) {
      Challenging.settled(scene);
    }
    if (!answer && Challenging.misses(scene.now(), seat)) {
      missed(scene, seat);
      return;
    }
    Turn turn = scene.now().turn().blocked(stillBlocked || Calling.blocks(scene, seat));
    Calling.turnBegins(scene, seat);
    scene.becomes(scene.now().turn(turn.awaits(answer ? Awaits.ANSWER : Awaits.PLAY)));
    if (!answer) {
      Drawing.noteLack(scene);
      drawForTheSeat(scene);
      Drawing.passIfStuck(scene);
    }
  }

  /** The seat misses the turn that has come to it. */
  private static void missed(Scene scene, int seat) {
    Challenging.hasMissed(scene, seat);
    scene.tell("skipped", seat);
    begin(scene, scene.now().onward(seat, 1));
  }

  /** Who has played the card that acts: over a starter that eldest hand bears, the dealer. */
  static int playerOfTheCard(Scene scene) {
    Turn turn = scene.now().turn();
    return turn.overStarter() ? scene.now().course().dealer() : turn.seat();
  }

  /**
   * Behind whom the next turn comes: over a starter for eldest hand, whoever sits before it, unless
   * eldest hand has followed it up.
   */
  private static int closer(Scene scene) {
    Turn turn = scene.now().turn();
    boolean before =
        turn.overStarter()
            && scene.rules().starter() == Element.Starter.Act.FIRST_PLAYER
            && !FollowingUp.owes(scene.rules(), turn.laid().getFirst());
    return before ? scene.now().onward(scene.seat(), -1) : scene.seat();
  }

  /** A called rank is over when the turn comes to its caller. */
  private static void endCalledRank(Scene scene) {
    Demand demand = scene.now().cards().demand();
    boolean comesBack = demand.rank().isPresent() && demand.caller() == scene.seat();
    if (comesBack && !scene.rules().has(Element.Factor.class)) {
      scene.becomes(scene.now().cards(scene.now().cards().demand(Demand.NONE)));
    }
  }

  /** The referee draws for a seat that cannot play, in books that say so. */
  static void drawForTheSeat(Scene scene) {
    if (!scene.rules().has(Element.AutoDraw.class) || Trading.open(scene.rules(), scene.now())) {
      return;
    }
    while (Legality.playable(scene.rules(), scene.now()).isEmpty()
        && Drawing.drawRefusal(scene.rules(), scene.now()) == Drawing.ALLOWED) {
      boolean opening = Openings.due(scene.rules(), scene.now());
      Drawing.drawOne(scene);
      if (scene.rules().mostDraws() == 1 && !opening) {
        return; // under some policies the turn has passed on already
      }
    }
  }

  /** Ends the deal after an act, if the book bounds their number. */
  static void checkActs(Scene scene) {
    if (!scene.over()
        && reached(scene.rules(), Element.Limit.Of.ACTS, scene.now().course().acts())) {
      Scoring.end(scene, Tally.Ending.LIMIT, Optional.empty());
    }
  }

  private static boolean reached(Rules rules, Element.Limit.Of of, int count) {
    return rules.limit(of).map(limit -> count >= limit.at()).orElse(false);
  }

  /** What the end of a turn settles, however it ends. */
  static void end(Scene scene) {
    Calling.turnEnds(scene);
  }

  /** The turn ends with a draw or a pass, and the next seat begins one. */
  static void endAndPassOn(Scene scene) {
    int seat = scene.seat();
    end(scene);
    if (!scene.over()) {
      Razzing.finished(scene, seat);
      int over = Gathering.serve(scene, seat);
      begin(scene, scene.now().onward(seat, over + 1));
    }
  }

  /** Whether what is awaited is a declaration. */
  static boolean declares(Awaits awaits) {
    return switch (awaits) {
      case SUIT, RANK -> true;
      case TAKE, PLAY, MORE, TARGET, GRAB, GIVE, FOLLOW, ANSWER, NOTHING -> false;
    };
  }

  /** Closes a turn in which cards were laid (semantics 3, a and b). */
  static void close(Scene scene) {
    int seat = scene.seat();
    int last = scene.now().turn().laid().getLast();
    if (scene.rules().has(Element.LastEffectOnly.class) && !scene.now().turn().overStarter()) {
      Playing.takeEffect(scene, last);
      if (scene.over()) {
        return;
      }
    }
    boolean counted = false;
    if (scene.now().hand(seat).size() > 0 || scene.now().turn().overStarter()) {
      Calling.cardsLie(scene);
    } else if (Counting.keeps(scene.rules(), scene.now(), last)) {
      counted = true;
      Counting.empties(scene, seat);
    } else if (scene.rules().does(last, Effect.Repeat.class)) {
      Calling.cardsLie(scene);
    } else if (!Going.costs(scene.rules(), last)) {
      if (!Partners.goesOn(scene.rules(), scene.now(), seat)) {
        LastCards.happen(scene, last);
      }
      Partners.out(scene, seat);
      if (scene.over()) {
        return;
      }
    } else {
      payForTheLast(scene, last);
      if (scene.over() || Going.costsTheTurn(scene.rules(), last)) {
        return;
      }
    }
    boolean empty = scene.now().hand(seat).size() == 0;
    boolean nothing = counted;
    Optional<Awaits> asks =
        scene.now().turn().row().asks().filter(awaits -> !nothing && (declares(awaits) || !empty));
    if (asks.isPresent()) {
      scene.becomes(scene.now().turn(scene.now().turn().awaits(asks.get())));
    } else {
      settle(scene);
    }
  }

  private static void payForTheLast(Scene scene, int last) {
    int seat = scene.seat();
    int cost =
        scene.rules().the(Element.LastCosts.class).map(Element.LastCosts::draws).orElseThrow();
    Drawing.draw(scene, seat, cost);
    if (scene.over()) {
      return;
    }
    if (scene.now().hand(seat).size() == 0) {
      Partners.out(scene, seat);
    }
    if (!scene.over() && Going.costsTheTurn(scene.rules(), last)) {
      endAndPassOn(scene);
    }
  }

  /** The rest of the closing, once a suit that was to be declared is: gifts, then c to f. */
  static void settle(Scene scene) {
    if (!Giving.begins(scene)) {
      goOn(scene);
    }
  }

  /** Nothing is left to be decided (semantics 3, c to f). */
  static void goOn(Scene scene) {
    if (!scene.now().turn().overStarter()) {
      end(scene);
      if (scene.over()) {
        return;
      }
    }
    int seat = closer(scene);
    Turn turn = scene.now().turn();
    Turn.Noted noted = turn.noted();
    State.Debt debt = joined(scene.now().debt(), noted);
    scene.becomes(scene.now().debt(debt));
    boolean addsUp = Gathering.addsUp(scene.rules());
    Aside.Gathered gathered = scene.now().aside().gathered();
    int skips = noted.skips() + gathered.over();
    int others = scene.now().others(seat);
    int room = debt.cards() > 0 ? others - 1 : others;
    int passedOver = Math.min(skips, room);
    State.PendingSkip moved = scene.now().skip();
    int parriable = moved.seats() + noted.parriable();
    int waiting = Math.min(parriable, room - passedOver);
    boolean pending = debt.cards() > 0 || waiting > 0;
    boolean left = scene.now().course().left().contains(seat);
    int more = noted.again() ? gathered.further() + 1 : gathered.further();
    boolean again = left && !pending && more > 0 && (addsUp || skips == 0);
    if (again) {
      boolean repeats = repeats(scene.rules(), turn.laid());
      int kept = addsUp ? more - 1 : 0;
      scene.becomes(
          scene
              .now()
              .aside(scene.now().aside().gathered(new Aside.Gathered(skips, kept, repeats))));
      begin(scene, seat);
      return;
    }
    scene.becomes(scene.now().aside(scene.now().aside().gathered(Aside.Gathered.NOTHING)));
    for (int place = 1; place <= passedOver; place++) {
      int over = scene.now().onward(seat, place);
      Challenging.hasMissed(scene, over);
      scene.tell("skipped", over);
    }
    int by = noted.parriable() > 0 ? noted.parriableBy() : moved.by();
    scene.becomes(
        scene
            .now()
            .skip(waiting > 0 ? new State.PendingSkip(waiting, by, seat) : State.PendingSkip.NONE));
    finished(scene, turn, seat);
    begin(scene, scene.now().onward(seat, passedOver + 1));
  }

  /** Whether a card of the turn wants another one on it. */
  private static boolean repeats(Rules rules, List<Integer> laid) {
    List<Integer> works = rules.has(Element.LastEffectOnly.class) ? List.of(laid.getLast()) : laid;
    return works.stream().anyMatch(kind -> rules.does(kind, Effect.Repeat.class));
  }

  private static void finished(Scene scene, Turn turn, int seat) {
    if (!turn.overStarter()) {
      Razzing.finished(scene, seat);
    }
  }

  /** A duel is over: its opener's turn ends, and the seat after the last card of it goes on. */
  static void endDuel(Scene scene, Aside.Duel duel) {
    Turn turn = scene.now().turn();
    if (!turn.overStarter()) {
      end(scene);
    }
    if (!scene.over()) {
      Calling.turnEnds(scene, duel.other());
    }
    if (scene.over()) {
      return;
    }
    scene.becomes(
        scene
            .now()
            .debt(joined(scene.now().debt(), turn.noted()))
            .aside(scene.now().aside().gathered(Aside.Gathered.NOTHING)));
    finished(scene, turn, duel.opener());
    begin(scene, scene.now().onward(duel.last(), 1));
  }

  private static State.Debt joined(State.Debt debt, Turn.Noted noted) {
    return noted.draws() == 0
        ? debt
        : new State.Debt(debt.cards() + noted.draws(), noted.drawsBy());
  }

  /** A seat takes the skip that waits for it; what is left goes on, but not to its own player. */
  static void acceptSkip(Scene scene) {
    int seat = scene.seat();
    State.PendingSkip skip = scene.now().skip();
    Challenging.hasMissed(scene, seat);
    scene.tell(Event.of("skipped", seat));
    end(scene);
    if (scene.over()) {
      return;
    }
    Razzing.finished(scene, seat);
    int next = scene.now().onward(seat, 1);
    boolean lapses = skip.seats() == 1 || next == skip.from();
    scene.becomes(
        scene
            .now()
            .skip(
                lapses
                    ? State.PendingSkip.NONE
                    : new State.PendingSkip(skip.seats() - 1, skip.by(), skip.from())));
    begin(scene, next);
  }
}
