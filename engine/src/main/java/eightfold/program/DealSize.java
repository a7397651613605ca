package eightfold.program;

/** How many cards each seat is dealt, deal by deal of a match (C3); the number may change. */
public final class DealSize {
  int first;
  boolean oneLessEachDeal;
  boolean downAndUp;

  /** Cards in the first deal by the number of seats left; 0: as many as ever. */
  final int[] firstBySeatsLeft = new int[16];

  DealSize() {}

  /** The same where so many seats are left in the match. */
  public int in(int deal, int left) {
    return after(firstBySeatsLeft[left] == 0 ? first : firstBySeatsLeft[left], deal);
  }

  private int after(int cards, int deal) {
    int down = cards - (deal - 1);
    if (downAndUp) {
      return down >= 1 ? down : Math.min(cards, 2 - down);
    }
    return oneLessEachDeal ? Math.max(1, down) : cards;
  }
}
