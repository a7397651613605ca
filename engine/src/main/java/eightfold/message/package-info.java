/**
 * What the program says to people, as values: a {@link eightfold.message.Message} is a key and its
 * arguments, {@link eightfold.message.Texts} has the words for it in a language.
 */
@org.jspecify.annotations.NullMarked
package eightfold.message;
