/** The ports as they are outside of tests: HTTP, WebSocket, SQL, time. */
@NullMarked
package eightfold.server.adapter;

import org.jspecify.annotations.NullMarked;
