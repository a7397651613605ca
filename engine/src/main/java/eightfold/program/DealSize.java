package eightfold.program;

import eightfold.rules.vocabulary.Element;

/** How many cards each seat is dealt, deal by deal of a match (C3); the number may change. */
public final class DealSize {
  private final Element.Deal rule;

  /** Cards in the first deal, by the number of seats left in the match. */
  private final int[] first;

  DealSize(Element.Deal rule, int seats) {
    this.rule = rule;
    first = new int[seats + 1];
    for (int left = 0; left <= seats; left++) {
      first[left] = rule.cards().at(rule.bySeatsLeft() && left >= 2 ? left : seats);
    }
  }

  /**
   * How many cards each seat is dealt.
   *
   * @param deal its number in the match, from 1
   * @param left how many seats are left in the match
   */
  public int in(int deal, int left) {
    int cards = first[left];
    int down = cards - (deal - 1);
    if (rule.downAndUp()) {
      return down >= 1 ? down : Math.min(cards, 2 - down);
    }
    return rule.oneLessEachDeal() ? Math.max(1, down) : cards;
  }
}
