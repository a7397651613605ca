/** The oracle, generators and the scenario dialect for Java tests. */
@NullMarked
package eightfold.testkit;

import org.jspecify.annotations.NullMarked;
