/** The wire, message by message. */
@NullMarked
package eightfold.protocol;

import org.jspecify.annotations.NullMarked;
