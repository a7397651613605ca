/** Several machines that share their tables: Pekko places each at one of them. */
@NullMarked
package eightfold.server.cluster;

import org.jspecify.annotations.NullMarked;
