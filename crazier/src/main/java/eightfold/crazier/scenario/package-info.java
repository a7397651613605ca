/** Scenarios in the notation of the game's own page, part D.1. */
@org.jspecify.annotations.NullMarked
package eightfold.crazier.scenario;
