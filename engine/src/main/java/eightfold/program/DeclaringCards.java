package eightfold.program;

import eightfold.cards.Pack;
import eightfold.rules.vocabulary.CardSet;
import eightfold.rules.vocabulary.Effect;

/**
 * Which kinds have their player say what is to be matched.
 *
 * @param suit kinds that declare a suit
 * @param heldSuit those that declare one which is held and was not in force, or free the suit
 * @param rank kinds that call a rank
 * @param orRank kinds whose player may declare a rank instead, beside the suit before it
 * @param andRank kinds whose player declares a rank as well, which matches beside the suit
 * @param ranks the ranks, as bits, that each of them may call
 * @param heldRank kinds that call a rank which is held
 * @param held the cards whose rank each of these may call
 */
public record DeclaringCards(
    long suit,
    long heldSuit,
    long rank,
    long orRank,
    long andRank,
    KindNumbers ranks,
    long heldRank,
    KindSets held) {
  static DeclaringCards of(RuledCards cards) {
    KindNumbers ranks = KindNumbers.NONE;
    KindSets held = KindSets.NONE;
    for (RuledCards.Line line : cards.lines()) {
      for (Effect effect : line.effects()) {
        if (effect instanceof Effect.Declares declares) {
          if (ofHeldRank(declares)) {
            held = held.with(line.kinds(), new CardSet(declares.of()).mask(cards.wild()));
          } else if (declares.rank() || declares.besideSuit()) {
            ranks =
                ranks.with(line.kinds(), callable(cards.pack(), cards.mask(declares.uncallable())));
          }
        }
      }
    }
    return new DeclaringCards(
        cards.kinds(Effect.Declares.class, Effect.Declares::suit),
        cards.kinds(
            Effect.Declares.class,
            declares -> declares.what() == Effect.Declares.Choice.OTHER_SUIT_HELD),
        cards.kinds(Effect.Declares.class, Effect.Declares::rank),
        cards.kinds(Effect.Declares.class, Effect.Declares::orRank),
        cards.kinds(Effect.Declares.class, Effect.Declares::andRank),
        ranks,
        cards.kinds(Effect.Declares.class, DeclaringCards::ofHeldRank),
        held);
  }

  /** Kinds with which a rank comes to be in force beside a suit. */
  public long besideSuit() {
    return orRank | andRank;
  }

  private static boolean ofHeldRank(Effect.Declares declares) {
    return declares.what() == Effect.Declares.Choice.HELD_RANK;
  }

  private static int callable(Pack pack, long except) {
    int ranks = 0;
    for (int rank = 0; rank < pack.ranks().size(); rank++) {
      ranks |= (pack.ofRank(rank) & except) == 0 ? 1 << rank : 0;
    }
    return ranks;
  }
}
