package eightfold.bots;

import eightfold.game.FastChance;
import eightfold.game.FastView;
import eightfold.game.Match;
import eightfold.game.Verb;

/**
 * A {@link Policy} as a player: it chooses by the verbs of its legal acts; it calls, says what it
 * owes to say, and grabs whatever there is to grab.
 */
final class PolicyPlayer implements FastBot {
  private final Policy policy;
  private final int[] places = new int[Match.MOST_LEGAL];
  private final byte[] sorts = new byte[Match.MOST_LEGAL];

  PolicyPlayer(Policy policy) {
    this.policy = policy;
  }

  @Override
  public void forget() {
    // it remembers nothing
  }

  @Override
  public int choose(FastView view, int seat, ActList acts, FastChance chance) {
    if (FastBot.callDue(view, seat, acts)) {
      return acts.call;
    }
    if (acts.grab != ActList.NONE) {
      return acts.grab;
    }
    // the right words are offered to the seat that owes them, and to no other
    for (int i = 0; i < acts.count; i++) {
      if (acts.verb(i).sort() == Verb.Sort.SPEAKS) {
        return i;
      }
    }
    if (view.turn() != seat) {
      return ActList.NONE;
    }
    // after a call that it made before its play it chooses among the plays
    boolean called = view.called(seat) && view.count(seat) == 2;
    int count = called ? choices(acts, true) : 0;
    if (count == 0) {
      count = choices(acts, false);
    }
    if (count == 0) {
      return ActList.NONE;
    }
    int chosen = places[policy.choose(sorts, count, chance)];
    return FastBot.callWise(view, seat, acts, chosen) ? acts.call : chosen;
  }

  private int choices(ActList acts, boolean shedding) {
    int count = 0;
    for (int i = 0; i < acts.count; i++) {
      Verb verb = acts.verb(i);
      if (verb.inTurn() && !acts.faulty[i] && (!shedding || verb.sheds())) {
        places[count] = i;
        sorts[count++] = (byte) verb.sort().ordinal();
      }
    }
    return count;
  }
}
