/** The Volity door: tables are played over XMPP as on the Volity network of 2003 to 2010. */
@NullMarked
package eightfold.volity;

import org.jspecify.annotations.NullMarked;
