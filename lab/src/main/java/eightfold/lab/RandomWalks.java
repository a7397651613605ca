package eightfold.lab;

import eightfold.bots.Policy;
import eightfold.game.FastChance;
import eightfold.game.Match;
import eightfold.lab.Deals.Choice;
import java.util.List;

/** How seats act at random in a search: in turn by a policy, now and then out of turn. */
final class RandomWalks {
  /** One act in so many is left to any seat that may act, in turn or not. */
  private static final int ANYBODY = 6;

  private RandomWalks() {}

  static Choice choose(Match match, List<Choice> choices, Policy policy, FastChance chance) {
    List<Choice> inTurn =
        choices.stream()
            .filter(choice -> choice.seat() == match.turn() && match.inTurn(choice.act()))
            .toList();
    if (inTurn.isEmpty() || chance.below(ANYBODY) == 0) {
      return choices.get(chance.below(choices.size()));
    }
    byte[] sorts = new byte[inTurn.size()];
    for (int i = 0; i < sorts.length; i++) {
      sorts[i] = (byte) match.verb(inTurn.get(i).act()).sort().ordinal();
    }
    return inTurn.get(policy.choose(sorts, sorts.length, chance));
  }
}
