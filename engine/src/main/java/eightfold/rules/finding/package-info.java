/**
 * What is wrong with a rule book, where, and what would be right; as messages, apart from
 * languages.
 */
@org.jspecify.annotations.NullMarked
package eightfold.rules.finding;
