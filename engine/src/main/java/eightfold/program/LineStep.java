package eightfold.program;

import eightfold.rules.vocabulary.Consequence;
import eightfold.rules.vocabulary.OtherSeat;
import eightfold.rules.vocabulary.SeatSelector;

/** One thing that a {@code when} line brings about. */
public sealed interface LineStep {
  /** These seats draw so many cards. */
  record Draw(SeatSelector who, Quantity cards) implements LineStep {}

  /** These seats miss so many turns. */
  record Miss(SeatSelector who, Quantity turns) implements LineStep {}

  /** So many seats after the player are passed over. */
  record Skip(Quantity seats) implements LineStep {}

  /** The seats up to that one are passed over. */
  record TurnGoes(SeatSelector who) implements LineStep {}

  /** These seats may play nothing but these kinds in their next turn. */
  record MustPlay(SeatSelector who, long kinds) implements LineStep {}

  /**
   * These seats have to say something.
   *
   * @param words what, or empty for the name of the card
   * @param cost cards for not saying it
   * @param saying its place among {@link Conditions#sayings}; the same for all of a line that make
   *     the player owe the same words at the same cost
   * @param ofCard whether the words are not the same for every card
   */
  record Say(SeatSelector who, String words, int cost, int saying, boolean ofCard)
      implements LineStep {
    /** Whether the name of the card is to be said. */
    public boolean named() {
      return words.isEmpty();
    }
  }

  /** The player changes hands with that seat. */
  record SwapHands(SeatSelector who) implements LineStep {}

  /** These seats show their hands to some, or to all. */
  record ShowHand(SeatSelector who, SeatSelector to, boolean toAll) implements LineStep {}

  /** All hands go to a neighbour. */
  record PassHands(Consequence.Way way) implements LineStep {}

  /** The top card of the stock comes onto the pile as if the player had laid it. */
  record TurnUp() implements LineStep {}

  /** All hands are dealt anew. */
  record Redeal() implements LineStep {}

  /**
   * Cards go from one place to another.
   *
   * @param who the seats that get or give them
   * @param cards how many each of them
   * @param which those that go, where all of some do
   * @param from from whose hands, where they come from other hands
   * @param to where cards go that come into no hand
   */
  record Move(
      Consequence.Route route,
      SeatSelector who,
      Quantity cards,
      Holding which,
      SeatSelector from,
      Consequence.Away to)
      implements LineStep {}

  /** Play turns round. */
  record Reverse() implements LineStep {}

  /** Play goes left from here, or right. */
  record Goes(boolean left) implements LineStep {}

  /** The player has another turn. */
  record Again() implements LineStep {}

  /** The player declares a suit. */
  record DeclareSuit() implements LineStep {}

  /**
   * The player does something with a card of the hand.
   *
   * @param what what it is
   * @param to whom it names or means; the next seat where it is about nobody
   * @param cards how many; 1 where it is about one
   */
  record Decide(CardDecision what, OtherSeat to, int cards) implements LineStep {}

  /** Whether the player has to name the seat. */
  default boolean chooses() {
    return switch (this) {
      case Draw(SeatSelector who, Quantity _) -> isChosen(who);
      case Miss(SeatSelector who, Quantity _) -> isChosen(who);
      case MustPlay(SeatSelector who, long _) -> isChosen(who);
      case SwapHands(SeatSelector who) -> isChosen(who);
      case TurnGoes(SeatSelector who) -> isChosen(who);
      case Say say -> isChosen(say.who());
      case ShowHand(SeatSelector who, SeatSelector to, boolean _) -> isChosen(who) || isChosen(to);
      case Move move -> isChosen(move.who()) || isChosen(move.from());
      case Skip _, PassHands _, TurnUp _, Redeal _, Reverse _, Goes _ -> false;
      case Again _, DeclareSuit _, Decide _ -> false;
    };
  }

  private static boolean isChosen(SeatSelector who) {
    return who.which() == SeatSelector.Which.CHOSEN;
  }
}
