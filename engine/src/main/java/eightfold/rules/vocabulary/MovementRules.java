package eightfold.rules.vocabulary;

import eightfold.rules.vocabulary.Effect.Trait;
import eightfold.rules.vocabulary.Effect.Traits;
import java.util.Optional;

/** Cards that make other cards go somewhere, or have them seen by somebody. */
public sealed interface MovementRules permits Effect {
  /** Cards go from one place to another, or are shown. */
  sealed interface Movement extends Effect {}

  /** Every seat hands its whole hand to its neighbour. */
  @Keyword("hands")
  @Traits({Trait.SPECIAL, Trait.FOR_GOOD})
  record Hands(@Standard("stay") Go go) implements Movement {
    /** Where they go. */
    public enum Go {
      STAY,
      /** To the next seat clockwise. */
      LEFT,
      /** To the next seat counterclockwise. */
      RIGHT,
      /** To the next seat in the direction of play. */
      ON
    }
  }

  /** Whole hands that all get to see when the card is laid. */
  @Keyword("reveal")
  @Traits({Trait.SPECIAL, Trait.FOR_GOOD})
  record Reveal(@Standard("nobody") Whose whose) implements Movement {
    /** Whose they are. */
    public enum Whose {
      NOBODY,
      NEXT,
      OTHERS
    }
  }

  /**
   * Its player may give each other seat a card; the deal ends where the cards do not outlast it.
   */
  @Excludes({"counts", "repeat", "duel", "grab"})
  @Clause("gives to others")
  @Traits({Trait.SPECIAL, Trait.FOR_GOOD})
  record GivesToOthers() implements Movement {}

  /**
   * Has its player do something with a card of the hand, once it lies and all else is declared. In
   * a {@code when} line it is what the player of the card does that set the line off, in the place
   * of what that card would have it do.
   */
  sealed interface Decision extends Movement, Consequence {
    /** Whom its player names or means, if anybody. */
    Optional<OtherSeat> other();
  }

  /**
   * Its player may put a card of the hand on the stock and takes the one that was on top for it; no
   * game has it. Nobody else sees either.
   */
  @Excludes({"counts", "repeat"})
  @Clause("exchanges with stock")
  @Traits({Trait.SPECIAL, Trait.DECIDES, Trait.FOR_GOOD})
  record ExchangesWithStock() implements Decision {
    @Override
    public Optional<OtherSeat> other() {
      return Optional.empty();
    }
  }

  /**
   * Its player shows another seat so many cards (1..5) of the hand, all of it where that holds
   * fewer; no game has it. Nobody else sees the cards.
   */
  @Excludes({"counts", "repeat", "owes its suit", "owes any card"})
  @Excludes(
      value = {"cheating", "match countdown"},
      reach = Reach.BOOK_ONCE)
  @Clause("shows")
  @Traits({Trait.SPECIAL, Trait.DECIDES, Trait.FOR_GOOD})
  record Shows(@Between(least = 1, most = 5) int cards, @Clause("to") OtherSeat who)
      implements Decision {
    @Override
    public Optional<OtherSeat> other() {
      return Optional.of(who);
    }
  }

  /**
   * Its player gives another seat a card of the hand, but never the last one; no game has it. Only
   * the two see it.
   */
  @Excludes({"counts", "repeat", "owes its suit", "owes any card"})
  @Excludes(
      value = {"gives to others", "trades", "cheating", "match countdown"},
      reach = Reach.BOOK_ONCE)
  @Clause("gives a card to")
  @Traits({Trait.SPECIAL, Trait.DECIDES, Trait.FOR_GOOD})
  record GivesACard(OtherSeat who) implements Decision {
    @Override
    public Optional<OtherSeat> other() {
      return Optional.of(who);
    }
  }

  /**
   * The top card of the stock is turned up onto the pile as if its player had laid it too: it is
   * what is to be matched, and has its effects. Nothing is turned up where the stock is empty.
   */
  @Excludes(
      value = {
        "counts",
        "repeat",
        "owes its suit",
        "owes any card",
        "may be followed by any",
        "may be followed by its suit",
        "challenge costs",
        "challenge by next costs",
        "several",
        "pairs",
        "on-its-like",
        "last-effect-only",
        "run-last-effect",
        "last-costs",
        "cheating",
        "factor",
        "match countdown"
      },
      reach = Reach.BOOK_ONCE)
  @Clause("turns up")
  @Traits({Trait.SPECIAL, Trait.FOR_GOOD})
  record TurnsUp() implements Movement, Consequence {}
}
