/** The store that several machines share: PostgreSQL. */
@NullMarked
package eightfold.server.postgres;

import org.jspecify.annotations.NullMarked;
