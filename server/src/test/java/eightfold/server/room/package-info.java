/** Rooms without network, threads and clocks. */
@NullMarked
package eightfold.server.room;

import org.jspecify.annotations.NullMarked;
