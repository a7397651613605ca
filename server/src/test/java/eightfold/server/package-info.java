/** The server as clients meet it. */
@NullMarked
package eightfold.server;

import org.jspecify.annotations.NullMarked;
