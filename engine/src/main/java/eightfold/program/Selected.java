package eightfold.program;

import eightfold.rules.vocabulary.SeatSelector;

/** The words for seats of a {@code when} line, as numbers for the kernel. */
public final class Selected {
  public static final int PLAYER = 0;
  public static final int NEXT = 1;
  public static final int PREVIOUS = 2;
  public static final int SEAT = 3;
  public static final int LEFT = 4;
  public static final int RIGHT = 5;
  public static final int OTHERS = 6;
  public static final int ALL = 7;
  public static final int CHOSEN = 8;
  public static final int PARTNER = 9;
  public static final int MOST_CARDS = 10;
  public static final int FEWEST_CARDS = 11;

  private Selected() {}

  static int of(SeatSelector who) {
    return switch (who.which()) {
      case PLAYER -> PLAYER;
      case NEXT -> NEXT;
      case PREVIOUS -> PREVIOUS;
      case SEAT -> SEAT;
      case LEFT -> LEFT;
      case RIGHT -> RIGHT;
      case OTHERS -> OTHERS;
      case ALL -> ALL;
      case CHOSEN -> CHOSEN;
      case PARTNER -> PARTNER;
      case MOST_CARDS -> MOST_CARDS;
      case FEWEST_CARDS -> FEWEST_CARDS;
    };
  }
}
