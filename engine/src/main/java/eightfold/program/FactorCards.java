package eightfold.program;

import eightfold.cards.Kinds;
import eightfold.cards.Pack;
import eightfold.rules.vocabulary.Element;
import eightfold.rules.vocabulary.RuleBook;

/**
 * Two rule sets that are in force by turns: suits and ranks, and factors of values.
 *
 * @param any whether the book has them
 * @param bringing kinds that bring factors
 * @param ending those that bring suits and ranks back
 * @param same the kinds of each kind's suit or rank
 * @param dividing the kinds whose value divides each kind's value, or is divided by it
 * @param pack what kinds are
 */
public record FactorCards(
    boolean any, long bringing, long ending, KindSets same, KindSets dividing, Pack pack) {
  static FactorCards of(RuleBook book, long wild) {
    Pack pack = book.pack();
    return book.find(Element.Factor.class)
        .map(rule -> of(pack, rule.by().mask(wild), rule.back().mask(wild)))
        .orElseGet(
            () ->
                new FactorCards(false, Kinds.NONE, Kinds.NONE, KindSets.NONE, KindSets.NONE, pack));
  }

  private static FactorCards of(Pack pack, long bringing, long ending) {
    KindSets same = KindSets.NONE;
    KindSets dividing = KindSets.NONE;
    for (int kind : Kinds.list(pack.all() & ~pack.jokers())) {
      int value = pack.ranks().get(pack.rank(kind)).value();
      same = same.with(Kinds.of(kind), pack.sameSuit(kind) | pack.sameRank(kind));
      dividing =
          dividing.with(
              Kinds.of(kind),
              pack.ofRanks(
                  other -> divides(value, other.value()) || divides(other.value(), value)));
    }
    return new FactorCards(true, bringing, ending, same, dividing, pack);
  }

  private static boolean divides(int one, int other) {
    return one != 0 && other % one == 0;
  }

  /** The kinds whose value divides that of a rank, or is divided by it. */
  public long dividing(int rank) {
    return dividing.of(Long.numberOfTrailingZeros(pack.ofRank(rank)));
  }
}
