/** Tests of the lobby. */
@NullMarked
package eightfold.server.lobby;

import org.jspecify.annotations.NullMarked;
