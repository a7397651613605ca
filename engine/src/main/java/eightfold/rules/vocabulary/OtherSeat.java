package eightfold.rules.vocabulary;

/** One other seat, seen from the player of a card: whom a line about cards can name. */
public enum OtherSeat {
  /** By the direction of play, as {@link #PREVIOUS}. */
  NEXT,
  PREVIOUS,
  /** The next seat clockwise, whatever the direction. */
  LEFT,
  RIGHT,
  /** In games with teams. */
  @Needs(
      value = "teams",
      reach = Reach.BOOK,
      why = "findings.no-partner",
      right = "findings.instead",
      line = "teams")
  PARTNER,
  /** Whom its player names. */
  CHOSEN
}
