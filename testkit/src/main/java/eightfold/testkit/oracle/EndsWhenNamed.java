package eightfold.testkit.oracle;

/**
 * That the turn ends when its player has named the seat for which a line waits (semantics 5.13).
 */
public record EndsWhenNamed() implements Part {}
