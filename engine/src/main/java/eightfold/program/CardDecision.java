package eightfold.program;

import eightfold.rules.vocabulary.Effect;

/**
 * What a card has its player do with a card of the hand, once it lies and all else is declared. The
 * numbers of acts and what a table waits for go by the order of these.
 */
public enum CardDecision {
  /** A card for the top one of the stock. */
  EXCHANGE(Effect.ExchangesWithStock.class, true),
  /** A card shown to the next seat. */
  SHOW(Effect.ShowsToNext.class, false);

  /** How many there are, for numbers that are constants. */
  public static final int COUNT = 2;

  static {
    if (COUNT != values().length) {
      throw new ExceptionInInitializerError("there are " + values().length + " decisions");
    }
  }

  private final Class<? extends Effect.Decision> effect;
  private final boolean takesStock;

  CardDecision(Class<? extends Effect.Decision> effect, boolean takesStock) {
    this.effect = effect;
    this.takesStock = takesStock;
  }

  /** What a line says of such cards. */
  Class<? extends Effect.Decision> effect() {
    return effect;
  }

  /** Whether it comes to nothing where the stock is empty. */
  public boolean takesStock() {
    return takesStock;
  }
}
