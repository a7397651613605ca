/**
 * The shedding family behind the common face: rule books, programs and tables as games and matches.
 */
@org.jspecify.annotations.NullMarked
package eightfold.shedding;
