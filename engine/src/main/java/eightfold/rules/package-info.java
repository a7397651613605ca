/**
 * The rule language: what a rule book can say, as sealed records ({@link eightfold.rules.Element},
 * {@link eightfold.rules.Effect}); their text and JSON forms, derived from the records one to one;
 * options as named edits; the rule sheet in words.
 */
@org.jspecify.annotations.NullMarked
package eightfold.rules;
