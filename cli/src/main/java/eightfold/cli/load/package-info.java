/** Clients that play at many tables of a server at once, and what it costs that server. */
@NullMarked
package eightfold.cli.load;

import org.jspecify.annotations.NullMarked;
