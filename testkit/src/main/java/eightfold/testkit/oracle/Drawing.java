package eightfold.testkit.oracle;

import eightfold.cards.Kind;
import eightfold.game.Event;
import eightfold.game.Refusal;
import eightfold.rules.Effect;
import eightfold.rules.Element;
import eightfold.rules.Element.Draw.Policy;
import eightfold.rules.Element.ForcedPlay.Scope;
import eightfold.rules.Element.Stock.Out;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Drawing, and passing for want of a card (semantics 4). */
final class Drawing {
  /** That nothing speaks against an act. */
  static final int ALLOWED = 0;

  private Drawing() {}

  /** Whether a card can be drawn at all. */
  static boolean canGive(Rules rules, State state) {
    return Counting.pressed(rules) || onTheTable(rules, state);
  }

  private static boolean onTheTable(Rules rules, State state) {
    return !state.cards().stock().isEmpty()
        || rules.stockOut() == Out.RESHUFFLE && state.cards().pile().size() > staying(state);
  }

  /**
   * A seat draws so many cards, or what there is; where the stock's end is the deal's end, too few
   * end it.
   *
   * @return how many it drew
   */
  static int draw(Scene scene, int seat, int number) {
    return draw(scene, seat, number, false);
  }

  /** The same in the seat's own turn, where it may have to pay for the end of the stock. */
  static int drawForOneself(Scene scene, int seat, int number) {
    return draw(scene, seat, number, true);
  }

  private static int draw(Scene scene, int seat, int number, boolean pays) {
    boolean hadStock = !scene.now().cards().stock().isEmpty();
    int drawn = take(scene, seat, number, pays);
    if (Counting.pressed(scene.rules()) && drawn < number) {
      Counting.exhausted(scene);
      return drawn;
    }
    boolean ends =
        switch (scene.rules().stockOut()) {
          case END -> drawn < number;
          case ENDS_AT_LAST -> hadStock && scene.now().cards().stock().isEmpty();
          case RESHUFFLE, PASS -> false;
        };
    if (ends) {
      Scoring.end(scene, Tally.Ending.BLOCKED, Optional.empty());
    }
    return drawn;
  }

  /** A seat takes so many cards, or what there is. */
  static int take(Scene scene, int seat, int number) {
    return take(scene, seat, number, false);
  }

  private static int take(Scene scene, int seat, int number, boolean pays) {
    List<String> names = new ArrayList<>();
    while (names.size() < number) {
      if (scene.now().cards().stock().isEmpty() && Counting.pressed(scene.rules())) {
        Counting.press(scene, seat);
      }
      if (!onTheTable(scene.rules(), scene.now())) {
        break;
      }
      if (scene.now().cards().stock().isEmpty()) {
        reshuffle(scene);
        if (pays) {
          StockPaying.pay(scene, seat);
        }
      }
      names.add(Kind.name(top(scene, seat)));
    }
    if (!names.isEmpty()) {
      if (scene.rules().policy() != Policy.NONE) {
        scene.becomes(scene.now().course(scene.now().course().passes(0)));
      }
      Calling.hasDrawn(scene, seat);
    }
    scene.tell(new Event("drew", seat, Event.NOBODY, List.of(String.valueOf(names.size())), names));
    return names.size();
  }

  private static int top(Scene scene, int seat) {
    State.Cards cards = scene.now().cards();
    int kind = cards.stock().getFirst();
    scene.becomes(
        scene
            .now()
            .cards(
                cards
                    .stock(cards.stock().subList(1, cards.stock().size()))
                    .hand(seat, cards.hands().get(seat).plus(kind))));
    return kind;
  }

  /** With the upcard the card below it stays while that may be the upcard again. */
  private static int staying(State state) {
    boolean mayGoBack = state.affairs().doubt().isPresent() || state.later().cheat().isPresent();
    return mayGoBack ? Math.min(2, state.cards().pile().size()) : 1;
  }

  /** All of the pile but the upcard is shuffled and becomes the stock (C8.1). */
  private static void reshuffle(Scene scene) {
    State.Cards cards = scene.now().cards();
    int under = cards.pile().size() - staying(scene.now());
    List<Integer> stock = new ArrayList<>(cards.pile().subList(0, under));
    Dealing.shuffle(stock, scene.chance());
    State.Cards after = cards.stock(stock).pile(cards.pile().subList(under, cards.pile().size()));
    if (scene.rules().has(Element.FaceUp.class)) {
      after = after.hands(after.hands().stream().map(State.Hand::faceUp).toList());
    }
    scene.becomes(scene.now().cards(after));
    scene.tell("reshuffled", Event.NOBODY);
  }

  /** Why the seat to act may not draw, or {@link #ALLOWED}. */
  static int drawRefusal(Rules rules, State state) {
    return switch (state.turn().awaits()) {
      case ANSWER -> mayTake(rules, state) ? ALLOWED : Refusal.MAY_NOT_DRAW;
      case PLAY -> {
        if (Openings.due(rules, state)) {
          yield openingDrawRefusal(rules, state);
        }
        if (drawsUsed(rules, state)
            || bound(rules, state)
            || obliged(rules, state)
            || repeats(rules, state)) {
          yield Refusal.MAY_NOT_DRAW;
        }
        yield canGive(rules, state) ? ALLOWED : Refusal.NOTHING_TO_DRAW;
      }
      case FOLLOW -> FollowingUp.drawRefusal(rules, state);
      case MORE, SUIT, RANK, TARGET, GRAB, GIVE, TAKE, NOTHING -> Refusal.MAY_NOT_DRAW;
    };
  }

  /** Whether what waits may be drawn. */
  private static boolean mayTake(Rules rules, State state) {
    boolean skip = state.skip().seats() > 0 && state.aside().duel().isEmpty();
    return !skip && !Counting.forced(rules, state);
  }

  /** Whether the seat must put a card on the one that gave it this turn. */
  private static boolean repeats(Rules rules, State state) {
    return state.aside().gathered().repeats()
        && state.turn().draws() == 0
        && Legality.canPlay(rules, state);
  }

  /** Before its opening a seat draws as often as it likes, where anybody draws at all. */
  private static int openingDrawRefusal(Rules rules, State state) {
    boolean mustOpen = Openings.forced(rules) && Legality.canPlay(rules, state);
    if (rules.policy() == Policy.NONE || mustOpen) {
      return Refusal.MAY_NOT_DRAW;
    }
    return canGive(rules, state) ? ALLOWED : Refusal.NOTHING_TO_DRAW;
  }

  private static boolean drawsUsed(Rules rules, State state) {
    return state.turn().draws() >= rules.mostDraws();
  }

  /** Whether the seat holds a card that it must play rather than draw or pass. */
  private static boolean obliged(Rules rules, State state) {
    return InForce.obliges(rules, state)
        || rules
            .the(Element.ForcedPlay.class)
            .map(rule -> holdsPlayable(rules, state, rule.scope()))
            .orElse(false);
  }

  private static boolean holdsPlayable(Rules rules, State state, Scope scope) {
    return state.hand(state.turn().seat()).held().stream()
        .anyMatch(
            card ->
                obliges(rules, state, scope, card)
                    && Legality.refusalOfCard(rules, state, card) == ALLOWED);
  }

  private static boolean obliges(Rules rules, State state, Scope scope, int card) {
    return switch (scope) {
      case ALWAYS -> true;
      case EXCEPT_WILD -> !LongHand.isWild(rules, state, state.turn().seat(), card);
      case EXCEPT_JOKERS -> !Kind.joker(card);
    };
  }

  /** Whether the card has come for want of which the seat had to draw. */
  private static boolean bound(Rules rules, State state) {
    return rules.policy() == Policy.UNTIL_PLAYABLE
        && state.turn().lacked()
        && hasWhatItNeeds(rules, state);
  }

  /** Keeps in mind that the seat to act could not play at some time of its turn. */
  static void noteLack(Scene scene) {
    if (!scene.over()
        && scene.rules().policy() == Policy.UNTIL_PLAYABLE
        && scene.now().turn().awaits() == Awaits.PLAY
        && !hasWhatItNeeds(scene.rules(), scene.now())) {
      scene.becomes(scene.now().turn(scene.now().turn().hasLacked()));
    }
  }

  private static boolean hasWhatItNeeds(Rules rules, State state) {
    Scope scope =
        rules.the(Element.ForcedPlay.class).map(Element.ForcedPlay::scope).orElse(Scope.ALWAYS);
    return holdsPlayable(rules, state, scope);
  }

  /** Whether the hand is bound to one card: the one just drawn, under some policies. */
  static boolean boundToDrawn(Rules rules, Turn turn) {
    boolean bindingPolicy =
        switch (rules.policy()) {
          case ONE_MAY_PLAY, ONE_MUST_PLAY -> true;
          case UNTIL_PLAYABLE, UNTIL_PLAYED, ONE_THEN_PASS, ONE_THEN_PLAY, UP_TO, NONE -> false;
        };
    return bindingPolicy && turn.awaits() == Awaits.PLAY && turn.draws() > 0;
  }

  /** One card in the own turn, nothing being owed. */
  static void drawOne(Scene scene) {
    Rules rules = scene.rules();
    int seat = scene.seat();
    boolean opening = Openings.due(rules, scene.now());
    drawForOneself(scene, seat, 1);
    if (scene.over()) {
      return;
    }
    if (rules.policy() == Policy.ONE_THEN_PASS && !opening) {
      Turns.endAndPassOn(scene);
      return;
    }
    int drawn = scene.now().hand(seat).held().getLast();
    scene.becomes(scene.now().turn(scene.now().turn().drew(drawn)));
    noteLack(scene);
    if (drawnInVain(rules) && !opening && !Legality.canPlay(rules, scene.now())) {
      endInVain(scene);
    }
  }

  /** The whole debt; then the seat's turn is over, or begins. */
  static void takeDebt(Scene scene) {
    if (scene.now().aside().duel().isPresent()) {
      Duelling.take(scene);
      return;
    }
    State.Debt debt = scene.now().debt();
    boolean counted = Counting.open(scene.rules(), scene.now());
    int seat = scene.seat();
    boolean blocked = scene.now().turn().blocked();
    scene.becomes(scene.now().debt(State.Debt.NONE));
    Challenging.settled(scene);
    drawForOneself(scene, seat, debt.cards());
    if (scene.over()) {
      return;
    }
    Naming.owesPhrase(scene, seat);
    if (counted) {
      Counting.ends(scene);
    }
    if (scene.over()) {
      return;
    }
    boolean thenTurn = scene.rules().does(debt.by(), Effect.ThenTurn.class);
    boolean missed = Challenging.misses(scene.now(), seat) && !Turns.limitReached(scene);
    if (thenTurn && !missed) {
      Turns.rest(scene, seat, blocked);
      return;
    }
    Challenging.hasMissed(scene, seat);
    if (thenTurn) {
      scene.tell("skipped", seat);
    }
    Turns.endAndPassOn(scene);
  }

  /** Why the seat to act may not pass, or {@link #ALLOWED}. */
  static int passRefusal(Rules rules, State state) {
    boolean may =
        switch (state.turn().awaits()) {
          case TAKE, GRAB -> true;
          case GIVE -> state.aside().trading().offer().isPresent() || !Giving.begun(state);
          case ANSWER -> state.skip().seats() > 0 && state.aside().duel().isEmpty();
          case PLAY -> mayPass(rules, state);
          case MORE, SUIT, RANK, TARGET, FOLLOW, NOTHING -> false;
        };
    return may ? ALLOWED : Refusal.MAY_NOT_PASS;
  }

  private static boolean mayPass(Rules rules, State state) {
    boolean stuck =
        Trading.open(rules, state)
            && !Legality.canPlay(rules, state)
            && drawRefusal(rules, state) != ALLOWED;
    if (stuck) {
      return true;
    }
    if (Openings.due(rules, state) || obliged(rules, state) || repeats(rules, state)) {
      return false;
    }
    boolean noMoreDraws = drawsUsed(rules, state) || !canGive(rules, state);
    boolean free = rules.has(Element.FreePass.class) || rules.has(Element.DryPass.class);
    if (!canGive(rules, state) && free) {
      return true;
    }
    // obliged() was false: under except-wild all that it could play is wild, which nobody must
    if (noMoreDraws && rules.has(Element.ForcedPlay.class)) {
      return true;
    }
    return switch (rules.policy()) {
      case NONE -> true;
      case UP_TO, ONE_MAY_PLAY -> noMoreDraws;
      case UNTIL_PLAYABLE, UNTIL_PLAYED, ONE_THEN_PASS, ONE_MUST_PLAY, ONE_THEN_PLAY -> false;
    };
  }

  /** A pass as the seat's own act, or by itself. */
  static void pass(Scene scene) {
    boolean blocks = blocks(scene.rules(), scene.now());
    scene.tell("passed", scene.seat());
    Course course = scene.now().course();
    scene.becomes(scene.now().course(course.passes(blocks ? course.passes() + 1 : 0)));
    Openings.over(scene);
    if (scene.now().course().passes() >= blockingPasses(scene)) {
      Scoring.end(scene, Tally.Ending.BLOCKED, Optional.empty());
    } else {
      Turns.endAndPassOn(scene);
    }
  }

  /**
   * Whether a pass now is one of those that block a deal (C8.2): by a seat that could not play,
   * whatever it has drawn before; by any seat where nobody draws or all may pass freely.
   */
  private static boolean blocks(Rules rules, State state) {
    if (rules.policy() == Policy.NONE) {
      return true;
    }
    if (canGive(rules, state)) {
      return false;
    }
    boolean keepsJokers =
        rules
            .the(Element.ForcedPlay.class)
            .map(rule -> rule.scope() == Scope.EXCEPT_JOKERS)
            .orElse(false);
    boolean free = rules.has(Element.FreePass.class) || rules.has(Element.DryPass.class);
    return free
        || Legality.playable(rules, state.turn(state.turn().beforeAnyDraw())).stream()
            .allMatch(card -> keepsJokers && Kind.joker(card));
  }

  /** What was drawn does not help, and the turn ends by itself: no pass that would block a deal. */
  private static void endInVain(Scene scene) {
    scene.tell("passed", scene.seat());
    Turns.endAndPassOn(scene);
  }

  /** Passes in a row that block the deal. */
  private static int blockingPasses(Scene scene) {
    int more = scene.rules().the(Element.FreePass.class).map(Element.FreePass::more).orElse(0);
    return scene.now().course().left().size() + more;
  }

  /** Where the rules leave a seat nothing to do in its turn, it passes by itself. */
  static void passIfStuck(Scene scene) {
    State state = scene.now();
    Rules rules = scene.rules();
    if (scene.over()
        || state.turn().awaits() != Awaits.PLAY
        || Trading.open(rules, state)
        || Legality.canPlay(rules, state)) {
      return;
    }
    boolean opening = Openings.due(rules, state);
    boolean free = opening && rules.policy() != Policy.NONE;
    boolean used = drawsUsed(rules, state) && !free;
    boolean nothingLeft = !used && !canGive(rules, state);
    boolean inVain = used && drawnInVain(rules);
    boolean nothingElse =
        drawRefusal(rules, state) != ALLOWED && passRefusal(rules, state) != ALLOWED;
    // in the middle of drawing up to so many the pass is the seat's own (eights.md R3)
    boolean own = rules.policy() == Policy.UP_TO && state.turn().draws() > 0;
    boolean must = nothingLeft && (opening || !own && !rules.has(Element.FreePass.class));
    boolean empty = state.hand(state.turn().seat()).size() == 0 && !LongHand.played(rules);
    if (empty && (must || inVain || nothingElse)) {
      Partners.out(scene, state.turn().seat());
    } else if (must && rules.stockOut() == Out.END) {
      Scoring.end(scene, Tally.Ending.BLOCKED, Optional.empty());
    } else if (inVain) {
      endInVain(scene);
    } else if (must || nothingElse) {
      pass(scene);
    }
  }

  /** Whether a turn ends by itself when the draws are used and no card is playable. */
  private static boolean drawnInVain(Rules rules) {
    return switch (rules.policy()) {
      case ONE_MUST_PLAY, ONE_THEN_PLAY -> true;
      case UNTIL_PLAYABLE, UNTIL_PLAYED, ONE_THEN_PASS, ONE_MAY_PLAY, UP_TO, NONE -> false;
    };
  }
}
