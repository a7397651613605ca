/**
 * The text form of rule books: its lines, derived from the records one to one, read and written.
 */
@org.jspecify.annotations.NullMarked
package eightfold.rules.text;
