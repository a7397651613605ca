/** A whole network in one thread: a room service, clients, a table and its referee, by a seed. */
@NullMarked
package eightfold.volity.village;

import org.jspecify.annotations.NullMarked;
