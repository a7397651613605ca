/** Tests of the adapter. */
@NullMarked
package eightfold.server.adapter;

import org.jspecify.annotations.NullMarked;
