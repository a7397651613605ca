/** Text for a terminal, in lines of at most 80 columns. */
@NullMarked
package eightfold.cli.layout;

import org.jspecify.annotations.NullMarked;
