/**
 * Scenario files (the notation, page 4): positions, acts and what must hold after them, in words
 * that people write. They test the project, whoever invents a house rule, and whoever reports a
 * rules bug.
 */
@org.jspecify.annotations.NullMarked
package eightfold.scenario;
