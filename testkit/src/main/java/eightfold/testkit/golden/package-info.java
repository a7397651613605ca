/**
 * The golden corpus: deals and matches as an engine played them, to which every later one is held.
 */
@NullMarked
package eightfold.testkit.golden;

import org.jspecify.annotations.NullMarked;
