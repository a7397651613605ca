package eightfold.play;

import eightfold.cards.Kinds;
import eightfold.game.Chance;
import eightfold.program.Program;
import java.util.function.IntPredicate;

/**
 * The unseen part of a hand that all see to owe a call, chosen before the other hands are dealt.
 * Such hands are counted, not waited for: those of one rank, and those of cards that owe another
 * but for one. Of these each is equally likely; which of them owe the call the table says.
 */
final class OwingHand {
  private static final int FINE = 1 << 30;

  private final Program p;
  private final byte[] cards;
  private final int from;
  private final long[] known;
  private final int unseen;
  private final int size;
  private final long owing;

  /**
   * A hand.
   *
   * @param cards unseen cards, of which those from an index on are still to be dealt
   * @param known the planes of what is known of the hand
   * @param unseen how many cards it holds besides
   */
  OwingHand(Program p, byte[] cards, int from, long[] known, int unseen) {
    this.p = p;
    this.cards = cards;
    this.from = from;
    this.known = known;
    this.unseen = unseen;
    size = unseen + knownOf(~Kinds.NONE);
    owing = p.call().rule().ifEmptied() ? p.followed().owing() : Kinds.NONE;
  }

  /**
   * Puts the cards of such a hand before the others, in an order that says nothing.
   *
   * @return whether this one counts: of a hand that has been found in two ways every second does
   */
  boolean choose(Chance chance) {
    double ofOneRank = ofOneRank();
    double emptied = emptied();
    double at = fraction(chance) * (ofOneRank + emptied);
    if (size <= p.call().rule().at() || ofOneRank + emptied == 0) {
      draw(from, cards.length, unseen, chance);
    } else if (at < ofOneRank) {
      int rank = rank(at);
      draw(from, gather(from, kind -> p.pack().rank(kind) == rank), unseen, chance);
    } else {
      int owed = owed();
      draw(from, gather(from, kind -> Kinds.has(owing, kind)), owed, chance);
      int last = gather(from + owed, kind -> !Kinds.has(owing, kind));
      draw(from + owed, last, unseen - owed, chance);
      chance.arrange(cards, from, from + unseen);
    }
    boolean twice = ofOneRank > 0 && emptied > 0 && isOfOneRank() && isEmptied();
    return !twice || chance.below(2) == 1;
  }

  private static double fraction(Chance chance) {
    return (double) chance.below(FINE) / FINE;
  }

  private int knownOf(long kinds) {
    int count = 0;
    for (long plane : known) {
      count += Long.bitCount(plane & kinds);
    }
    return count;
  }

  private int left(IntPredicate which) {
    int count = 0;
    for (int i = from; i < cards.length; i++) {
      count += which.test(cards[i]) ? 1 : 0;
    }
    return count;
  }

  /** Puts the cards of some kinds before the others; returns where they end. */
  private int gather(int begin, IntPredicate which) {
    int end = begin;
    for (int i = begin; i < cards.length; i++) {
      if (which.test(cards[i])) {
        swap(i, end++);
      }
    }
    return end;
  }

  /** Puts so many cards of a part before the others of it, by chance. */
  private void draw(int begin, int end, int count, Chance chance) {
    for (int i = begin; i < begin + count; i++) {
      swap(i, i + chance.below(end - i));
    }
  }

  private void swap(int one, int other) {
    byte card = cards[one];
    cards[one] = cards[other];
    cards[other] = card;
  }

  // hands of one rank

  private double ofOneRank() {
    double hands = 0;
    for (int rank = 0; rank <= p.pack().ranks().size() && p.call().rule().orOfOneRank(); rank++) {
      hands += ofRank(rank);
    }
    return hands;
  }

  private double ofRank(int rank) {
    boolean may = knownOf(~p.pack().ofRank(rank)) == 0;
    return may ? choices(left(kind -> p.pack().rank(kind) == rank), unseen) : 0;
  }

  private int rank(double at) {
    double left = at;
    int found = 0;
    for (int rank = 0; rank <= p.pack().ranks().size() && left >= 0; rank++) {
      double hands = ofRank(rank);
      found = hands > 0 ? rank : found;
      left -= hands;
    }
    return found;
  }

  private boolean isOfOneRank() {
    int rank = p.pack().rank(cards[from]);
    boolean one = knownOf(~p.pack().ofRank(rank)) == 0;
    for (int i = from; i < from + unseen; i++) {
      one &= p.pack().rank(cards[i]) == rank;
    }
    return one;
  }

  // hands that one turn may empty

  /** How many of the unseen cards owe another. */
  private int owed() {
    return size - 1 - knownOf(owing);
  }

  private double emptied() {
    boolean may =
        owing != Kinds.NONE && size <= EmptyingTurn.MOST + 1 && owed() >= 0 && owed() <= unseen;
    return may
        ? choices(left(kind -> Kinds.has(owing, kind)), owed())
            * choices(left(kind -> !Kinds.has(owing, kind)), unseen - owed())
        : 0;
  }

  private boolean isEmptied() {
    int owe = knownOf(owing);
    for (int i = from; i < from + unseen; i++) {
      owe += Kinds.has(owing, cards[i]) ? 1 : 0;
    }
    return owe == size - 1;
  }

  /** In how many ways some of all can be chosen. */
  private static double choices(int all, int some) {
    double ways = all < some ? 0 : 1;
    for (int i = 0; i < some && ways > 0; i++) {
      ways = ways * (all - i) / (i + 1);
    }
    return ways;
  }
}
