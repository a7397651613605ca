/** Where tables are found, opened and joined. */
@NullMarked
package eightfold.server.lobby;

import org.jspecify.annotations.NullMarked;
