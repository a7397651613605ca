package eightfold.testkit.oracle;

import eightfold.game.Refusal;
import eightfold.rules.vocabulary.Effect;
import java.util.stream.Stream;

/**
 * What a card has its player do with a card of the hand, once it lies and all else is declared
 * (semantics 19.10 on).
 */
public enum CardDecision {
  /** A card for the top one of the stock. */
  EXCHANGE("exchange", Effect.Choice.EXCHANGES, true, true, false, Refusal.MAY_NOT_DRAW),
  /** Cards that another seat sees. */
  SHOW("show", Effect.Choice.SHOWS, false, false, true, Refusal.NO_SUCH_SEAT),
  /** A card for another seat. */
  GIVE("give", Effect.Choice.GIVES, false, false, true, Refusal.NO_SUCH_SEAT);

  private final String verb;
  private final Effect.Choice choice;
  private final boolean optional;
  private final boolean takesStock;
  private final boolean toSeat;
  private final int unasked;

  CardDecision(
      String verb,
      Effect.Choice choice,
      boolean optional,
      boolean takesStock,
      boolean toSeat,
      int unasked) {
    this.verb = verb;
    this.choice = choice;
    this.optional = optional;
    this.takesStock = takesStock;
    this.toSeat = toSeat;
    this.unasked = unasked;
  }

  /** Which one that is. */
  static CardDecision of(Effect.Decides said) {
    return Stream.of(values())
        .filter(decision -> decision.choice == said.what())
        .findFirst()
        .orElseThrow();
  }

  /** The first word of the act, and the word for what is awaited. */
  String verb() {
    return verb;
  }

  /** What a line says of a card that brings it. */
  Effect.Choice choice() {
    return choice;
  }

  /** Whether it may be left undone. */
  boolean optional() {
    return optional;
  }

  /** Whether it comes to nothing where the stock is empty. */
  boolean takesStock() {
    return takesStock;
  }

  /** Whether the act names another seat behind the card. */
  boolean toSeat() {
    return toSeat;
  }

  /** Why the act is refused in a turn in which it is not awaited. */
  int unasked() {
    return unasked;
  }
}
