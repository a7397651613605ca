package eightfold.program;

import eightfold.cards.Kind;
import eightfold.cards.Kinds;
import eightfold.cards.Pack;
import eightfold.rules.vocabulary.CardSet;
import eightfold.rules.vocabulary.Element;
import eightfold.rules.vocabulary.RuleBook;

/**
 * Several cards in a turn (C13).
 *
 * @param allowed the chains that the book allows, as bits; 0: one card a turn
 * @param setsOf the kinds that may follow, and be followed by, one of their rank
 * @param alone kinds that stand alone in a turn of several cards
 * @param leastRun the least number of cards of a run; 2 where a pair is enough
 * @param couple the kinds that make a marriage with another
 * @param pack what kinds are
 */
public record ChainRules(
    int allowed, long setsOf, long alone, int leastRun, long couple, Pack pack) {
  public static final int SAME_RANK = 1;
  public static final int RUN = 1 << 1;
  public static final int NEIGHBOURS = 1 << 2;
  public static final int ALTERNATING = 1 << 3;

  /** Further cards on single cards that say so. */
  public static final int FOLLOW_ON = 1 << 4;

  /** Two ranks in one suit. */
  public static final int MARRIAGE = 1 << 5;

  /**
   * The chains of a book.
   *
   * @param followOn whether single cards let others follow
   */
  static ChainRules of(RuleBook book, long wild, boolean followOn) {
    Element.Turns turns = book.the(Element.Turns.class);
    int allowed = followOn ? FOLLOW_ON : 0;
    int leastRun = 2;
    long couple = Kinds.NONE;
    for (Element.Several several : book.all(Element.Several.class).toList()) {
      allowed |= bit(several.chain());
      switch (several.chain()) {
        case RUN -> leastRun = several.least();
        case MARRIAGE -> couple = several.couple().mask(wild);
        case SAME_RANK, NEIGHBOURS, ALTERNATING -> {
          // nothing more is said of them
        }
      }
    }
    long setsOf =
        turns.setsOf().isEmpty()
            ? book.pack().all() & ~book.pack().jokers()
            : new CardSet(turns.setsOf()).mask(wild);
    return new ChainRules(
        allowed, setsOf, new CardSet(turns.alone()).mask(wild), leastRun, couple, book.pack());
  }

  private static int bit(Element.Several.Chain chain) {
    return switch (chain) {
      case SAME_RANK -> SAME_RANK;
      case RUN -> RUN;
      case NEIGHBOURS -> NEIGHBOURS;
      case ALTERNATING -> ALTERNATING;
      case MARRIAGE -> MARRIAGE;
    };
  }

  /**
   * The kind that makes a marriage with this one, {@link Kind#NONE} for all others: in a pack of a
   * book's own also for half of a marriage whose other half no card is. Where several are of its
   * suit and the other rank it is the first of them.
   */
  public int partner(int kind) {
    long partners =
        Kinds.has(couple, kind) ? couple & pack.sameSuit(kind) & ~pack.sameRank(kind) : Kinds.NONE;
    return partners == Kinds.NONE ? Kind.NONE : Long.numberOfTrailingZeros(partners);
  }
}
