package eightfold.game;

import java.util.Locale;

/** What a table waits for (notation, page 4). */
public enum Awaits {
  /** Nothing: no deal is running. */
  NOTHING,
  /** A turn in which nothing has been done. */
  PLAY,
  /** A turn that {@code lay} has kept open. */
  MORE,
  /** An answer to a draw penalty or a skip that lies on the seat. */
  ANSWER,
  /** A suit to be declared. */
  SUIT,
  /** A rank to be declared. */
  RANK,
  /** Whether the dealer takes the starter. */
  TAKE,
  /** A card to be given. */
  GIVE,
  /** A seat to be named. */
  TARGET,
  /** A card that must go on the one just played. */
  FOLLOW,
  /** All seats at once: who grabs first. */
  GRAB,
  /** A card of the hand to be exchanged with the top card of the stock, or a pass. */
  EXCHANGE,
  /** Seats to be chosen. */
  PLAYERS,
  /** Assets to be chosen. */
  ASSETS,
  /** Cards to be chosen. */
  CARDS,
  /** A colour to be named. */
  COLOR,
  /** A side of the table to be chosen. */
  SIDE,
  /** Whether something is done at all. */
  MAY,
  /** Which ability comes first. */
  ORDER,
  /** In which order cards are laid down. */
  ORDER_CARDS,
  /** Whether something that waits is remembered or forgotten. */
  REMEMBER;

  private final String word = name().equals("NOTHING") ? "" : name().toLowerCase(Locale.ROOT);

  /** As the notation writes it: {@code play}; empty for {@link #NOTHING}. */
  public String word() {
    return word;
  }

  /**
   * Whether all seats decide at once, in the order in which they come: nobody's decision makes
   * another seat's late.
   */
  public boolean together() {
    return this == GRAB;
  }

  @Override
  public String toString() {
    return word;
  }
}
