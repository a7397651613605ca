package eightfold.bots;

import eightfold.game.FastChance;
import eightfold.game.Match;
import eightfold.game.Verb;
import eightfold.game.Verb.Sort;
import eightfold.playout.PlayoutMatch;
import java.util.Arrays;
import java.util.List;

/**
 * Plays deals to the end with one {@link Policy} in every seat, by the numbers of acts, and counts
 * them. It makes the calls that its seats owe: before the play that leaves one card where a call is
 * legal then, otherwise as soon as it is. It catches nobody. Words that a seat owes it says before
 * another one acts, or, by the policy, says or not with equal chance. What is to be grabbed goes to
 * the seats in an order of chance. Nothing is allocated while it plays.
 */
public final class Playout {
  private static final int SHEDS = Sort.SHEDS.ordinal();
  private static final int DRAWS = Sort.DRAWS.ordinal();
  private static final int CALLS = Sort.CALLS.ordinal();
  private static final int GRABS = Sort.GRABS.ordinal();
  private static final int SPEAKS = Sort.SPEAKS.ordinal();
  private static final int NONE = -1;
  private static final byte UNKNOWN = -1;

  private final Match match;
  private final Policy policy;

  private final List<Verb> verbs;

  /** Of each number of an act: its verb's place among them, or UNKNOWN where none was seen yet. */
  private byte[] verbOf = unknown(new byte[256], 0);

  /** Of each verb: the ordinal of its sort. */
  private final byte[] sortOf;

  private final int[] legal = new int[Match.MOST_LEGAL];
  private final byte[] sorts = new byte[Match.MOST_LEGAL];
  private final int[] spoken = new int[Match.MOST_LEGAL];
  private final int[] counts;
  private int decisions;

  /** The call among the acts last written to {@link #legal}, or NONE. */
  private int call;

  /** The grab among them, or NONE. */
  private int grab;

  /** Whether acts are chosen without a look at them. */
  private final boolean byChance;

  /** Whether seats may come to owe words. */
  private final boolean words;

  /** Whether they may come to owe calls. */
  private final boolean calls;

  /** The least number of an act that is done out of turn. */
  private final int outOfTurn;

  public Playout(Match match, Policy policy) {
    this.match = match;
    this.policy = policy;
    verbs = match.game().verbs();
    counts = new int[verbs.size()];
    sortOf = new byte[verbs.size()];
    for (int i = 0; i < sortOf.length; i++) {
      sortOf[i] = (byte) verbs.get(i).sort().ordinal();
    }
    int act = 0;
    while (act < verbOf.length && match.inTurn(act)) {
      act++;
    }
    outOfTurn = act;
    byChance = !policy.goesBySorts();
    words = match.asksForWords();
    calls = match.hasCalls();
  }

  /** Plays the running deal to its end. */
  public void playDeal(FastChance chance) {
    decisions = 0;
    Arrays.fill(counts, 0);
    for (int seat = match.turn(); seat != Match.NOBODY; seat = match.turn()) {
      int made = policy.playOn(match, chance, counts);
      if (made > 0) {
        decisions += made;
        continue;
      }
      int act = policy.pick(match, seat, chance);
      if (act == Match.NOBODY) {
        act = chosen(seat, chance);
        if (act == NONE) {
          continue;
        }
      }
      int verb = verb(act);
      if (words) {
        sayOrNot(seat, chance);
        // speech may cost cards, and so end the deal
        if (match.turn() != seat) {
          continue;
        }
      }
      apply(seat, act, verb);
      // the hand first, which seldom is so small
      if (calls && match.held(seat) == 1 && sortOf[verb] < DRAWS && match.turn() != Match.NOBODY) {
        callIfOwed(seat);
      }
    }
  }

  /**
   * The act that the policy chooses from the list, a call that goes before it made; NONE where the
   * turn has gone on meanwhile.
   */
  private int chosen(int seat, FastChance chance) {
    int count = choices(seat);
    if (grab != NONE || count == 0) {
      actAhead(seat, chance);
      return NONE;
    }
    int act = legal[policy.choose(sorts, count, chance)];
    if (call != NONE && sortOf[verb(act)] == SHEDS && match.held(seat) == 2) {
      apply(seat, call, verb(call));
      // a call that counts as false may cost cards that end the deal
      if (match.turn() != seat) {
        return NONE;
      }
    }
    return act;
  }

  /** How many acts the seats have made in the deal last played, calls included. */
  public int decisions() {
    return decisions;
  }

  /** How many of them had this verb. */
  public int decisions(Verb verb) {
    return counts[verbs.indexOf(verb)];
  }

  /** Writes the acts of the seat that can be done in turn only, and their sorts; says how many. */
  private int choices(int seat) {
    int all = match.legal(seat, legal);
    int count = 0;
    call = NONE;
    grab = NONE;
    if (byChance && (all == 0 || legal[all - 1] < outOfTurn)) {
      return all;
    }
    for (int i = 0; i < all; i++) {
      int act = legal[i];
      byte sort = sortOf[verb(act)];
      if (sort < CALLS) {
        legal[count] = act;
        sorts[count++] = sort;
      } else if (sort == CALLS) {
        call = act;
      } else if (sort == GRABS) {
        grab = act;
      }
    }
    return count;
  }

  private int verb(int act) {
    return act < verbOf.length && verbOf[act] != UNKNOWN ? verbOf[act] : learn(act);
  }

  private int learn(int act) {
    if (act >= verbOf.length) {
      verbOf = unknown(Arrays.copyOf(verbOf, Integer.highestOneBit(act) << 1), verbOf.length);
    }
    verbOf[act] = (byte) verbs.indexOf(match.verb(act));
    return verbOf[act];
  }

  private static byte[] unknown(byte[] places, int from) {
    Arrays.fill(places, from, places.length, UNKNOWN);
    return places;
  }

  private void apply(int seat, int act, int verb) {
    PlayoutMatch.applyUnchecked(match, seat, act);
    decisions++;
    counts[verb]++;
  }

  /** Each word that another seat owes is said, or costs what it costs when this one acts. */
  private void sayOrNot(int actor, FastChance chance) {
    for (int seat = 0; seat < match.seats(); seat++) {
      int owed = seat == actor ? 0 : match.owedWords(seat);
      for (int i = owed == 0 ? 0 : match.legal(seat, spoken); i > 0; i--) {
        boolean says = sortOf[verb(spoken[i - 1])] == SPEAKS;
        if (says && (policy.saysAll() || chance.below(2) == 0)) {
          apply(seat, spoken[i - 1], verb(spoken[i - 1]));
        }
      }
    }
  }

  private void callIfOwed(int seat) {
    choices(seat);
    if (call != NONE) {
      apply(seat, call, verb(call));
    }
  }

  /**
   * Where the table waits for several seats: one of those that grab, else the next that can act.
   */
  private void actAhead(int turn, FastChance chance) {
    int first = chance.below(match.seats());
    for (int i = 0; i < match.seats(); i++) {
      int seat = (first + i) % match.seats();
      choices(seat);
      if (grab != NONE) {
        apply(seat, grab, verb(grab));
        return;
      }
    }
    for (int i = 0; i < match.seats(); i++) {
      int seat = (turn + i) % match.seats();
      int count = choices(seat);
      if (count > 0) {
        int chosen = policy.choose(sorts, count, chance);
        apply(seat, legal[chosen], verb(legal[chosen]));
        return;
      }
    }
    throw new IllegalStateException("nobody can act though the deal is not over");
  }
}
