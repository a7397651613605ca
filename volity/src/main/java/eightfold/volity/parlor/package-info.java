/** Where tables are opened, and what there is to find. */
@NullMarked
package eightfold.volity.parlor;

import org.jspecify.annotations.NullMarked;
