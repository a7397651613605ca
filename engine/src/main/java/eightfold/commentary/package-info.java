/** What happens at a table, said in sentences. */
@NullMarked
package eightfold.commentary;

import org.jspecify.annotations.NullMarked;
