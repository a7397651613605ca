/** Several servers, over a PostgreSQL that the tests start. */
@NullMarked
package eightfold.server.cluster;

import org.jspecify.annotations.NullMarked;
