/** The store that several machines share, over a PostgreSQL that the tests start. */
@NullMarked
package eightfold.server.postgres;

import org.jspecify.annotations.NullMarked;
