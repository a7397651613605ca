/** The door while it is open: its line to the XMPP server, and its tables. */
@NullMarked
package eightfold.volity.door;

import org.jspecify.annotations.NullMarked;
