package eightfold.crazier.cards;

/** Players as an ability names them, always in turn order from the current player (B.6.2). */
public sealed interface Who {
  record You() implements Who {}

  record Everyone() implements Who {}

  record Opponents() implements Who {}

  /** Those that a variable holds. */
  record Named(String variable) implements Who {}
}
