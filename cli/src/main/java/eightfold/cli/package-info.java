/** The command {@code eightfold}. */
@NullMarked
package eightfold.cli;

import org.jspecify.annotations.NullMarked;
