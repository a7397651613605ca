/**
 * The oracle: a second program that plays the elements of a rule book, written apart from the
 * kernel, slow and immutable, so that the two can be held against each other act by act. It follows
 * docs/semantics.md clause by clause; where it is wanted fast, ask the kernel.
 *
 * <p>From below: a {@link State} is made of parts that never change; {@link Rules} reads the book;
 * questions about a table ({@link LegalActs} and what it asks) are answered without changing it;
 * moves change it ({@link Drawing}, {@link Calling} and others, in a {@link Scene}); turns ({@link
 * Turns}, {@link Playing} and others) put {@link Work} on its agenda, which the {@link Interpreter}
 * alone takes off; {@link Oracle} is what others use. A test holds that nothing sees upward.
 */
@NullMarked
package eightfold.testkit.oracle;

import org.jspecify.annotations.NullMarked;
