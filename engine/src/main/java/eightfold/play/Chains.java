package eightfold.play;

import eightfold.cards.Kind;
import eightfold.cards.Kinds;
import eightfold.program.ChainRules;

/** Which card goes on which in a turn of several cards (C13, eights.md R8): ace low, no wrap. */
final class Chains {
  private Chains() {}

  /** The cards of the last one's rank, where the book lets these make sets. */
  static long sameRank(Table t) {
    int kind = t.slots[Slot.LAST_LAID];
    long sets = t.chains.setsOf();
    return Kinds.has(sets, kind) ? t.pack.sameRank(kind) & sets : Kinds.NONE;
  }

  static long neighbours(Table t, int kind) {
    int rank = t.pack.rank(kind);
    long fits = t.pack.ofRank(rank);
    if (rank > 0) {
      fits |= t.pack.ofRank(rank - 1);
    }
    if (rank + 1 < t.pack.ranks().size()) {
      fits |= t.pack.ofRank(rank + 1);
    }
    return fits;
  }

  /** One rank lower and of another colour. */
  static long alternating(Table t, int kind) {
    int rank = t.pack.rank(kind);
    return rank == 0 ? Kinds.NONE : t.pack.ofRank(rank - 1) & ~t.pack.ofColour(t.pack.colour(kind));
  }

  /** The other card of a marriage; none for cards that make none. */
  static long partner(Table t, int kind) {
    int partner = t.chains.partner(kind);
    return partner == Kind.NONE ? Kinds.NONE : Kinds.of(partner);
  }

  /** The cards that do not follow themselves, but whose partner does that is held, too. */
  static long brides(Table t, int seat, long follows) {
    if (t.chains.couple() == Kinds.NONE
        || t.slots[Slot.BOUND] != Kind.NONE
        || t.slots[Slot.COUNT + seat] < 2) {
      return Kinds.NONE;
    }
    long hand = t.hand(seat) & ~t.chains.alone();
    long second = t.slots[Slot.COUNT + seat] > 2 ? t.pack.all() : last(t, seat);
    long partners = hand & follows & second;
    long brides = Kinds.NONE;
    for (long rest = hand & ~follows & t.chains.couple(); rest != 0; rest &= rest - 1) {
      int bride = Long.numberOfTrailingZeros(rest);
      long partner = partner(t, bride) & partners;
      boolean mayLie = partner != Kinds.NONE && (t.conditions.never(bride) & partner) == 0;
      brides |= mayLie ? Kinds.of(bride) : Kinds.NONE;
    }
    // where a rank alone is asked for, what cards say of the upcard does not count
    boolean rankAlone =
        t.slots[Slot.CALLED_RANK] != Kind.NONE && t.slots[Slot.DECLARED_SUIT] == Table.NOBODY;
    long keptOff = rankAlone ? Kinds.NONE : t.following.keptOff(t.slots[Slot.RULING] & 63);
    return brides & ~keptOff;
  }

  /** What may be the last card of the hand in this turn. */
  private static long last(Table t, int seat) {
    return Situation.blocked(t, seat) ? Kinds.NONE : t.lastAllowed;
  }

  /** What single cards let follow, whatever the chain: any card, or one card of their suit. */
  static long followOn(Table t) {
    if (t.is(Slot.CAME_BY_SUIT)) {
      return Kinds.NONE;
    }
    if (Kinds.has(t.followed.byAny(), t.slots[Slot.LAST_LAID])) {
      return t.pack.all();
    }
    return t.slots[Slot.LAID] == 1 && Kinds.has(t.followed.bySuit(), t.slots[Slot.LAST_LAID])
        ? t.pack.sameSuit(t.slots[Slot.LAST_LAID])
        : Kinds.NONE;
  }

  /** The kind one rank up (+1) or down (−1) in its suit, or none. */
  private static long beside(Table t, int kind, int step) {
    int rank = t.pack.rank(kind) + step;
    return rank < 0 || rank >= t.pack.ranks().size()
        ? Kinds.NONE
        : t.pack.sameSuit(kind) & t.pack.ofRank(rank);
  }

  /** The one kind that continues a run whose direction is settled, or {@link Kind#NONE}. */
  static int next(Table t) {
    long next = beside(t, t.slots[Slot.LAST_LAID], t.slots[Slot.RUN_STEP]);
    return next == Kinds.NONE ? Kind.NONE : Long.numberOfTrailingZeros(next);
  }

  /** What continues a run; the second card only where the seat can also lay the third it needs. */
  static long run(Table t, int seat) {
    if (t.slots[Slot.RUN_STEP] != 0) {
      return beside(t, t.slots[Slot.LAST_LAID], t.slots[Slot.RUN_STEP]);
    }
    return second(t, seat, 1) | second(t, seat, -1);
  }

  private static long second(Table t, int seat, int step) {
    long second = beside(t, t.slots[Slot.LAST_LAID], step);
    if (second == 0 || t.chains.leastRun() < 3) {
      return second;
    }
    boolean last = t.slots[Slot.COUNT + seat] == 2;
    long going = Kinds.NONE;
    for (long rest = second; rest != 0; rest &= rest - 1) {
      int kind = Long.numberOfTrailingZeros(rest);
      going |= third(t, seat, kind, step, last) ? Kinds.of(kind) : Kinds.NONE;
    }
    return going;
  }

  /** Whether the seat can lay the next card of a run that has come to this kind. */
  private static boolean third(Table t, int seat, int kind, int step, boolean last) {
    long barred = t.is(Slot.ANSWERING) ? Kinds.NONE : t.masks[Mask.TURN_BARS];
    barred |= t.conditions.never(kind);
    long third = beside(t, kind, step) & t.hand(seat) & ~t.chains.alone() & ~barred;
    return (last ? third & last(t, seat) : third) != 0;
  }

  /** Whether a run whose second card is this one, already laid, can go on. */
  static boolean continues(Table t, int seat, int kind, int step) {
    return third(t, seat, kind, step, t.slots[Slot.COUNT + seat] == 1);
  }

  /** Narrows the chains still possible once a further card lies on the last one. */
  static void narrow(Table t, int seat, int kind) {
    int possible = 0;
    if ((t.slots[Slot.CHAINS] & ChainRules.MARRIAGE) != 0
        && t.slots[Slot.LAID] == 1
        && Kinds.has(partner(t, t.slots[Slot.LAST_LAID]), kind)) {
      possible |= ChainRules.MARRIAGE;
    }
    if ((t.slots[Slot.CHAINS] & ChainRules.SAME_RANK) != 0 && Kinds.has(sameRank(t), kind)) {
      possible |= ChainRules.SAME_RANK;
    }
    if ((t.slots[Slot.CHAINS] & ChainRules.NEIGHBOURS) != 0
        && Kinds.has(neighbours(t, t.slots[Slot.LAST_LAID]), kind)) {
      possible |= ChainRules.NEIGHBOURS;
    }
    if ((t.slots[Slot.CHAINS] & ChainRules.RUN) != 0 && Kinds.has(run(t, seat), kind)) {
      possible |= ChainRules.RUN;
      t.slots[Slot.RUN_STEP] = t.pack.rank(kind) - t.pack.rank(t.slots[Slot.LAST_LAID]);
    }
    if ((t.slots[Slot.CHAINS] & ChainRules.ALTERNATING) != 0
        && Kinds.has(alternating(t, t.slots[Slot.LAST_LAID]), kind)) {
      possible |= ChainRules.ALTERNATING;
    }
    if (Kinds.has(followOn(t), kind)) {
      t.set(
          Slot.CAME_BY_SUIT,
          possible == 0 && !Kinds.has(t.followed.byAny(), t.slots[Slot.LAST_LAID]));
      possible |= ChainRules.FOLLOW_ON;
    }
    t.slots[Slot.CHAINS] = possible;
  }
}
