/** What a room needs from outside: clock, store, link, chance. */
@NullMarked
package eightfold.server.port;

import org.jspecify.annotations.NullMarked;
