package eightfold.bots;

import eightfold.game.FastChance;
import eightfold.game.Match;
import eightfold.game.Verb;

/**
 * A policy of playouts: chooses among the legal acts of the seat to act by the sorts of their verbs
 * alone. It needs no view, so that it costs next to nothing; {@link Playout} makes the calls for
 * it.
 */
public interface Policy {
  /**
   * Chooses an act.
   *
   * @param sorts ordinals of the {@link Verb.Sort}s of the legal acts of the seat, calls and the
   *     like left aside
   * @param count how many there are, at least one
   * @param chance the policy's own generator, apart from the match's
   * @return the index of the chosen act
   */
  int choose(byte[] sorts, int count, FastChance chance);

  /** Whether it looks at the sorts of acts; if it does not, they need not be there. */
  default boolean goesBySorts() {
    return true;
  }

  /** Whether its seats say all words that they owe, as bots at a table do; else by chance. */
  default boolean saysAll() {
    return false;
  }

  /**
   * The act that it would choose from the list of the seat to act, found without the list; {@link
   * Match#NOBODY} where the list has to be made, and then no number of the generator is used up.
   */
  default int pick(Match match, int seat, FastChance chance) {
    return Match.NOBODY;
  }

  /**
   * Plays on in every seat, as it would choose act by act, as far as the match can do that by
   * itself; how many acts it has done. {@link Match#playOn} says what is counted.
   */
  default int playOn(Match match, FastChance chance, int[] counts) {
    return 0;
  }

  /** Uniform over all legal acts. */
  Policy RANDOM =
      new Policy() {
        @Override
        public int choose(byte[] sorts, int count, FastChance chance) {
          return chance.below(count);
        }

        @Override
        public boolean goesBySorts() {
          return false;
        }

        @Override
        public int pick(Match match, int seat, FastChance chance) {
          return match.pick(seat, chance);
        }

        @Override
        public int playOn(Match match, FastChance chance, int[] counts) {
          return match.playOn(chance, false, counts);
        }
      };

  /** The same, but it has all legal acts listed where {@link #RANDOM} need not. */
  Policy RANDOM_OF_LIST = (sorts, count, chance) -> chance.below(count);

  /**
   * Uniform over its plays and decisions where it has any; else it draws, else it passes. In a turn
   * of several cards it goes on laying or ends, each way equally likely.
   */
  Policy EAGER =
      new Policy() {
        @Override
        public int choose(byte[] sorts, int count, FastChance chance) {
          return eager(sorts, count, chance);
        }

        @Override
        public boolean saysAll() {
          return true;
        }

        @Override
        public int pick(Match match, int seat, FastChance chance) {
          return match.pickEager(seat, chance);
        }

        @Override
        public int playOn(Match match, FastChance chance, int[] counts) {
          return match.playOn(chance, true, counts);
        }
      };

  private static int eager(byte[] sorts, int count, FastChance chance) {
    if (count > Long.SIZE) {
      return eagerAmongMany(sorts, count, chance);
    }
    // bits for the acts, as a choice by branches could not be foretold
    long sheds = 0;
    long draws = 0;
    for (int i = 0; i < count; i++) {
      sheds |= (sorts[i] < Verb.Sort.DRAWS.ordinal() ? 1L : 0) << i;
      draws |= (sorts[i] == Verb.Sort.DRAWS.ordinal() ? 1L : 0) << i;
    }
    long among = sheds != 0 ? sheds : draws != 0 ? draws : -1L >>> Long.SIZE - count;
    int nth = chance.below(Long.bitCount(among));
    return Long.numberOfTrailingZeros(Long.expand(1L << nth, among));
  }

  /** The same for more acts than a mask has bits. */
  private static int eagerAmongMany(byte[] sorts, int count, FastChance chance) {
    int best = Verb.Sort.PASSES.ordinal();
    int among = 0;
    for (int i = 0; i < count; i++) {
      int urgency = Math.max(sorts[i], Verb.Sort.DECIDES.ordinal());
      if (urgency < best) {
        best = urgency;
        among = 0;
      }
      among += urgency == best ? 1 : 0;
    }
    int nth = chance.below(among);
    int chosen = -1;
    while (nth >= 0) {
      chosen++;
      nth -= Math.max(sorts[chosen], Verb.Sort.DECIDES.ordinal()) == best ? 1 : 0;
    }
    return chosen;
  }
}
