/** Tests of what a server stands on. */
@NullMarked
package eightfold.server.port;

import org.jspecify.annotations.NullMarked;
