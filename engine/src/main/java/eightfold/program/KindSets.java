package eightfold.program;

import eightfold.cards.Kind;
import eightfold.cards.Kinds;

/** A set of kinds for each kind of card. Never changed. */
public final class KindSets {
  /** No kinds for any kind. */
  static final KindSets NONE = new KindSets(new long[Kind.COUNT]);

  private final long[] sets;

  private KindSets(long[] sets) {
    this.sets = sets;
  }

  /** Those of a table by kind. */
  static KindSets of(long[] sets) {
    return new KindSets(sets.clone());
  }

  /** The set of that kind. */
  public long of(int kind) {
    return sets[kind];
  }

  /** The same, but for these kinds that set. */
  KindSets with(long kinds, long set) {
    if (kinds == Kinds.NONE) {
      return this;
    }
    long[] changed = sets.clone();
    for (int kind : Kinds.list(kinds)) {
      changed[kind] = set;
    }
    return new KindSets(changed);
  }
}
