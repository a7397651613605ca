package eightfold.program;

import eightfold.cards.Kinds;
import eightfold.cards.Pack;
import eightfold.cards.Rank;
import eightfold.rules.vocabulary.CardSet;
import eightfold.rules.vocabulary.Element;
import eightfold.rules.vocabulary.RuleBook;
import java.util.Comparator;
import java.util.List;

/**
 * What cards left in hands count (C16).
 *
 * @param points what each kind counts
 * @param doubling the last cards that double all points of a deal
 * @param drawsLate who holds one of these when a deal is won draws
 * @param cancelling the kinds that take others away
 * @param cancelled the kinds that they may take away, the dearest first
 */
public record HandCount(
    KindNumbers points, long doubling, long drawsLate, long cancelling, List<Integer> cancelled) {
  private static final int JOKER = 50;
  private static final int COURT = 10;

  public HandCount {
    cancelled = List.copyOf(cancelled);
  }

  static HandCount of(RuleBook book, long wild) {
    Element.Scoring rule = book.the(Element.Scoring.class);
    KindNumbers points = points(book, wild);
    long cancelling = new CardSet(rule.cancelling()).mask(wild);
    long spared = new CardSet(rule.spared()).mask(wild);
    return new HandCount(
        points,
        new CardSet(rule.doubledBy()).mask(wild),
        new CardSet(rule.lateHolding()).mask(wild),
        cancelling,
        cancelling == Kinds.NONE
            ? List.of()
            : Kinds.list(book.pack().all() & ~cancelling & ~spared).stream()
                .sorted(Comparator.comparingInt((Integer kind) -> -points.of(kind)))
                .toList());
  }

  private static KindNumbers points(RuleBook book, long wild) {
    Pack pack = book.pack();
    KindNumbers points = KindNumbers.NONE.with(pack.jokers(), JOKER);
    for (int rank = 0; rank < pack.ranks().size(); rank++) {
      Rank of = pack.ranks().get(rank);
      points = points.with(pack.ofRank(rank), of.court() ? COURT : of.value());
    }
    List<Element.Points.Value> values =
        book.find(Element.Points.class).map(Element.Points::values).orElse(List.of());
    for (Element.Points.Value value : values) {
      points = points.with(value.cards().mask(wild) & ~value.cards().singles(), value.points());
    }
    for (Element.Points.Value value : values) {
      points = points.with(value.cards().singles(), value.points());
    }
    return points;
  }
}
