package eightfold.program;

import eightfold.cards.Kinds;
import eightfold.rules.vocabulary.Effect;

/**
 * What answers a penalty, and what comes of it.
 *
 * @param adding what adds to a debt, by the kind that last added to it
 * @param answering what adds to a debt or cancels it, by the kind that last added to it
 * @param onAnswer cards that a kind adds to a penalty that it answers, besides those it causes
 * @param counts what kinds add to a count
 * @param opensCount kinds that open one
 * @param thenTurn kinds whose debt leaves its taker the turn
 * @param inSuit kinds whose penalty only the suit declared with it answers
 */
public record PenaltyCards(
    KindSets adding,
    KindSets answering,
    KindNumbers onAnswer,
    KindNumbers counts,
    long opensCount,
    long thenTurn,
    long inSuit) {
  static PenaltyCards of(RuledCards cards) {
    KindNumbers counts = cards.numbers(Effect.Penalty.class, Effect.Penalty::counts);
    KindSets adding = KindSets.NONE;
    KindSets answering = KindSets.NONE;
    for (RuledCards.Line line : cards.lines()) {
      for (Effect effect : line.effects()) {
        if (effect instanceof Effect.Penalty penalty) {
          for (int kind : Kinds.list(line.kinds())) {
            long adds = adds(cards, penalty, kind);
            adding = adding.with(Kinds.of(kind), adds);
            answering = answering.with(Kinds.of(kind), adds | cards.mask(penalty.cancelledBy()));
          }
        }
      }
    }
    // in a count only cards that count are answers
    long counting = counts.some();
    for (int kind : Kinds.list(counting)) {
      adding = adding.with(Kinds.of(kind), adding.of(kind) & counting);
      answering = answering.with(Kinds.of(kind), adding.of(kind));
    }
    return new PenaltyCards(
        adding,
        answering,
        cards.numbers(Effect.Penalty.class, Effect.Penalty::adds),
        counts,
        cards.kinds(Effect.Penalty.class, Effect.Penalty::opens),
        cards.kinds(Effect.Penalty.class, Effect.Penalty::thenTurn),
        cards.kinds(Effect.Penalty.class, Effect.Penalty::inDeclaredSuit));
  }

  private static long adds(RuledCards cards, Effect.Penalty penalty, int kind) {
    boolean named = penalty.noAnswer() || !penalty.answeredBy().isEmpty();
    long unnamed = penalty.counts() > 0 ? cards.pack().all() : cards.pack().sameRank(kind);
    return named ? cards.mask(penalty.answeredBy()) : unnamed;
  }
}
