package eightfold.program;

import eightfold.rules.vocabulary.Element;
import java.util.List;
import java.util.stream.IntStream;

/**
 * How many cards each seat is dealt, deal by deal of a match (C3); the number may change.
 *
 * @param rule what the book says of deals
 * @param first cards in the first deal, by the number of seats left in the match
 */
public record DealSize(Element.Deal rule, List<Integer> first) {
  public DealSize {
    first = List.copyOf(first);
  }

  static DealSize of(Element.Deal rule, int seats) {
    return new DealSize(
        rule,
        IntStream.rangeClosed(0, seats)
            .map(left -> rule.cards().at(rule.bySeatsLeft() && left >= 2 ? left : seats))
            .boxed()
            .toList());
  }

  /**
   * How many cards each seat is dealt.
   *
   * @param deal its number in the match, from 1
   * @param left how many seats are left in the match
   */
  public int in(int deal, int left) {
    int cards = first.get(left);
    int down = cards - (deal - 1);
    if (rule.downAndUp()) {
      return down >= 1 ? down : Math.min(cards, 2 - down);
    }
    return rule.oneLessEachDeal() ? Math.max(1, down) : cards;
  }
}
