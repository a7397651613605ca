package eightfold.rules.vocabulary;

import eightfold.rules.vocabulary.Effect.Trait;
import eightfold.rules.vocabulary.Effect.Traits;
import java.util.Optional;

/** Cards that make other cards go somewhere, or have them seen by somebody. */
public sealed interface MovementRules permits Effect {
  /** Cards go from one place to another, or are shown. */
  sealed interface Movement extends Effect {}

  /**
   * Its player does something with a card of the hand, once it lies and all else is declared; no
   * game has it. In a {@code when} line it is what the player of the card does that set the line
   * off, in the place of what that card would have it do.
   *
   * @param cards how many, 1..5, all of the hand where that holds fewer
   * @param who whom its player names or means; of no use where nobody is meant
   */
  record Decides(
      Choice what,
      @Standard("1") @Between(least = 1, most = 5) int cards,
      @Standard("next") OtherSeat who)
      implements Movement, Consequence, Phrased {
    @Override
    public Choice phrase() {
      return what;
    }

    /** Whom its player names or means, if anybody. */
    public Optional<OtherSeat> other() {
      return what == Choice.EXCHANGES ? Optional.empty() : Optional.of(who);
    }
  }

  /** What its player does. */
  enum Choice {
    /**
     * Its player may put a card of the hand on the stock and takes the one that was on top for it.
     * Nobody else sees either.
     */
    @Excludes({"counts", "repeat"})
    @Traits({Trait.SPECIAL, Trait.DECIDES, Trait.FOR_GOOD})
    @Phrase("exchanges with stock")
    EXCHANGES,
    /**
     * Its player shows another seat so many cards (1..5) of the hand, all of it where that holds
     * fewer. Nobody else sees the cards.
     */
    @Excludes({"counts", "repeat", "owes its suit", "owes any card"})
    @Excludes(
        value = {"cheating", "match countdown"},
        reach = Reach.BOOK_ONCE)
    @Traits({Trait.SPECIAL, Trait.DECIDES, Trait.FOR_GOOD})
    @Phrase(
        value = "shows",
        says = {"cards", "to=who"})
    SHOWS,
    /**
     * Its player gives another seat a card of the hand, but never the last one. Only the two see
     * it.
     */
    @Excludes({"counts", "repeat", "owes its suit", "owes any card"})
    @Excludes(
        value = {"gives to others", "trades", "cheating", "match countdown"},
        reach = Reach.BOOK_ONCE)
    @Traits({Trait.SPECIAL, Trait.DECIDES, Trait.FOR_GOOD})
    @Phrase(value = "gives a card to", says = "who")
    GIVES
  }
}
