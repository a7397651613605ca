/**
 * Serves tables to browsers: {@link eightfold.server.Server} puts the lobby, the store and the
 * doors together.
 */
@NullMarked
package eightfold.server;

import org.jspecify.annotations.NullMarked;
