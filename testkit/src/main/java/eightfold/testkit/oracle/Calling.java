package eightfold.testkit.oracle;

import eightfold.rules.vocabulary.Element;
import eightfold.testkit.oracle.Faults.Fault;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** What becomes of calls, made and owed, as hands and turns go on (semantics 21). */
final class Calling {
  /** So many faults are kept at most. */
  private static final int MOST_FAULTS = 64;

  private Calling() {}

  private static boolean owing(Scene scene, int seat) {
    return CallRules.owing(scene.rules(), scene.now(), seat);
  }

  /** Somebody else has played or drawn: it is too late for what a seat still owes. */
  static void acts(Scene scene, int seat) {
    for (int other = 0; other < scene.now().seats(); other++) {
      if (other != seat && scene.now().caller(other).owes()) {
        scene.caller(other, caller -> caller.late(true));
      }
    }
  }

  /** A partner that keeps a card: what it called or owed with fewer is over. */
  static void keeps(Scene scene, int seat) {
    if (!owing(scene, seat)) {
      scene.caller(seat, caller -> caller.owes(false).called(false));
    }
  }

  /** A seat that plays its next card owes no earlier call. */
  static void plays(Scene scene) {
    if (!CallRules.faultsLast(scene.rules())) {
      scene.caller(scene.seat(), caller -> caller.owes(false));
    }
  }

  /**
   * A seat that has drawn has lost its call, unless that waits to be judged or the hand is still in
   * the owing state; and mostly it owes none.
   */
  static void hasDrawn(Scene scene, int seat) {
    Rules rules = scene.rules();
    boolean stays =
        rules.says(Element.Call.class, Element.Call::untilPlayed)
            || rules.found(Element.Call.Found.NEXT_TURN)
            || CallRules.faultsLast(rules);
    leavesOwing(scene, seat);
    scene.caller(seat, caller -> caller.owes(caller.owes() && stays));
    lookAnew(scene, seat);
  }

  /** A call ends with the owing state, unless it waits to be judged. */
  static void leavesOwing(Scene scene, int seat) {
    Calls.Caller caller = scene.now().caller(seat);
    boolean waits = caller.announced() || CallRules.eachTurn(scene.rules()) && caller.fresh();
    if (caller.called() && !waits && !owing(scene, seat)) {
      scene.caller(seat, c -> c.called(false));
    }
  }

  /** A seat has got another hand: what it called, or owed, concerned the old one. */
  static void hasOtherHand(Scene scene, int seat) {
    forgetFaultOfCall(scene, seat);
    scene.caller(seat, Calls.Caller::silent);
    lookAnew(scene, seat);
  }

  /** Where every change counts: a hand that changed outside its own turn. */
  private static void lookAnew(Scene scene, int seat) {
    State now = scene.now();
    Awaits awaits = scene.turn().awaits();
    boolean looks =
        scene.rules().says(Element.Call.class, Element.Call::eachChange)
            && awaits != Awaits.NOTHING
            && awaits != Awaits.TAKE
            && seat != now.turnOf()
            && scene.rules().calls(scene.deal());
    if (looks && !now.caller(seat).called()) {
      boolean owes = owing(scene, seat);
      scene.caller(seat, caller -> caller.late(caller.late() && caller.owes()).owes(owes));
    }
  }

  /** What is owed ends with the beginning of the seat's next turn, in books that say so. */
  static void turnBegins(Scene scene, int seat) {
    if (scene.rules().says(Element.Call.class, Element.Call::untilTurn)) {
      scene.caller(seat, caller -> caller.owes(false));
    }
  }

  /** When the cards lie: a hand that its own play has brought to the owing state owes its call. */
  static void cardsLie(Scene scene, int seat) {
    if (!CallRules.eachTurn(scene.rules())) {
      owe(scene, seat);
    }
  }

  /** The seat owes its call if its hand is one that does. */
  private static void owe(Scene scene, int seat) {
    // who leads a turn over a starter has laid nothing; the other of a duel over it has
    boolean laidNothing = scene.turn().overStarter() && scene.turn().seat() == seat;
    if (!laidNothing
        && !scene.now().the(SwappedHands.class).seats().contains(seat)
        && scene.rules().calls(scene.deal())
        && owing(scene, seat)
        && !scene.now().caller(seat).called()) {
      scene.caller(seat, caller -> caller.owes(true).late(false));
      faultBegins(scene, seat, true);
    }
  }

  /** A seat calls; a false call that is known as one is paid for. */
  static void call(Scene scene, int seat) {
    Rules rules = scene.rules();
    boolean inTime = CallRules.inTime(rules, scene.now(), seat);
    boolean early = !owing(scene, seat);
    boolean mayBeFalse = rules.says(Element.Call.class, call -> call.falseDraws() > 0);
    scene.tell("called", seat);
    if (mayBeFalse && early && !inTime && scene.now().hand(seat).size() > 0) {
      penaliseFalseCall(scene, seat);
      return;
    }
    forgetFaultOfCall(scene, seat);
    boolean waits = mayBeFalse && (early || inTime && CallRules.eachTurn(rules));
    scene.caller(seat, caller -> new Calls.Caller(false, true, waits, inTime, caller.late()));
  }

  private static void penaliseFalseCall(Scene scene, int seat) {
    int cards = scene.rules().number(Element.Call.class, Element.Call::falseDraws);
    Drawing.penalise(scene, seat, cards, "false-call");
  }

  /** What is still owed when the seat's next turn begins is paid for then. */
  static void payBefore(Scene scene, int seat) {
    payWhatIsOwed(scene, seat, Element.Call.Found.NEXT_TURN);
  }

  private static void payWhatIsOwed(Scene scene, int seat, Element.Call.Found found) {
    int penalty = scene.rules().callPenalty();
    if (scene.rules().found(found) && penalty > 0 && scene.now().caller(seat).owes()) {
      scene.caller(seat, caller -> caller.owes(false));
      Drawing.penalise(scene, seat, penalty, "missed-call");
    }
  }

  /**
   * The end of a turn in which the seat took part: where every turn is looked at, its hand now owes
   * a call; where the referee finds the failure, the penalty falls; what was announced is judged; a
   * call that fits no owing hand lapses.
   */
  static void turnEnds(Scene scene, int seat) {
    if (CallRules.eachTurn(scene.rules()) && !scene.turn().newHand()) {
      owe(scene, seat);
    }
    payWhatIsOwed(scene, seat, Element.Call.Found.AUTOMATIC);
    if (scene.over()) {
      return;
    }
    boolean announced = scene.now().caller(seat).announced();
    scene.caller(seat, Calls.Caller::aged);
    if (owing(scene, seat)) {
      return;
    }
    // what was false is over, whatever the penalty makes of the hand
    scene.caller(seat, caller -> caller.called(false));
    if (announced) {
      penaliseFalseCall(scene, seat);
    }
  }

  /** A seat has done, or not done, what it may be caught for. */
  static void faultBegins(Scene scene, int seat, boolean call) {
    if (CallRules.faultsLast(scene.rules())) {
      List<Fault> faults = new ArrayList<>(scene.now().the(Faults.class).all());
      if (faults.size() == MOST_FAULTS) {
        faults.removeFirst();
      }
      faults.add(new Fault(seat, call, Set.of()));
      become(scene, faults);
    }
  }

  private static void become(Scene scene, List<Fault> all) {
    Faults faults = new Faults(all);
    scene.becomes(faults);
    for (int seat = 0; seat < scene.now().seats(); seat++) {
      boolean owes = faults.ofCall(seat);
      scene.caller(seat, caller -> caller.owes(owes));
    }
  }

  /** A seat has called after all. */
  private static void forgetFaultOfCall(Scene scene, int seat) {
    if (CallRules.faultsLast(scene.rules())) {
      become(
          scene,
          scene.now().the(Faults.class).all().stream()
              .filter(fault -> fault.seat() != seat || !fault.call())
              .toList());
    }
  }

  /** Who is out is caught for nothing any more. */
  static void leaves(Scene scene, int seat) {
    if (CallRules.faultsLast(scene.rules())) {
      become(
          scene,
          scene.now().the(Faults.class).all().stream()
              .filter(fault -> fault.seat() != seat)
              .toList());
    } else {
      scene.caller(seat, caller -> caller.owes(false));
    }
  }

  /** A seat has finished a turn: in some time nobody can be caught any more. */
  static void hasFinished(Scene scene, int seat) {
    int turns = CallRules.turnsOfFaults(scene.rules());
    if (turns > 0) {
      become(
          scene,
          scene.now().the(Faults.class).all().stream()
              .map(fault -> fault.hasFinished(seat))
              .filter(fault -> fault.finished().size() < turns)
              .toList());
    }
  }

  /** A seat is caught for its oldest fault. */
  static void caught(Scene scene, int offender) {
    scene.tell("caught", offender);
    if (CallRules.faultsLast(scene.rules())) {
      Faults faults = scene.now().the(Faults.class);
      become(scene, Copies.minus(faults.all(), faults.oldestOf(offender).orElseThrow()));
    } else {
      scene.caller(offender, caller -> caller.owes(false));
    }
    Drawing.draw(scene, offender, scene.rules().callPenalty());
    Speaking.owesPhrase(scene, offender);
  }
}
