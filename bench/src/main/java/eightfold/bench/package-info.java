/** Benchmarks. */
@NullMarked
package eightfold.bench;

import org.jspecify.annotations.NullMarked;
