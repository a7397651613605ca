/** A client of tables over XMPP, for the terminal: lines become calls, and calls become words. */
@NullMarked
package eightfold.volity.client;

import org.jspecify.annotations.NullMarked;
