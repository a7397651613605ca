package eightfold.testkit.oracle;

import eightfold.cards.Kind;
import eightfold.game.Refusal;
import eightfold.rules.CardSet;
import eightfold.rules.Element;
import java.util.List;
import java.util.Optional;

/** Calls, catches and false calls (semantics 6 and 12). */
final class Calling {
  private Calling() {}

  /** Whether a hand like this is one that a call announces. */
  private static boolean owing(Rules rules, State.Hand hand) {
    return rules.the(Element.Call.class).map(call -> owing(rules, call, hand.held())).orElse(false);
  }

  private static boolean owing(Rules rules, Element.Call call, List<Integer> held) {
    boolean few = !held.isEmpty() && held.size() <= call.at();
    boolean looks = few || call.orOfOneRank() || rules.has(Element.CallIfEmptied.class);
    if (!looks) {
      return false;
    }
    boolean oneRank = held.stream().map(Kind::rank).distinct().count() == 1;
    boolean saved =
        oneRank
            && !call.save().isEmpty()
            && held.stream().allMatch(kind -> rules.names(new CardSet(call.save()), kind));
    boolean emptied =
        rules.has(Element.CallIfEmptied.class) && EmptiedInATurn.possible(rules, held);
    return (few || call.orOfOneRank() && oneRank || emptied) && !saved;
  }

  private static boolean owing(Scene scene, int seat) {
    return owing(scene.rules(), scene.now().hand(seat));
  }

  private static boolean eachTurn(Rules rules) {
    return rules.the(Element.Call.class).map(Element.Call::eachTurn).orElse(false);
  }

  /** Why the seat may not call, or {@link Drawing#ALLOWED}. */
  static int callRefusal(Rules rules, State state, int seat) {
    State.Caller caller = state.caller(seat);
    if (!rules.calls(state.course()) || caller.called() || caller.announced()) {
      return Refusal.CALL_NOT_VALID;
    }
    boolean otherwise =
        rules.has(Element.FalseCall.class)
            ? state.hand(seat).size() > 0 && mayBeFalse(rules, state, seat)
            : afterwards(rules, state, seat);
    return otherwise || inTime(rules, state, seat) ? Drawing.ALLOWED : Refusal.CALL_NOT_VALID;
  }

  /** Whether a call out of time is accepted, true or false. */
  private static boolean mayBeFalse(Rules rules, State state, int seat) {
    boolean owes = state.caller(seat).owes();
    return switch (rules.the(Element.Call.class).orElseThrow().found()) {
      case CAUGHT -> true;
      case AUTOMATIC -> !(owes && owing(rules, state.hand(seat)));
      case NEXT_TURN -> !(owes && state.aside().late().contains(seat));
    };
  }

  /** Whether what is owed may still be called. */
  private static boolean afterwards(Rules rules, State state, int seat) {
    boolean inTime =
        switch (rules.the(Element.Call.class).orElseThrow().found()) {
          case CAUGHT -> !Razzing.razzes(rules) || owing(rules, state.hand(seat));
          case AUTOMATIC -> false;
          case NEXT_TURN -> !state.aside().late().contains(seat);
        };
    return state.caller(seat).owes() && inTime;
  }

  /** Whether a call in the own turn comes before a play that can bring the owing state. */
  private static boolean inTime(Rules rules, State state, int seat) {
    if (seat != state.turn().seat()) {
      return false;
    }
    Element.Call call = rules.the(Element.Call.class).orElseThrow();
    int held = state.hand(seat).size();
    return switch (state.turn().awaits()) {
      case PLAY, ANSWER, FOLLOW ->
          held >= (call.eachTurn() ? 1 : call.at() + 1) && held <= mostBeforeThePlay(rules, call);
      case MORE -> held >= 1 && held <= mostBeforeThePlay(rules, call);
      case GIVE -> state.aside().trading().offer().isEmpty() && held == call.at() + 1;
      // what the turn comes to is looked at when all is declared and named
      case SUIT, RANK, TARGET, GRAB ->
          call.eachTurn()
              && !state.turn().overStarter()
              && held >= 1
              && held <= mostBeforeThePlay(rules, call);
      case TAKE, NOTHING -> false;
    };
  }

  private static int mostBeforeThePlay(Rules rules, Element.Call call) {
    if (call.beforeWithUpTo() > 0) {
      return call.beforeWithUpTo();
    }
    boolean manyMayGo = rules.several() || call.orOfOneRank();
    int mayGo = Gathering.twoMayGo(rules) ? 2 : 1;
    return manyMayGo ? Integer.MAX_VALUE : call.at() + mayGo;
  }

  static void call(Scene scene, int seat) {
    int held = scene.now().hand(seat).size();
    boolean inTime = inTime(scene.rules(), scene.now(), seat);
    boolean early = !owing(scene, seat);
    Optional<Element.FalseCall> falseCall = scene.rules().the(Element.FalseCall.class);
    scene.tell("called", seat);
    if (falseCall.isPresent() && early && held > 0 && !inTime) {
      penalise(scene, seat, falseCall.get().cards());
      return;
    }
    Razzing.called(scene, seat);
    boolean waits = falseCall.isPresent() && (early || inTime && eachTurn(scene.rules()));
    scene.becomes(scene.now().caller(seat, new State.Caller(false, true, waits, inTime)));
  }

  /** Why nobody may catch that seat, or {@link Drawing#ALLOWED}. */
  static int catchRefusal(Rules rules, State state, int seat, int offender) {
    boolean atOwnRisk =
        rules.has(Element.WrongCatch.class)
            && state.course().left().containsAll(List.of(seat, offender));
    return fault(rules, state, offender) || atOwnRisk ? Drawing.ALLOWED : Refusal.CALL_NOT_VALID;
  }

  /** Whether the seat can be caught for something. */
  static boolean fault(Rules rules, State state, int offender) {
    if (Razzing.razzes(rules)) {
      return rules.callPenalty() > 0 && Razzing.oldest(state, offender).isPresent();
    }
    return rules.caughtCalls() && rules.callPenalty() > 0 && state.caller(offender).owes();
  }

  /** Somebody else has played or drawn: it is too late for what a seat still owes. */
  static void acts(Scene scene, int seat) {
    for (int other = 0; other < scene.now().seats(); other++) {
      if (other != seat && scene.now().caller(other).owes()) {
        Aside aside = scene.now().aside();
        scene.becomes(scene.now().aside(aside.late(Aside.with(aside.late(), other))));
      }
    }
  }

  /** What is still owed when the seat's next turn begins is paid for then. */
  static void payBefore(Scene scene, int seat) {
    int penalty = scene.rules().callPenalty();
    if (scene.rules().found(Element.Call.Found.NEXT_TURN)
        && scene.now().caller(seat).owes()
        && penalty > 0) {
      scene.becomes(scene.now().caller(seat, scene.now().caller(seat).owes(false)));
      penalise(scene, seat, penalty);
    }
  }

  /** A partner that keeps a card: what it called or owed with fewer is over. */
  static void keeps(Scene scene, int seat) {
    if (!owing(scene, seat)) {
      scene.becomes(scene.now().caller(seat, scene.now().caller(seat).owes(false).called(false)));
    }
  }

  static void caught(Scene scene, int catcher, int offender) {
    if (!fault(scene.rules(), scene.now(), offender)) {
      int cost = scene.rules().the(Element.WrongCatch.class).orElseThrow().cards();
      penalise(scene, catcher, cost);
      Naming.owesPhrase(scene, catcher);
      return;
    }
    scene.tell("caught", offender);
    if (Razzing.razzes(scene.rules())) {
      Razzing.caught(scene, offender);
      Drawing.draw(scene, offender, scene.rules().callPenalty());
      Naming.owesPhrase(scene, offender);
      return;
    }
    scene.becomes(scene.now().caller(offender, scene.now().caller(offender).owes(false)));
    Drawing.draw(scene, offender, scene.rules().callPenalty());
    Naming.owesPhrase(scene, offender);
  }

  /** A seat that plays its next card owes no earlier call. */
  static void plays(Scene scene) {
    int seat = scene.seat();
    if (!Razzing.razzes(scene.rules())) {
      scene.becomes(scene.now().caller(seat, scene.now().caller(seat).owes(false)));
    }
  }

  /**
   * A seat that has drawn has lost its call, unless that waits to be judged or the hand is still in
   * the owing state; and mostly it owes none.
   */
  static void hasDrawn(Scene scene, int seat) {
    boolean stays =
        scene.rules().the(Element.Call.class).map(Element.Call::untilPlayed).orElse(false)
            || scene.rules().found(Element.Call.Found.NEXT_TURN)
            || Razzing.razzes(scene.rules());
    leavesOwing(scene, seat);
    State.Caller caller = scene.now().caller(seat);
    scene.becomes(scene.now().caller(seat, caller.owes(caller.owes() && stays)));
    lookAnew(scene, seat);
  }

  /** A call ends with the owing state, unless it waits to be judged. */
  static void leavesOwing(Scene scene, int seat) {
    State.Caller caller = scene.now().caller(seat);
    boolean waits = caller.announced() || eachTurn(scene.rules()) && caller.fresh();
    if (caller.called() && !waits && !owing(scene, seat)) {
      scene.becomes(scene.now().caller(seat, caller.called(false)));
    }
  }

  /** A seat has got another hand: what it called, or owed, concerned the old one. */
  static void hasOtherHand(Scene scene, int seat) {
    Razzing.called(scene, seat);
    scene.becomes(scene.now().caller(seat, State.Caller.SILENT));
    lookAnew(scene, seat);
  }

  /** Where every change counts: a hand that changed outside its own turn. */
  private static void lookAnew(Scene scene, int seat) {
    // a duel belongs to the turn of who opened it, a trade to that of who has offered it
    Aside aside = scene.now().aside();
    int own =
        aside
            .duel()
            .map(Aside.Duel::opener)
            .or(() -> aside.trading().offer().map(offer -> offer.turn().seat()))
            .orElse(scene.seat());
    Awaits awaits = scene.now().turn().awaits();
    boolean dealt = awaits == Awaits.NOTHING || awaits == Awaits.TAKE;
    boolean looks =
        scene.rules().has(Element.CallEachChange.class)
            && !dealt
            && seat != own
            && scene.rules().calls(scene.now().course());
    if (looks && !scene.now().caller(seat).called()) {
      if (!scene.now().caller(seat).owes()) {
        scene.becomes(scene.now().aside(aside.late(Aside.without(aside.late(), seat))));
      }
      scene.becomes(scene.now().caller(seat, scene.now().caller(seat).owes(owing(scene, seat))));
    }
  }

  /** What is owed ends with the beginning of the seat's next turn, in books that say so. */
  static void turnBegins(Scene scene, int seat) {
    if (scene.rules().has(Element.CallUntilTurn.class)) {
      scene.becomes(scene.now().caller(seat, scene.now().caller(seat).owes(false)));
    }
  }

  /** When the cards lie: a hand that its own play has brought to the owing state owes its call. */
  static void cardsLie(Scene scene) {
    cardsLie(scene, scene.seat());
  }

  /** The same of a seat in the turn of another. */
  static void cardsLie(Scene scene, int seat) {
    if (!eachTurn(scene.rules())) {
      owe(scene, seat);
    }
  }

  /** The seat owes its call if its hand is one that does. */
  private static void owe(Scene scene, int seat) {
    State.Caller caller = scene.now().caller(seat);
    if (!scene.now().turn().overStarter()
        && scene.rules().calls(scene.now().course())
        && owing(scene, seat)
        && !caller.called()) {
      Aside aside = scene.now().aside();
      scene.becomes(
          scene
              .now()
              .caller(seat, caller.owes(true))
              .aside(aside.late(Aside.without(aside.late(), seat))));
      Razzing.begins(scene, seat, true);
    }
  }

  /**
   * A turn's end: where every turn is looked at, its hand now owes a call; where the referee finds
   * the failure, the penalty falls; what was announced is judged; a call that fits no owing hand
   * lapses.
   */
  static void turnEnds(Scene scene) {
    turnEnds(scene, scene.seat());
  }

  /** The same for a seat that took part in the turn of another. */
  static void turnEnds(Scene scene, int seat) {
    if (eachTurn(scene.rules()) && !scene.now().later().newHand()) {
      owe(scene, seat);
    }
    judge(scene, seat);
    if (scene.over()) {
      return;
    }
    boolean announced = scene.now().caller(seat).announced();
    scene.becomes(scene.now().caller(seat, scene.now().caller(seat).announced(false).aged()));
    if (owing(scene, seat)) {
      return;
    }
    // what was false is over, whatever the penalty makes of the hand
    scene.becomes(scene.now().caller(seat, scene.now().caller(seat).called(false)));
    if (announced) {
      penalise(scene, seat, scene.rules().the(Element.FalseCall.class).orElseThrow().cards());
    }
  }

  private static void judge(Scene scene, int seat) {
    int penalty = scene.rules().callPenalty();
    if (scene.rules().found(Element.Call.Found.AUTOMATIC)
        && penalty > 0
        && scene.now().caller(seat).owes()) {
      scene.becomes(scene.now().caller(seat, scene.now().caller(seat).owes(false)));
      penalise(scene, seat, penalty);
    }
  }

  /** Whether a call still owed keeps the seat's only card in its hand this turn. */
  static boolean blocks(Scene scene, int seat) {
    return scene.rules().has(Element.CallBlocks.class)
        && scene.now().caller(seat).owes()
        && scene.now().hand(seat).size() == 1;
  }

  /** A seat speaks; while silence holds it pays for it, unless it has dropped out. */
  static void say(Scene scene, int seat, String words) {
    Naming.says(scene, seat, words);
    Course course = scene.now().course();
    if (scene.rules().has(Element.SilenceCosts.class)
        && course.silence()
        && course.left().contains(seat)) {
      int cost = scene.rules().the(Element.SilenceCosts.class).orElseThrow().cards();
      penalise(scene, seat, cost);
    }
  }

  private static void penalise(Scene scene, int seat, int cards) {
    scene.tell("penalised", seat, String.valueOf(cards));
    Drawing.draw(scene, seat, cards);
  }
}
