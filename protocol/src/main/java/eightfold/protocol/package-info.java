/** What goes over the wire: messages as records, and their JSON. */
@NullMarked
package eightfold.protocol;

import org.jspecify.annotations.NullMarked;
