package eightfold.testkit.oracle;

/** One decision of one seat, as the oracle takes it. */
public sealed interface Act {
  /** Where an act names no seat. */
  int NO_SEAT = -1;

  /** A card from the hand; where a turn may hold several cards it keeps the turn open. */
  record Play(int kind) implements Act {}

  /** Two copies of a card as one act. */
  record Pair(int first, int second) implements Act {}

  /** Closes a turn of several cards. */
  record End() implements Act {}

  /** Names a suit, 0 (clubs) to 3 (spades). */
  record Declare(int suit) implements Act {}

  /** Leaves the suit open, where none can be named. */
  record FreeSuit() implements Act {}

  /** Leaves the rank open, where none can be called. */
  record FreeRank() implements Act {}

  /** Calls a rank, 0 (ace) to 12 (king). */
  record CallRank(int rank) implements Act {}

  /** One card from the stock, or the whole debt. */
  record Draw() implements Act {}

  /** A card from the hand of another seat, in place of one from the stock. */
  record DrawFrom(int seat) implements Act {}

  /** Ends the turn without a play, accepts a skip, or leaves a starter where it lies. */
  record Pass() implements Act {}

  /** The starter into the dealer's hand. */
  record Take() implements Act {}

  /** The game's call. */
  record Call() implements Act {}

  /** Points out that a seat owes its call. */
  record Catch(int seat) implements Act {}

  /** A card from the hand for another seat. */
  record Give(int kind, int seat) implements Act {}

  /**
   * What a card brought its player to do with a card of the hand.
   *
   * @param seat the seat that the act names, or {@link #NO_SEAT}
   */
  record Decided(CardDecision decision, int kind, int seat) implements Act {}

  /** Names another seat. */
  record Target(int seat) implements Act {}

  /** Doubts the play just made. */
  record Challenge() implements Act {}

  /** Grabs what there is one too few of. */
  record Grab() implements Act {}

  /** Says something at the table. */
  record Say(String words) implements Act {}
}
