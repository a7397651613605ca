/** Bots in any language, which play over their standard input and output. */
@NullMarked
package eightfold.cli.arena;

import org.jspecify.annotations.NullMarked;
