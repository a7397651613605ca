/** The rule sheet of a book in words, as data for the words of a language. */
@org.jspecify.annotations.NullMarked
package eightfold.rules.sheet;
