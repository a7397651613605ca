/** The table at the terminal: one person against bots. */
@NullMarked
package eightfold.cli.play;

import org.jspecify.annotations.NullMarked;
