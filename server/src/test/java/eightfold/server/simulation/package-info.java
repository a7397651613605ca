/** The whole server with its people in one thread at a time, by a seed. */
@NullMarked
package eightfold.server.simulation;

import org.jspecify.annotations.NullMarked;
