/**
 * A second program for the patience: slow and plain, written from the rules page, so that the one
 * that people play can be held against it act by act.
 */
@NullMarked
package eightfold.testkit.patience;

import org.jspecify.annotations.NullMarked;
