/**
 * What playouts, bots and measurements ask of a match besides: acts that nobody looks at again.
 * Only they, and the matches themselves, may see it.
 */
@org.jspecify.annotations.NullMarked
package eightfold.playout;
