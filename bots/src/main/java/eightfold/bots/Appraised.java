package eightfold.bots;

import eightfold.game.FastChance;
import eightfold.game.View;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Chooses in games that have a rule of thumb of their own for what acts are worth, such as those
 * whose cards say more than rank and suit: no bot could know these cards by watching.
 */
final class Appraised {
  private Appraised() {}

  /** The act of the greatest worth; among equals each is equally likely. */
  static Optional<String> best(View view, FastChance chance) {
    List<Integer> worth = view.abilities().worth();
    List<String> best = new ArrayList<>();
    int most = Integer.MIN_VALUE;
    for (int i = 0; i < worth.size(); i++) {
      if (worth.get(i) > most) {
        most = worth.get(i);
        best.clear();
      }
      if (worth.get(i) == most) {
        best.add(view.legal().get(i));
      }
    }
    return Optional.of(best.get(chance.below(best.size())));
  }
}
