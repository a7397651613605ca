package eightfold.testkit.oracle;

import java.util.List;

/** Hands that cards which owe another one could empty in one turn (semantics 13.3). */
final class EmptiedInATurn {
  private EmptiedInATurn() {}

  /**
   * Whether all of the cards but one owe, and can be put in an order in which each takes the next.
   */
  static boolean possible(Rules rules, List<Integer> held) {
    boolean oneEndsIt = held.stream().filter(kind -> !FollowingUp.owes(rules, kind)).count() == 1;
    return oneEndsIt
        && held.stream().distinct().anyMatch(first -> from(rules, first, minus(held, first)));
  }

  private static List<Integer> minus(List<Integer> held, Integer kind) {
    return State.minus(held, kind);
  }

  private static boolean from(Rules rules, int card, List<Integer> rest) {
    if (rest.isEmpty()) {
      return true;
    }
    return FollowingUp.owes(rules, card)
        && rest.stream()
            .distinct()
            .filter(next -> FollowingUp.takes(rules, card, next))
            .anyMatch(next -> from(rules, next, minus(rest, next)));
  }
}
