package eightfold.program;

import eightfold.rules.vocabulary.Effect;
import java.util.EnumSet;

/**
 * What a card has its player do with a card of the hand, once it lies and all else is declared. The
 * numbers of acts and what a table waits for go by the order of these.
 */
public enum CardDecision {
  /** A card for the top one of the stock. */
  EXCHANGE(Effect.Choice.EXCHANGES, true, false, 1),
  /** Cards shown to another seat. */
  SHOW(Effect.Choice.SHOWS, false, true, 1),
  /** A card for another seat. */
  GIVE(Effect.Choice.GIVES, false, true, 2);

  /** How many there are, for numbers that are constants. */
  public static final int COUNT = 3;

  /** How many of them name a seat. */
  public static final int NAMING = 2;

  static {
    if (COUNT != values().length
        || NAMING != EnumSet.allOf(CardDecision.class).stream().filter(d -> d.namesSeat).count()) {
      throw new ExceptionInInitializerError("there are " + values().length + " decisions");
    }
  }

  private final Effect.Choice choice;
  private final boolean takesStock;
  private final boolean namesSeat;
  private final int leastHand;

  CardDecision(Effect.Choice choice, boolean takesStock, boolean namesSeat, int leastHand) {
    this.choice = choice;
    this.takesStock = takesStock;
    this.namesSeat = namesSeat;
    this.leastHand = leastHand;
  }

  /** Which one a line speaks of. */
  static CardDecision of(Effect.Choice said) {
    return switch (said) {
      case EXCHANGES -> EXCHANGE;
      case SHOWS -> SHOW;
      case GIVES -> GIVE;
    };
  }

  /** What a line says of such cards. */
  Effect.Choice choice() {
    return choice;
  }

  /** Whether it comes to nothing where the stock is empty. */
  public boolean takesStock() {
    return takesStock;
  }

  /** How many cards a hand holds at least that can do it. */
  public int leastHand() {
    return leastHand;
  }

  /** Whether the act names a seat behind the card. */
  public boolean namesSeat() {
    return namesSeat;
  }
}
