/**
 * A game so plain that a test can be argued without a rule book: three cards each, a card follows
 * in suit or rank, a draw ends the turn, whoever is out scores a point, two points win.
 */
@org.jspecify.annotations.NullMarked
package eightfold.plain;
