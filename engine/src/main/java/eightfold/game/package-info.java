/**
 * The one face that every kind of game shows to rooms, bots, records, scenarios and the lab: a game
 * ({@link eightfold.game.Game}: rules and options fixed) begins matches ({@link
 * eightfold.game.Match}), in which seats act, are refused, and see what they may see.
 */
@org.jspecify.annotations.NullMarked
package eightfold.game;
