/**
 * What a rule book can say, as sealed records ({@link eightfold.rules.vocabulary.Element}, {@link
 * eightfold.rules.vocabulary.Effect}), the form in which each is written, and the words that are
 * made of them.
 */
@org.jspecify.annotations.NullMarked
package eightfold.rules.vocabulary;
