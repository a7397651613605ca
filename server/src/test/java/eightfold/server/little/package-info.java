/** A game small enough to know by heart, so that tests of rooms need no rule book. */
@NullMarked
package eightfold.server.little;

import org.jspecify.annotations.NullMarked;
