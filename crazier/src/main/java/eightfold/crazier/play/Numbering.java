package eightfold.crazier.play;

/** How seats and cards are numbered: seats from 0 below 8, cards from 0 below 150. */
public final class Numbering {
  /** No card, no seat, no colour. */
  public static final int NONE = -1;

  /** The largest number of seats. */
  public static final int MOST_SEATS = 8;

  /** The largest number of cards; acts are numbered by it. */
  public static final int MOST_CARDS = 150;

  private Numbering() {}
}
