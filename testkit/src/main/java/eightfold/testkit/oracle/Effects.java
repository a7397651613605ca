package eightfold.testkit.oracle;

import eightfold.game.Event;
import eightfold.rules.vocabulary.Effect;
import eightfold.rules.vocabulary.Element;
import eightfold.rules.vocabulary.Trigger.Moment;
import java.util.List;

/** What a card does when it lies, and what it leaves for the close of its turn (semantics 5). */
final class Effects {
  private Effects() {}

  /**
   * The effects of a card just laid, unless it opens without, or was the last of its hand (C11).
   */
  static void take(Scene scene, int kind) {
    take(scene, kind, scene.seat(), false);
  }

  /** The same as if that seat had played it, perhaps as the first card of a pair. */
  static void take(Scene scene, int kind, int as, boolean firstOfPair) {
    Rules rules = scene.rules();
    Turn.Row row = scene.turn().row();
    boolean costs = GoingOut.costs(rules, kind) && !GoingOut.costsTheTurn(rules, kind);
    if ((costs || playsOn(scene, kind)) && !row.idle()) {
      happen(scene, kind, row.parried(), as, firstOfPair);
    }
  }

  /** Whether the deal is over with the card just laid, which was the last of its hand (C11). */
  static boolean endsTheDeal(Scene scene, int kind) {
    return !playsOn(scene, kind) && !GoingOut.costs(scene.rules(), kind);
  }

  /** Whether its player is not out with the card, or the others play on. */
  private static boolean playsOn(Scene scene, int kind) {
    Rules rules = scene.rules();
    State now = scene.now();
    return now.hand().size() > 0
        || OwedCards.owes(rules, kind) && !scene.turn().row().idle()
        || LongHand.goesOn(rules, now, scene.seat())
        || Teams.goesOn(rules, now, scene.seat())
        || Counting.keeps(rules, now, kind)
        || repeats(scene, kind);
  }

  /** Whether another card must follow this one, so that nobody is out with it. */
  static boolean repeats(Scene scene, int kind) {
    return scene.rules().does(kind, Effect.What.REPEAT) && !scene.turn().row().idle();
  }

  /** What a card does at once, and the work that it leaves. */
  static void happen(Scene scene, int kind, boolean parried, int as) {
    happen(scene, kind, parried, as, false);
  }

  /** Play goes this way from here: it turns round where it went the other way. */
  static void goes(Scene scene, boolean clockwise) {
    if (scene.deal().clockwise() != clockwise) {
      turnRound(scene);
    }
  }

  private static void happen(Scene scene, int kind, boolean parried, int as, boolean firstOfPair) {
    Rules rules = scene.rules();
    boolean early = scene.turn().draws() == 0;
    if (rules.does(kind, Effect.What.SILENCE)) {
      scene.becomes(scene.deal().silenceTurned());
    }
    if (rules.does(kind, Effect.What.REVERSE)) {
      turnRound(scene);
    }
    if (rules.does(kind, Effect.What.GOES_LEFT)) {
      goes(scene, true);
    } else if (rules.does(kind, Effect.What.GOES_RIGHT)) {
      goes(scene, false);
    }
    if (scene.deal().left().size() == 2) {
      if (rules.does(kind, Effect.What.AGAIN_WITH_TWO)) {
        causes(scene, new Caused.Again());
      } else if (rules.does(kind, Effect.What.SKIP_WITH_TWO)) {
        causes(scene, new Caused.Skips(1, early));
      }
    }
    if (rules.does(kind, Effect.Others.class)) {
      othersDraw(scene, kind, as, firstOfPair);
    }
    if (scene.over()) {
      return;
    }
    PassingHands.happen(scene, kind);
    PassingHands.show(scene, kind, as);
    rules
        .effect(kind, Effect.Penalty.class)
        .filter(penalty -> penalty.draws() > 0 && drawsNow(scene, kind))
        .ifPresent(penalty -> causes(scene, new Caused.Draws(penalty.draws(), kind)));
    if (!parried) {
      rules
          .effect(kind, Effect.Lost.class)
          .map(lost -> lost.seats().at(scene.now().seats()))
          .filter(seats -> seats > 0)
          .ifPresent(seats -> skip(scene, kind, seats, early));
    }
    rules
        .effect(kind, Effect.Lost.class)
        .filter(lost -> lost.turns() > 0)
        // a parry adds to what is pending, unless it has ended that
        .filter(_ -> !parried || scene.now().lost().pending().waits())
        .ifPresent(e -> causes(scene, new Caused.Misses(e.turns(), kind)));
    int counted = Counting.adds(rules, scene.now(), kind);
    if (counted > 0) {
      causes(scene, new Caused.Draws(counted, kind));
    }
    if (rules.does(kind, Effect.What.AGAIN) || rules.does(kind, Effect.What.REPEAT)) {
      causes(scene, new Caused.Again());
    }
    if (rules.does(kind, Effect.What.TURNS_UP)) {
      turnsUp(scene);
    }
  }

  /** The top card of the stock is as if laid by the same player (semantics 19.22). */
  private static void turnsUp(Scene scene) {
    State before = scene.now();
    if (scene.over() || scene.turn().starter() || scene.cards().stock().isEmpty()) {
      return;
    }
    Rules rules = scene.rules();
    int kind = before.cards().stock().getFirst();
    CardPlay.turnUp(scene);
    Turn.Row row =
        scene
            .turn()
            .row()
            .asks(
                Declarations.asked(rules, before, kind, false),
                Declarations.barred(rules, before, kind));
    scene.becomes(scene.turn().row(row));
    linesHear(scene, before, kind);
    happen(scene, kind, false, scene.seat());
  }

  /** A line does so for the seat whose turn it is, no duel going on (semantics 19.25). */
  static void turnsUpByLine(Scene scene, int player) {
    boolean inTurn = player == scene.now().turnOf() && !scene.now().has(Duel.class);
    if (inTurn && !scene.turn().row().idle()) {
      turnsUp(scene);
    }
  }

  /** Lines may be about a card that was turned up as about one that is laid. */
  private static void linesHear(Scene scene, State before, int kind) {
    List<Integer> pile = before.cards().pile();
    int from = Math.min(before.the(Series.class).from(), pile.size());
    int left = before.hand().size();
    scene.happens(
        new Happening.Laid(scene.seat(), kind, 1, pile.subList(from, pile.size()), left, before));
  }

  static void causes(Scene scene, Caused work) {
    scene.becomes(scene.turn().causes(work));
  }

  private static boolean drawsNow(Scene scene, int kind) {
    return !scene.rules().does(kind, Effect.Penalty.class, Effect.Penalty::whileStockLasts)
        || !scene.cards().stock().isEmpty();
  }

  /** The direction changes, with no further effect. */
  static void turnRound(Scene scene) {
    scene.becomes(scene.deal().turned());
    scene.tell("reversed", Event.NOBODY);
    scene.comes(Moment.DIRECTION_TURNS, scene.now().turnOf());
  }

  private static void skip(Scene scene, int kind, int seats, boolean early) {
    boolean parriable = scene.rules().cards().parriable(kind);
    causes(scene, parriable ? new Caused.Parriable(seats, kind) : new Caused.Skips(seats, early));
  }

  /** In which direction the others are gone through whom a card hits. */
  private static boolean clockwise(Scene scene, int kind) {
    return scene.rules().does(kind, Effect.Others.class, Effect.Others::clockwise)
        || scene.deal().clockwise();
  }

  private static void othersDraw(Scene scene, int kind, int as, boolean firstOfPair) {
    Rules rules = scene.rules();
    int cards = rules.amount(kind, Effect.Others.class, Effect.Others::draw);
    boolean clockwise = clockwise(scene, kind);
    boolean sparesNext = rules.does(kind, Effect.Others.class, Effect.Others::notTheNext);
    State now = scene.now();
    int next = firstOfPair ? LosingTurns.actsNext(now) : now.onward(as, 1);
    int others = now.others(as);
    for (int place = 1; place <= others && !scene.over(); place++) {
      int seat = scene.now().onward(as, place, clockwise);
      if (!sparesNext || seat != next) {
        Drawing.draw(scene, seat, cards);
      }
    }
  }

  /** What a card that ends the deal still does (semantics 26.5, {@code last-effect}). */
  static void ofTheLast(Scene scene, int last) {
    Rules rules = scene.rules();
    if (rules.last().effect() != Element.Last.Scope.NONE) {
      ofTheLast(scene, last, rules.last().effect() == Element.Last.Scope.ALL);
    }
  }

  private static void ofTheLast(Scene scene, int last, boolean all) {
    Rules rules = scene.rules();
    if (scene.turn().row().idle()) {
      nextTakes(scene, 0);
      return;
    }
    if (all) {
      if (rules.does(last, Effect.What.REVERSE)) {
        turnRound(scene);
      }
      int cards = rules.amount(last, Effect.Others.class, Effect.Others::draw);
      if (rules.does(last, Effect.Others.class)) {
        othersTake(scene, cards, clockwise(scene, last));
      }
      PassingHands.happen(scene, last);
    }
    if (rules.does(last, Effect.What.GIVES_TO_OTHERS)) {
      othersTake(scene, 1, scene.deal().clockwise());
    }
    // what others have drawn may have been the last of the stock, or have brought a new one
    int draws =
        drawsNow(scene, last) ? rules.amount(last, Effect.Penalty.class, Effect.Penalty::draws) : 0;
    nextTakes(scene, draws);
  }

  /** A card that owed another one, of which there was none, has had its effects. */
  static void penaltiesOfTheLast(Scene scene) {
    if (scene.rules().last().effect() != Element.Last.Scope.NONE) {
      nextTakes(scene, 0);
    }
  }

  /** The next seat takes what waits, what the turn has caused, and so many cards more. */
  private static void nextTakes(Scene scene, int more) {
    int sum = scene.now().debt().cards() + scene.turn().draws() + more;
    if (sum > 0) {
      Drawing.take(scene, scene.now().onward(scene.seat(), 1), sum);
    }
  }

  private static void othersTake(Scene scene, int cards, boolean clockwise) {
    int others = scene.deal().left().size() - 1;
    for (int place = 1; place <= others; place++) {
      Drawing.take(scene, scene.now().onward(scene.seat(), place, clockwise), cards);
    }
  }
}
