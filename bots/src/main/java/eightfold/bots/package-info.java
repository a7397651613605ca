/** Players that are programs: random, greedy, careful, searching. */
@NullMarked
package eightfold.bots;

import org.jspecify.annotations.NullMarked;
