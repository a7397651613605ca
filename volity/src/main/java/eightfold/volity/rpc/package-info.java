/** XML-RPC in Jabber-RPC (XEP-0009). */
@NullMarked
package eightfold.volity.rpc;

import org.jspecify.annotations.NullMarked;
