/**
 * Whole books: what a book takes over from another one, options as named edits, and what is found
 * in a book when it is looked at as a whole.
 */
@org.jspecify.annotations.NullMarked
package eightfold.rules.book;
