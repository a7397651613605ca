/**
 * The oracle: a second program that plays the elements of a rule book, written apart from the
 * kernel, slow and immutable, so that the two can be held against each other act by act. It follows
 * docs/semantics.md clause by clause; where it is wanted fast, ask the kernel.
 */
@NullMarked
package eightfold.testkit.oracle;

import org.jspecify.annotations.NullMarked;
