/** One table as Volity clients have it: the referee, a pure function. */
@NullMarked
package eightfold.volity.table;

import org.jspecify.annotations.NullMarked;
