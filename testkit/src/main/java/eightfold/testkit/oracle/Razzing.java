package eightfold.testkit.oracle;

import eightfold.rules.Element;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Faults that others may catch until some seats have finished a turn (semantics 13.2). */
final class Razzing {
  /** So many faults are kept at most. */
  private static final int MOST = 64;

  private Razzing() {}

  /** The turns for which a fault may be caught; none where faults do not outlast the next play. */
  static int turns(Rules rules) {
    return rules.the(Element.Call.class).map(Element.Call::forTurnsOf).orElse(0);
  }

  static boolean razzes(Rules rules) {
    return turns(rules) > 0;
  }

  static void begins(Scene scene, int seat, boolean call) {
    if (!razzes(scene.rules())) {
      return;
    }
    List<Aside.Fault> faults = new ArrayList<>(scene.now().aside().faults());
    if (faults.size() == MOST) {
      faults.removeFirst();
    }
    faults.add(new Aside.Fault(seat, call, Set.of()));
    become(scene, faults);
  }

  private static void become(Scene scene, List<Aside.Fault> faults) {
    State now = scene.now().aside(scene.now().aside().faults(faults));
    for (int seat = 0; seat < now.seats(); seat++) {
      now = now.caller(seat, now.caller(seat).owes(owesCall(faults, seat)));
    }
    scene.becomes(now);
  }

  private static boolean owesCall(List<Aside.Fault> faults, int seat) {
    return faults.stream().anyMatch(fault -> fault.seat() == seat && fault.call());
  }

  /** The oldest fault of a seat. */
  static Optional<Aside.Fault> oldest(State state, int seat) {
    return state.aside().faults().stream().filter(fault -> fault.seat() == seat).findFirst();
  }

  /** A seat has been caught for its oldest fault. */
  static void caught(Scene scene, int seat) {
    Aside.Fault oldest = oldest(scene.now(), seat).orElseThrow();
    become(scene, State.minus(scene.now().aside().faults(), oldest));
  }

  /** A seat has called after all. */
  static void called(Scene scene, int seat) {
    if (razzes(scene.rules())) {
      become(
          scene,
          scene.now().aside().faults().stream()
              .filter(fault -> fault.seat() != seat || !fault.call())
              .toList());
    }
  }

  /** A seat has finished a turn. */
  static void finished(Scene scene, int seat) {
    if (razzes(scene.rules())) {
      int turns = turns(scene.rules());
      become(
          scene,
          scene.now().aside().faults().stream()
              .map(fault -> fault.hasFinished(seat))
              .filter(fault -> fault.finished().size() < turns)
              .toList());
    }
  }
}
