package eightfold.testkit.oracle;

import eightfold.game.Event;
import eightfold.rules.Effect;
import eightfold.rules.Element;
import java.util.Optional;

/** How a turn begins, closes and passes on (semantics 3 and 7). */
final class Turns {
  private Turns() {}

  /** The seat begins a turn. */
  static void begin(Scene scene, int seat) {
    begin(scene, seat, false, true);
  }

  /**
   * After a debt the seat takes the rest of its turn, in which its only card may have been blocked.
   */
  static void rest(Scene scene, int seat, boolean stillBlocked) {
    begin(scene, seat, stillBlocked, false);
  }

  private static void begin(Scene scene, int turnOf, boolean stillBlocked, boolean anew) {
    int seat = Passing.acting(scene, turnOf);
    scene.becomes(
        scene.now().turn(Turn.of(seat, Awaits.PLAY)).later(scene.now().later().newHand(false)));
    if (anew) {
      Trading.turnBegins(scene);
    } else {
      Trading.close(scene);
    }
    boolean repeats = scene.now().aside().gathered().repeats();
    if (limitReached(scene)) {
      Scoring.end(scene, Tally.Ending.LIMIT, Optional.empty());
      return;
    }
    if (anew) {
      Calling.payBefore(scene, seat);
    }
    if (scene.over()) {
      return;
    }
    boolean emptyGoesOn =
        repeats || Counting.comesBack(scene, seat) || LongHand.played(scene.rules());
    if (scene.now().hand(seat).size() == 0 && !emptyGoesOn) {
      Scoring.end(scene, Tally.Ending.OUT, Optional.of(seat));
      return;
    }
    endCalledRank(scene);
    boolean answer = Passing.pending(scene, seat);
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
            && scene.rules().starter() == Element.Starter.Act.ELDEST_BEARS
            && !FollowingUp.owes(scene.rules(), turn.laid().getFirst());
    return before ? scene.now().onward(scene.seat(), -1) : scene.seat();
  }

  /** A called rank is over when the turn comes to its caller. */
  private static void endCalledRank(Scene scene) {
    Demand demand = scene.now().cards().demand();
    boolean comesBack = demand.rank().isPresent() && demand.caller() == scene.seat();
    if (comesBack && !scene.rules().has(Element.Factor.class)) {
      Demand ended = Demand.NONE.ruling(demand.ruling());
      scene.becomes(scene.now().cards(scene.now().cards().demand(ended)));
    }
  }

  /** The referee draws for a seat that cannot play, in books that say so. */
  static void drawForTheSeat(Scene scene) {
    if (!scene.rules().has(Element.AutoDraw.class) || Trading.open(scene.rules(), scene.now())) {
      return;
    }
    while (!Legality.canPlay(scene.rules(), scene.now())
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

  /** Whether a limit lets no further turn begin. */
  static boolean limitReached(Scene scene) {
    Course course = scene.now().course();
    return reached(scene.rules(), Element.Limit.Of.CARDS, course.played())
        || reached(scene.rules(), Element.Limit.Of.ACTS, course.acts());
  }

  private static boolean reached(Rules rules, Element.Limit.Of of, int count) {
    return count >= rules.limit(of);
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
      begin(scene, Passing.behind(scene, scene.now().onward(seat, over)));
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
    if (scene.now().turn().row().due() && !scene.now().turn().overStarter()) {
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
      out(scene);
    } else {
      payForTheLast(scene);
      if (!scene.over() && Going.costsTheTurn(scene.rules(), last)) {
        LongHand.takeNewHand(scene);
        if (!scene.over()) {
          endAndPassOn(scene);
        }
        return;
      }
    }
    if (scene.over()) {
      return;
    }
    boolean empty = scene.now().hand(seat).size() == 0 && !LongHand.played(scene.rules());
    boolean nothing = counted;
    Optional<Awaits> asks =
        scene.now().turn().row().asks().filter(awaits -> !nothing && (declares(awaits) || !empty));
    if (asks.isPresent()) {
      scene.becomes(scene.now().turn(scene.now().turn().awaits(asks.get())));
    } else {
      settle(scene);
    }
  }

  private static void payForTheLast(Scene scene) {
    int seat = scene.seat();
    int cost =
        scene.rules().the(Element.LastCosts.class).map(Element.LastCosts::draws).orElseThrow();
    Drawing.draw(scene, seat, cost);
    if (scene.over()) {
      return;
    }
    if (scene.now().hand(seat).size() == 0) {
      out(scene);
    }
  }

  /** The seat in turn has no card left: it is out, or counts on. */
  private static void out(Scene scene) {
    int seat = scene.seat();
    if (LongHand.played(scene.rules())) {
      LongHand.lower(scene);
      return;
    }
    if (!Partners.goesOn(scene.rules(), scene.now(), seat)) {
      LastCards.happen(scene, scene.now().turn().laid().getLast());
    }
    Partners.out(scene, seat);
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
      LongHand.takeNewHand(scene);
      if (!scene.over()) {
        end(scene);
      }
      if (scene.over()) {
        return;
      }
    }
    Passing.on(scene, closer(scene));
  }

  static void finished(Scene scene, Turn turn, int seat) {
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
    Passing.add(scene, duel.opener(), turn.noted());
    scene.becomes(scene.now().aside(scene.now().aside().gathered(Aside.Gathered.NOTHING)));
    finished(scene, turn, duel.opener());
    begin(scene, scene.now().onward(duel.last(), 1));
  }

  /** A seat takes the skip that waits for it. */
  static void acceptSkip(Scene scene) {
    int seat = scene.seat();
    Challenging.hasMissed(scene, seat);
    scene.tell(Event.of("skipped", seat));
    Passing.accept(scene, seat);
    end(scene);
    if (scene.over()) {
      return;
    }
    Razzing.finished(scene, seat);
    begin(scene, scene.now().onward(seat, 1));
  }
}
