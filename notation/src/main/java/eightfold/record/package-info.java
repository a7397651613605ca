/**
 * Game records (the notation, page 5): a match as a text file that any other copy of the program
 * can replay to the same end, with the secrets that prove its shuffles.
 */
@org.jspecify.annotations.NullMarked
package eightfold.record;
